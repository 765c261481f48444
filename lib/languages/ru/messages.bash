# shellcheck shell=bash
# shellcheck disable=SC2034 # many are found by their names
#
# messages: the texts of the formats and the errors in Russian; those with %s or %d are printf formats
#
# Writes: say_*.

speak_ru_messages() {
    say_carving='построение'
    say_solving='поиск пути'
    say_directions=(восток запад юг север)
    say_compass=(В ЮВ Ю ЮЗ З СЗ С СВ)
    say_seed='зерно %d'
    say_language=ru
    say_svg_title='Лабиринт %s'
    say_sheet='Лабиринты'
    say_sheet_name='Имя:'
    say_sheet_task='Найдите путь от точки ● до ромба ◆.'
    say_sheet_task_bridges='Найдите путь от точки ● до ромба ◆. Две параллельные линии — это мост: он идёт над другим проходом.'
    say_sheet_solutions='Решения'
    say_sheet_no_way='пути нет'
    say_only_one='%s: в файле %s помещается только один лабиринт
Чтобы собрать несколько на листе, вызовите generate -f sheet'
    say_format_not_for='--format: %s не подходит для %s; укажите text'
    say_only_generate='--format: на листе уже есть решения; вызовите generate, а не %s'
    say_other_ends='с исходными стартом и целью'
    say_screen='экран'
    say_width='ширина'
    say_height='высота'

    say_not_number='%s: вместо %s нужно целое от %d до %d'
    say_out_of_range='%s: %s вне диапазона; нужно от %d до %d'
    say_not_odd='%s: %s — чётное; подойдёт %d или %d'
    say_not_range='%s: %s — не диапазон; нужно A-B, например 20-40'
    say_long_value='%s: %s длиннее %d символов'
    say_not_line='%s: %s не подходит
Нужен текст в UTF-8 без управляющих символов'
    say_not_address='%s: %s не является адресом
Пример адреса: https://example.org/maze.html'
    say_own_name='%s: так файл алгоритма назвать нельзя
В имени допустимы только латинские буквы, цифры, - и _'
    say_own_missing='%s: в файле нет функции %s'
    say_own_ended='%s: алгоритм завершился, не достроив лабиринт'
    say_wrong_arguments='неверные аргументы: %s; вызов пишут так: %s'
    say_only_shell='%s: свой алгоритм работает только в bash; укажите встроенный'
    say_not_choice='%s: %s не подходит
Допустимые значения: %s'
    say_near_choice='%s: %s не подходит; вы имели в виду %s?'
    say_far_choice='%s: %s не подходит; список: maze.sh %s'
    say_unknown_option='%s: неизвестный параметр; список: maze.sh help'
    say_near_option='%s: неизвестный параметр; вы имели в виду %s?'
    say_unknown_command='%s: неизвестная команда; список: maze.sh help'
    say_near_command='%s: неизвестная команда; вы имели в виду %s?'
    say_not_size='%s: это не размер; нужно ШИРИНАxВЫСОТА, например 21x11'
    say_second_word='%s: укажите только одно значение'
    say_not_option_of='%s: у команды %s нет такого параметра
Параметры команды показывает maze.sh help %s'
    say_not_argument_of='%s: команда %s не принимает такой аргумент
Что она принимает, показывает maze.sh help %s'
    say_no_value='%s: нет значения; укажите его после параметра'
    say_no_such_value='%s: этот параметр не принимает значения; укажите %s'
    say_last_seed='--seed: %s слишком велико для этого --count
Наибольшее возможное зерно: %s'
    say_none_fits='%s: лабиринт, подходящий под %s, не найден\n%s'
    say_small_mask='%s: форма мала; нужны хотя бы две ячейки в ширину и высоту'
    say_mask_left='пропущены ячейки, не соединённые с остальными: %d'
    say_met_none='нет'
    say_tried='проверено зёрен: %s, длины путей: %s'
    say_tried_choices='проверено зёрен: %s, выборов на путях: %s'
    say_too_deep='--carver: recursive строит до %d ячеек, а здесь %d; нужен stack'
    say_watch_terminal='--watch: нужен терминал; уберите этот параметр'
    say_not_on_screen='--format: в игре нельзя использовать %s; укажите blocks'
    say_only_sheet='%s: работает только для листов; добавьте --format sheet'
    say_cannot_write='стандартный вывод: запись не удалась
Возможно, он переполнен или закрыт'
    say_cannot_write_to='%s: нельзя записать'
    say_no_folder='%s: папка не найдена; проверьте путь'
    say_file_exists='%s: такой файл уже есть; укажите другое имя: -o ФАЙЛ'
    say_written_page='файл %s сохранён; откройте его в браузере'
    say_no_script='Для этой игры нужен JavaScript.'
    say_only_backtracker='%s: работает только с --algorithm backtracker'
    say_not_together='%s: не сочетается с %s; уберите один из параметров'
    say_no_player='%s: в лабиринте нет игрока; отметьте его: ● или код 8'
    say_no_goal='%s: в лабиринте нет цели; отметьте её: ◆ или код 7'
    say_no_way='от игрока к цели не ведёт ни один путь'

    say_cannot_read='%s: файл не читается'
    say_not_found='%s: файл не найден; проверьте имя'
    say_is_folder='%s: это папка, а не файл'
    say_no_permission='%s: нет прав на чтение файла'
    say_no_mark='%s: в файле нет строки # MARK %s'
    say_bad_file='%s: строка %d: %s'
    say_empty_file='%s: файл пуст'

    say_not_day='%s: это не дата; нужно от 1900-01-01 до 2100-12-31'
}

form_ru() { # <number> -> REPLY: which form goes with it: 1 шаг, 2 шага, 5 шагов
    REPLY=3
    if (($1 % 100 < 11 || $1 % 100 > 14)); then
        case $(($1 % 10)) in
            1) REPLY=1 ;;
            [234]) REPLY=2 ;;
        esac
    fi
}
