import * as v from 'valibot';
import { type Resist, resistRules } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import type { ResistRank } from '#games/resist/review/index.ts';
import { DECK_BY_SITE, type ResistSaves, resistSaveFormat } from '#games/resist/session/index.ts';
import { resistPractice } from '#games/resist/ui/practice/mode.ts';
import * as m from '#messages';
import { gameFromTable } from '#play/history/game.ts';
import { freshPuzzle, OWN_PUZZLE, type OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import { firstChoice } from '#play/puzzles/own-try.ts';
import type { OwnPuzzleGame } from '#play/ui/my-puzzles/own-puzzles.ts';
import { noisePoints } from '#shared/chance/chance-text.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { isBarelyTried } from '../chances.ts';
import { resultChancesText } from '../review/review-text.ts';

/** A moment of a game of RESIST! of one's own. */
export interface ResistPuzzle extends OwnPuzzle {
  readonly version: 1;
  readonly setUp: ResistSaves['setUp'];
  readonly table: ResistSaves['boardState'];
  /** As the coach ranked them, the best first. */
  readonly moves: readonly ResistRank[];
}

/**
 * The puzzle of a mistake, its moves ranked anew. What was chosen in the game never comes first: when the
 * game was gone through it was told from a better one with more patience.
 *
 * @param seed one that nobody has seen
 */
export function puzzleOfMistake(
  moment: Pick<ResistPuzzle, 'setUp' | 'table'>,
  { played, better }: { readonly played: string; readonly better: string },
  moves: ResistPuzzle['moves'],
  seed: string,
): ResistPuzzle {
  const isFirst = ({ move }: ResistRank): boolean => move === better && moves[0]?.move === played;
  const ranked = [...moves.filter(isFirst), ...moves.filter((move) => !isFirst(move))];
  return { version: 1, ...freshPuzzle(seed, played), ...moment, moves: ranked };
}

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const size = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A table that cannot be, and a choice that is not legal at it, is damage. */
const PuzzleSchema = v.pipe(
  v.object({
    version: v.literal(1),
    ...OWN_PUZZLE,
    setUp: resistSaveFormat.setUp,
    table: v.pipe(resistSaveFormat.boardState, v.check(resistSaveFormat.isValid)),
    moves: v.pipe(
      v.array(
        v.object({
          move: v.string(),
          win: chance,
          standardError: size,
          worth: v.pipe(v.number(), v.finite()),
          worthError: size,
          simulations: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
          major: chance,
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.check(({ setUp, table, played, moves }) => {
    const legal = new Set(resistRules.legalMoves(resistRules.initialPosition(setUp, table)));
    return legal.has(played) && moves.every((ranked) => legal.has(ranked.move));
  }),
);

/** What RESIST! hands to the kit for puzzles made of its reviews. */
export const OWN: OwnPuzzleGame<ResistSaves, ResistPuzzle> = {
  mode: resistPractice,
  kind: { version: 1, schema: PuzzleSchema, migrations: {} },
  begin: ({ setUp, table }, seed) => ({
    game: gameFromTable<Resist>({ ...setUp, seed }, dealtBy(seed, table), DECK_BY_SITE),
  }),
  choices: ({ moves }) =>
    moves.map((rank) => ({
      ...rank,
      chances: isBarelyTried(rank)
        ? m.resist_coach_barely()
        : resultChancesText(rank, noisePoints(rank)),
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
