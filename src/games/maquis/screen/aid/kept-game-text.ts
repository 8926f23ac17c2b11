import { type Save, summaryOf } from '#maquis/table/index.ts';
import { DIFFICULTY_NAMES, GOAL_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';

/** What a kept game is, where it has no name of its own. */
export function describe({ progress }: Save): string {
  if (!('game' in progress)) {
    return m.maquis_table_menu_game_setup({
      mode: DIFFICULTY_NAMES[progress.setUp.difficulty](),
    });
  }
  const { setUp, steps, from } = progress.game;
  const named = from ? m.maquis_editor_kept_game : m.maquis_table_menu_game;
  return named({
    mode: DIFFICULTY_NAMES[setUp.difficulty](),
    west: GOAL_NAMES[setUp.goals.west](),
    east: GOAL_NAMES[setUp.goals.east](),
    moves: steps.length,
  });
}

export const nameOf = (save: Save): string => save.name ?? describe(save);

const STANDING = {
  win: m.maquis_table_menu_won,
  draw: m.maquis_table_menu_drawn,
  loss: m.maquis_table_menu_lost,
} as const;

/** How a game stands and since when. */
export function standing({ progress, changed }: Save): string {
  const when = WHEN.format(changed);
  if (!('game' in progress)) return when;
  const { outcome, numbers } = summaryOf(progress.game);
  return outcome
    ? STANDING[outcome.result]({ when })
    : m.maquis_table_menu_running({ turn: numbers.turns + 1, when });
}

const WHEN = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** Whether a game has come to its end. */
export const isOver = ({ progress }: Save): boolean =>
  'game' in progress && summaryOf(progress.game).outcome !== undefined;

/** Whether all words of a search stand in what is known of a game. */
export function answersTo(save: Save, search: string): boolean {
  const seed = 'game' in save.progress ? save.progress.game.setUp.seed : '';
  const known = [save.name, describe(save), seed].join(' ').toLocaleLowerCase(getLocale());
  const words = search.toLocaleLowerCase(getLocale()).split(/\s+/);
  return words.every((word) => known.includes(word));
}
