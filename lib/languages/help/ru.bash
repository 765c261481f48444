# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# ru: what help says in Russian, and what is said of the algorithms
#
# Writes: say_*.

explain_ru() {
    say_usage='maze.sh [КОМАНДА] [ПАРАМЕТРЫ] [ШИРИНАxВЫСОТА]'
    say_command_usage='maze.sh %s [ПАРАМЕТРЫ] [ШИРИНАxВЫСОТА]'
    say_command_usage_plain='maze.sh %s [ПАРАМЕТРЫ]'
    say_help_more='maze.sh КОМАНДА --help расскажет о команде. Для всех команд:'
    say_examples=('играть: стрелками, найти выход' 'смотреть, как возникает лабиринт'
        'на печать: открыть в браузере' 'увидеть кратчайший путь'
        'узнать, как: массивы и рекурсия')
    say_command_play='идти по лабиринту (команда по умолчанию в терминале)'
    say_command_generate='вывести лабиринт (команда по умолчанию без терминала)'
    say_command_solve='вывести его с кратчайшим путём от игрока к цели'
    say_command_check='совершенен ли он: в каждую ячейку ведёт ровно один путь?'
    say_command_station='другая игра: проверять комнаты, в некоторых ловушки'
    say_textures=('41x41, среднее по зёрнам от 1 до 20: тупики в процентах от числа ячеек,'
        'шаги и повороты пути из угла в угол' ''
        'имя                тупики   путь повор.')
    say_looks=('длинные извилистые пути; обычный'
        'как кристалл: много коротких тупиков'
        'короткие тупики, всюду одинаково'
        'все равновероятны; медленный в начале'
        'все равновероятны; медленный в конце'
        'длинные пути, как у backtracker'
        'уклон; на севере и западе коридоры'
        'коридоры поперёк; один на севере'
        'ряд за рядом; в последнем мало стен'
        'комнаты в комнатах, прямые стены')
    say_command_algorithms='способы прокладки и то, какие у них лабиринты'
    say_option_algorithm='способ: см. maze.sh algorithms; или свой FILE.bash'
    say_option_loops='сколько процентов тупиков открыть: от 0 до 100'
    say_command_page='файл HTML, чтобы играть в любом браузере'
    say_command_sheet='лабиринты для печати, за ними решения'
    say_command_tour='урок: массивы и рекурсия; tour N начинает с экрана N'
    say_command_records='лучшее время и меньше всего лишних ходов'
    say_about_station='
Комнаты соединены по восьми направлениям, в некоторых ловушки. Откройте все
остальные: открытая комната показывает, сколько ловушек с ней соединено; где 0,
открываются и соседние, а где и у них 0 — соседние с ними, и так далее.'
    say_keys_of_station='
  a s d w, стрелки    двигать курсор
  пробел, Enter       проверить комнату; при пометке — поставить или снять её
  m                   переключить: проверка или пометка
  j                   джокер скажет, что в комнате, не открывая её
  :                   перейти к строке и столбцу по их номерам
  q                   выйти; ? покажет остальные клавиши'
    say_option_width='клетки вместе со стенами, нечётно: 5-2001; ШИРИНАxВЫСОТА'
    say_option_height='так же'
    say_option_seed='то же зерно — та же картинка: от 1 до 2147483646'
    say_option_ends='corners, opposite, center, random или far'
    say_option_path='только лабиринты с кратчайшим путём от A до B шагов'
    say_option_weave='проходы пересекаются по мостам'
    say_option_bridges='мостов не больше N'
    say_option_carver='auto, recursive, stack: два способа, лабиринт один'
    say_option_steps='остановиться после N проходов'
    say_option_count='N лабиринтов, с зёрнами S, S+1, ...'
    say_option_watch='смотреть на работу шаг за шагом'
    say_option_exercise='файл, чтобы дописать: 1 dig, 2 глубина, 3 стек'
    say_option_check='запустить дописанный файл и сравнить его лабиринты'
    say_option_trace='каждый шаг прокладки — строка таблицы'
    say_option_input='лабиринты из файла; - это стандартный ввод'
    say_option_keys='играть без терминала, этими клавишами'
    say_option_describe='словами: после каждого хода, куда ведут проходы'
    say_option_resume='продолжить неоконченную игру'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='что стоит вверху каждой страницы'
    say_option_per_page='сколько лабиринтов на странице: 1, 2, 4 или 6'
    say_option_output='записать туда; play хранит там игру'
    say_option_color='auto, always или never'
    say_option_lang='en, de, fi или ru'
    say_option_size='решётка N x N: от 7 до 40 (10)'
    say_option_rooms='комнат в начале: от 20 до половины решётки (50)'
    say_option_traps='процент комнат с ловушками: от 1 до 90 (треть)'
    say_option_jokers='от 0 до 99 (3)'
    say_option_reveal='вывести со всем, что скрыто'
    say_option_help='эта справка'
    say_option_version='название и версия'
    say_option_completion='что нужно bash, чтобы дополнять вызовы'
    say_option_one_file='вся программа одним файлом, чтобы взять с собой'
    say_command_help='что есть; help КОМАНДА: что она принимает'
}
