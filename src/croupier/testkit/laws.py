"""The laws. Each takes a game and raises `AssertionError` where it is broken."""

from collections.abc import Callable

from . import conduct, entry, folder, learning, secrecy, sources, telling

LAWS: tuple[Callable[..., None], ...] = (
    conduct.listed_moves_are_legal_and_no_others,
    conduct.nobody_acts_from_a_seat_that_is_not_there,
    conduct.looking_changes_nothing,
    conduct.play_touches_no_other_copy,
    conduct.drawn_outcomes_follow_their_weights,
    conduct.moves_made_at_once_commute,
    conduct.nothing_is_lost_or_gained,
    conduct.games_end_with_one_victory_to_share,
    conduct.bots_choose_listed_moves,
    conduct.words_mean_what_they_say,
    conduct.words_of_another_moment_mean_nothing_else,
    conduct.a_replayed_record_gives_the_same_bytes,
    entry.bytes_of_a_position_are_that_position,
    entry.numbers_that_cannot_be_are_refused_by_name,
    entry.what_is_let_in_can_be_played,
    secrecy.a_secret_move_changes_nothing_others_see,
    secrecy.what_is_dealt_in_secret_shows_nothing,
    secrecy.a_veiled_state_serves_its_seat,
    secrecy.what_is_told_is_known,
    secrecy.no_bot_knows_a_secret,
    telling.moves_are_data,
    telling.events_tell_the_game,
    telling.what_a_move_would_do_comes_true,
    telling.nonsense_is_answered,
    telling.texts_say_everything,
    telling.seats_are_known_by_name,
    learning.every_listed_move_has_an_action_of_its_own,
    learning.observations_are_numbers_from_0_to_1,
    sources.compiled_and_uncompiled_runs_agree,
    sources.rules_allocate_nothing,
    folder.every_clause_has_a_test,
    folder.clauses_say_where_they_come_from,
    folder.golden_playthroughs_replay,
    folder.options_and_editions_explain_themselves,
    folder.boards_say_what_is_written,
    folder.slips_are_told,
)
