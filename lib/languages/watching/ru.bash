# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# ru: what watching says in Russian; texts are printf formats
#
# Writes: say_*.

narrate_ru() {
    say_watch_calls='активные вызовы, последний сверху'
    say_watch_waiting='массив waiting, top=%d'
    say_watch_queue='список, следующий сверху'
    say_watch_more='ещё %d'
    say_watch_begin='первая ячейка, %s, открыта: начинаем'
    say_watch_open='внутри всё открыто: строим стены'
    say_watch_start='игрок стоит на клетке %d: где цель?'
    say_watch_look='из %s можно идти: %s'
    say_watch_none='из %s идти некуда'
    say_watch_at='в ячейке %s'
    say_watch_draw='выпало число: %d %% %d = %d'
    say_watch_so='%s, значит, %s'
    say_watch_dig='пробить стену из %s на %s'
    say_watch_dig_bridge='мост из %s на %s, над ячейкой'
    say_watch_push='%s идёт в waiting[%d]; '
    say_watch_call='вызов с %s; '
    say_watch_back='снова в %s; '
    say_watch_done='делать больше нечего: готово'
    say_watch_wall='стена, ячеек вдоль неё: %d'
    say_watch_seen='клетка %d найдена с клетки %d'
    say_watch_found='цель, кратчайшим путём; шагов: %d'
    say_watch_frontier='%s граница, ячеек: %d'
    say_watch_sets='буква для каждого множества, осталось %d'
    say_watch_walk='%s блуждание, ячеек: %d'
    say_watch_dug='%s открыто за один раз: %d'
    say_watch_field='%s поле: %d x %d ячеек'
    say_watch_list='%s ждёт в списке'
    say_watch_bridge='%s по мосту'
    say_watch_step='шаг %d из %d'
    say_watch_speed='скорость %d'
    say_watch_small='чтобы видеть всё, нужно окно %d x %d'
    say_watch_run='пробел: пуск'
    say_watch_pause='пробел: пауза'
    say_watch_tab='Tab: массив'
    say_watch_untab='Tab: рекурсия'
    say_watch_keys=(
        'пробел         пуск и пауза'
        'вправо, влево  шаг вперёд и назад'
        '+ -            быстрее, медленнее'
        'Tab            рекурсия или тот же обход с массивом'
        'r              с начала'
        'G              до конца'
        'q              выйти'
    )
}
