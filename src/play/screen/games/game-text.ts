import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { isolated } from '#shared/isolated.ts';
import { whenText } from '#shared/when-text.ts';
import { lastMoment } from '../../history/last-moment.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { gameIn, type Save } from '../../saves/save.ts';
import type { PlayKit } from '../face.ts';

type Told = Pick<PlayKit<SaveKinds>, 'rules' | 'words'>;

/** What a kept game is, where it has no name of its own. */
export function describe({ words }: Told, { progress }: Save<SaveKinds>): string {
  const game = gameIn({ progress });
  if (!game) return words.draft?.(progress) ?? m.play_second_setting_up();
  const told = { game: words.game(game.setUp), steps: game.steps.length };
  return game.from ? m.play_game_set_up(told) : m.play_game(told);
}

export const nameOf = (kit: Told, save: Save<SaveKinds>): string =>
  save.name === undefined ? describe(kit, save) : isolated(save.name);

/** How a game stands and since when. */
export function progressText(kit: Told, save: Save<SaveKinds>): string {
  const when = whenText(save.changed);
  const last = lastOf(kit, save);
  if (!last) return when;
  return last.outcome === undefined
    ? m.play_game_running({ moment: kit.words.moment(last.position), when })
    : m.play_game_ended({ result: kit.words.result(last.outcome), when });
}

/** Whether a game has come to its end. */
export const isOver = (kit: Told, save: Save<SaveKinds>): boolean =>
  lastOf(kit, save)?.outcome !== undefined;

/** Whether all words of a search stand in what is known of a game. */
export function answersTo(kit: Told, save: Save<SaveKinds>, search: string): boolean {
  const seed = gameIn(save)?.setUp.seed ?? '';
  const known = [save.name, describe(kit, save), seed].join(' ').toLocaleLowerCase(getLocale());
  const words = search.toLocaleLowerCase(getLocale()).split(/\s+/);
  return words.every((word) => known.includes(word));
}

function lastOf({ rules }: Told, save: Save<SaveKinds>) {
  const game = gameIn(save);
  return game && lastMoment(rules, game);
}
