import * as v from 'valibot';
import { gameFromTable } from '#play/history/game.ts';
import { type RankedPuzzle, rankedPuzzlesOf } from '#play/puzzles/own-puzzle.ts';
import { firstChoice } from '#play/puzzles/own-try.ts';
import type { OwnPuzzles } from '#play/screen/own/own-puzzles.ts';
import { type Resist, rules } from '#resist/engine/index.ts';
import type { ResistRank } from '#resist/review/index.ts';
import { codec, type KeptResist, OWNERS } from '#resist/table/index.ts';
import { moveWords } from '#resist/words/moves.ts';
import { noisePoints } from '#shared/chance-text.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { kit } from '../../practice/kit.ts';
import { isBarelyTried } from '../chances.ts';
import { barelyText, chancesText } from '../review/told.ts';

/** A moment of a game of RESIST! of one's own. */
export type ResistPuzzle = RankedPuzzle<KeptResist, ResistRank>;

/** What RESIST! hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzles<KeptResist, ResistPuzzle> = {
  kit,
  kind: rankedPuzzlesOf<KeptResist, ResistRank>(codec, rules, {
    major: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  begin: ({ setUp, table }, seed) => ({
    game: gameFromTable<Resist>({ ...setUp, seed }, dealtBy(seed, table), OWNERS),
  }),
  choices: ({ moves }) =>
    moves.map((rank) => ({
      ...rank,
      chances: isBarelyTried(rank) ? barelyText() : chancesText(rank, noisePoints(rank)),
    })),
  chosen: (game) => firstChoice(rules, game),
  choiceText: moveWords,
};

/** The table with cards to come that nobody has seen. */
function dealtBy(seed: string, { unseen, ...table }: Resist['table']): Resist['table'] {
  const random = new Int32Array(RANDOM_WORDS);
  seedRandom(random, 0, seed);
  return { ...table, unseen: { ...unseen, random: [...random] } };
}
