import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import type { GameMode } from '#play/game-mode.ts';
import { latestPosition } from '#play/history/game-history.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { isolated } from '#shared/isolated.ts';
import { whenText } from '#shared/when-text.ts';

type Told = Pick<GameMode<SaveTypes>, 'rules' | 'text'>;

/** What a kept game is, where it has no name of its own. */
export function describe({ text }: Told, { progress }: Save<SaveTypes>): string {
  const game = gameIn({ progress });
  if (!game) return text.draft?.(progress) ?? m.play_second_setting_up();
  const told = { game: text.game(game.setUp), steps: game.steps.length };
  return game.from ? m.play_game_set_up(told) : m.play_game(told);
}

export const nameOf = (mode: Told, save: Save<SaveTypes>): string =>
  save.name === undefined ? describe(mode, save) : isolated(save.name);

/** How a game stands and since when. */
export function progressText(mode: Told, save: Save<SaveTypes>): string {
  const when = whenText(save.changed);
  const last = lastOf(mode, save);
  if (!last) return when;
  return last.outcome === undefined
    ? m.play_game_running({ moment: mode.text.moment(last.position), when })
    : m.play_game_ended({ result: mode.text.result(last.outcome), when });
}

/** Whether a game has come to its end. */
export const isFinished = (mode: Told, save: Save<SaveTypes>): boolean =>
  lastOf(mode, save)?.outcome !== undefined;

/** Whether all words of a search stand in what is known of a game. */
export function answersTo(mode: Told, save: Save<SaveTypes>, search: string): boolean {
  const seed = gameIn(save)?.setUp.seed ?? '';
  const known = [save.name, describe(mode, save), seed].join(' ').toLocaleLowerCase(getLocale());
  const words = search.toLocaleLowerCase(getLocale()).split(/\s+/);
  return words.every((word) => known.includes(word));
}

function lastOf({ rules }: Told, save: Save<SaveTypes>) {
  const game = gameIn(save);
  return game && latestPosition(rules, game);
}
