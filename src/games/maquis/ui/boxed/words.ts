import { editionCalled } from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import { setBoxedWords } from '#games/maquis/i18n/boxed-words.ts';
import type { TableContext } from '#games/maquis/session/index.ts';

/** Whether an edition is played, or about to be, whose words come in a file of their own. */
export const isBoxedIn = ({ game, setUp }: Pick<TableContext, 'game' | 'setUp'>): boolean =>
  editionCalled(game?.setUp.ruleset ?? setUp.ruleset ?? RULESET).hasWordsApart;

/** A part of the page, once the words of the boxed editions are there as well. */
export async function withBoxedWords<Part>(part: Promise<Part>): Promise<Part> {
  const words = import('#games/maquis/i18n/boxed-sentences.ts');
  const [loaded, { BOXED_WORDS }] = await Promise.all([part, words]);
  setBoxedWords(BOXED_WORDS);
  return loaded;
}
