# shellcheck shell=bash
# shellcheck disable=SC2034 # found by their names
#
# files: what is noted or refused in the file of a maze, in Russian; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_ru_files() {
    say_control_character='есть управляющий символ'
    say_many_columns='столбцов больше %d'
    say_long_line='длиннее %d байт'
    say_many_other_lines='пустых строк и комментариев больше %d'
    say_many_keys='клавиш больше %d'
    say_not_plain='это не простой текст; нужен UTF-8 без цветов'
    say_few_rows='найдено строк: %d, а нужно %d'
    say_many_rows='строк больше %d'
    say_few_codes='найдено кодов: %d, а нужно %d'
    say_unknown_code='%s — не код; нужна цифра от 0 до 9'
    say_no_maze='%s: лабиринта нет; рисуйте каждый ряд клеток строкой'
    say_no_walls='на рисунке нет стен; рисуйте стены знаком #, а открытые клетки пробелами'
    say_no_corner='рисунок линиями начинается с угла; фигуру сохраните с -f text'
    say_several_walls='неясно, какой знак обозначает стены; рисуйте их знаком #'
    say_unknown_signs='слишком много знаков с неизвестным значением: %s; рисуйте стены знаком #'
    say_unread_format='форматы half, braille, edges и json не читаются; сохраните с -f text'
    say_text_row='между строками лабиринта стоит текст: %s; удалите эту строку'
    say_no_row='не строка: %s; нужно хотя бы 3'
    say_long_sign='в клетке больше одного знака: %s; нужен один'
    say_word_squares='слова вместо клеток: %s; берите знаки'
    say_wall_in_cell='столбец %d: стена внутри ячейки; рисуйте | между ячейками'
    say_uneven_posts='опоры стоят на разном расстоянии; рисуйте все ячейки одного размера'
    say_half_wall='одна клетка нарисована двумя разными знаками; рисуйте её одинаковыми'
    say_read_as_open='эти знаки считаются открытыми клетками: %s'
    say_first_player='игроков: %d; учтён только первый'
    say_first_goal='целей: %d; учтена только первая'
    say_slopes='знаки / и \ не читаются; рисуйте только прямые стены'
    say_three_wide='клетка шириной в три знака; рисуйте её одним или двумя'
    say_second_table='вторая таблица; нужен один рисунок'
    say_read_as_codes='прочитано как файл лабиринта, где 1 — стена'
    say_found_start='старт: %s'
    say_found_goal='цель: %s'
    say_short_rows='слишком коротких строк: %d'
    say_skipped_line='строка %d пропущена: %s'
    say_skipped_lines='строки с %d по %d пропущены'
    say_more_notes='и ещё %d'
    say_second_end='второй игрок (8) или вторая цель (7)'
    say_corner='цель стоит в углу, куда не ведёт ни один путь'
    say_no_other_end='у этого моста нет второго конца'
    say_picture_bridges='по рисунку не понять, куда ведут мосты; сохраните с -f text'
}
