import * as v from 'valibot';
import { type Resist, resistRules } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import type { ResistRank } from '#games/resist/review/index.ts';
import { DECK_BY_SITE, type ResistSaves, resistSaveFormat } from '#games/resist/session/index.ts';
import { resistPractice } from '#games/resist/ui/practice/mode.ts';
import { gameFromTable } from '#play/history/game.ts';
import { type RankedPuzzle, rankedPuzzlesOf } from '#play/puzzles/own-puzzle.ts';
import { firstChoice } from '#play/puzzles/own-try.ts';
import type { OwnPuzzleGame } from '#play/ui/my-puzzles/own-puzzles.ts';
import { noisePoints } from '#shared/chance/chance-text.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { isBarelyTried } from '../chances.ts';
import { barelyText, resultChancesText } from '../review/review-text.ts';

/** A moment of a game of RESIST! of one's own. */
export type ResistPuzzle = RankedPuzzle<ResistSaves, ResistRank>;

/** What RESIST! hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzleGame<ResistSaves, ResistPuzzle> = {
  mode: resistPractice,
  kind: rankedPuzzlesOf<ResistSaves, ResistRank>(resistSaveFormat, resistRules, {
    major: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  begin: ({ setUp, table }, seed) => ({
    game: gameFromTable<Resist>({ ...setUp, seed }, dealtBy(seed, table), DECK_BY_SITE),
  }),
  choices: ({ moves }) =>
    moves.map((rank) => ({
      ...rank,
      chances: isBarelyTried(rank) ? barelyText() : resultChancesText(rank, noisePoints(rank)),
    })),
  chosen: (game) => firstChoice(resistRules, game),
  choiceText: moveWords,
};

/** The table with cards to come that nobody has seen. */
function dealtBy(seed: string, { unseen, ...table }: Resist['boardState']): Resist['boardState'] {
  const random = new Int32Array(RANDOM_WORDS);
  seedRandom(random, 0, seed);
  return { ...table, unseen: { ...unseen, random: [...random] } };
}
