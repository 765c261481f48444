# shellcheck shell=bash
# shellcheck disable=SC2034 # found by their names
#
# files: what is noted or refused in the file of a maze, in English; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_en_files() {
    say_control_character='contains a control character'
    say_many_columns='more than %d columns'
    say_long_line='longer than %d bytes'
    say_many_other_lines='more than %d empty lines and comments'
    say_many_keys='more than %d keys'
    say_not_plain='not plain text; save it as UTF-8, without colors'
    say_few_rows='the maze ends after row %d of %d'
    say_many_rows='more than %d rows'
    say_few_codes='codes in the row: %d, expected: %d'
    say_unknown_code='%s is not a code; try 0-9'
    say_no_maze='%s: no maze was found in it; draw each row of squares as a line'
    say_no_walls='no walls; draw walls as # and open squares as spaces'
    say_no_corner='box drawing begins with a corner; save a shape with -f text'
    say_several_walls='several signs could be the wall; draw walls as #'
    say_unknown_signs='too many signs have no meaning: %s; draw walls as #, the rest as spaces'
    say_unread_format='half, braille, edges and json cannot be read; save with -f text'
    say_text_row='text between the rows: %s; remove this line'
    say_no_row='not a row: %s; draw at least 3 rows'
    say_long_sign='a square has more than one character: %s; use one'
    say_word_squares='words as squares: %s; use one sign'
    say_wall_in_cell='column %d: a wall inside a cell; draw | between two cells'
    say_uneven_posts='the posts are not evenly spaced; draw all cells the same size'
    say_half_wall='a square has two different characters; draw both alike'
    say_read_as_open='read as open: %s'
    say_first_player='the first of %d players counts'
    say_first_goal='the first of %d goals counts'
    say_slopes='/ and \ cannot be read; draw walls across and down only'
    say_three_wide='each square is three characters wide; use one or two'
    say_second_table='a second table follows; draw one picture'
    say_read_as_codes='read as a maze file, in which 1 is a wall'
    say_found_start='start: %s'
    say_found_goal='goal: %s'
    say_short_rows='rows that end early: %d'
    say_skipped_line='line %d skipped: %s'
    say_skipped_lines='lines %d to %d skipped'
    say_more_notes='and %d more'
    say_second_end='more than one player (8) or goal (7)'
    say_corner='the goal is in a corner, which no path reaches'
    say_no_other_end='this bridge has only one end'
    say_picture_bridges='bridges in a picture are ambiguous; save with -f text'
}
