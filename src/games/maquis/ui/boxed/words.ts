import { RULESET } from '#games/maquis/engine/index.ts';
import type { TableContext } from '#games/maquis/session/index.ts';

/** Whether a boxed edition is played, or about to be. */
export const isBoxedIn = ({ game, setUp }: Pick<TableContext, 'game' | 'setUp'>): boolean =>
  (game?.setUp.ruleset ?? setUp.ruleset ?? RULESET) !== RULESET;

/** A part of the page, once the words of the boxed editions are there as well. */
export async function withBoxedWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import('#games/maquis/i18n/boxed-sentences.ts')]);
  return loaded;
}
