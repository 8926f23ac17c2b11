import type { Advisor, Analysis, MoveEvaluation, Search } from '#play/advice/advisor.ts';
import { RANDOM_WORDS, randomFrom } from '#shared/random.ts';
import { ALL_COPIES } from '../engine/cards.ts';
import { type Move, moveText, type Position, parseMove } from '../engine/index.ts';
import type { LesPoilus } from '../engine/outcome.ts';
import type { SeatView } from '../engine/player-view.ts';
import {
  copyInto,
  DECK,
  ENDED,
  ENDING,
  HAS_DECK,
  mutableCopy,
  RANDOM,
} from '../engine/position.ts';
import { playLine } from './line.ts';
import { judgeMoves } from './thinking.ts';

/**
 * What the coach makes of a move, all its lines together. Its `score` runs from 0 to 1: the chance to win,
 * and a little for games nearly won; `standardError` is that of the chance to win.
 */
export interface PoilusMove extends MoveEvaluation {
  readonly chances: Readonly<Record<'win', number>>;
}

export interface PoilusAnalysis extends Analysis {
  readonly value: Omit<PoilusMove, 'move' | 'simulations'>;
  readonly moves: readonly PoilusMove[];
}

/** Games played on for one look, about a quarter of a second on a phone. */
export const LINES_A_LOOK = 300;

interface Sum {
  worth: number;
  wins: number;
  lines: number;
}

/**
 * Every look plays so many games on other deals of what the seat cannot see, and counts with those
 * before.
 */
class PoilusSearch implements Search<PoilusAnalysis> {
  readonly #view: SeatView;
  readonly #seed: string;
  readonly #sums = new Map<string, Sum>();
  #looks = 0;

  constructor(view: SeatView, seed: string) {
    this.#view = view;
    this.#seed = seed;
  }

  think(simulations: number): void {
    for (let left = simulations; left > 0; left -= LINES_A_LOOK) {
      this.#look(Math.min(left, LINES_A_LOOK));
    }
  }

  analysis(): PoilusAnalysis {
    const moves = [...this.#sums].map(evaluated).sort((one, other) => other.score - one.score);
    const [{ score, standardError, chances } = evaluated(['', NOTHING])] = moves;
    return {
      simulations: moves.reduce((sum, move) => sum + move.simulations, 0),
      value: { score, standardError, chances },
      moves,
    };
  }

  #look(most: number): void {
    const judged = judgeMoves(this.#view, most, `${this.#seed} ${this.#looks++}`);
    for (const { move, worth, wins, lines } of judged) {
      const text = moveText(move);
      const sum = this.#sums.get(text) ?? { ...NOTHING };
      sum.worth += worth * lines;
      sum.wins += wins * lines;
      sum.lines += lines;
      this.#sums.set(text, sum);
    }
  }
}

/** What is asked about a game that is over. */
const tasks = {
  /** The team's chance where all hands lie open; see `outlookFrom`. */
  outlook: ({ position, lines, seed }: OutlookQuestion): Outlook =>
    outlookFrom(position, lines, seed),
  /** What a seat could have known of its moves. */
  ranking: ({ view, lines, seed, among }: RankingQuestion): readonly PoilusMove[] =>
    rankMoves(view, lines, seed, among),
};

/**
 * The team's chance from a moment of a game that is looked back at: all hands are open, the order of
 * the deck is not. Games are played on from there by the plain conventions. No seat may be told it
 * while the game goes on.
 */
function outlookFrom(position: Position, lines: number, seed: string): Outlook {
  const below = randomFrom(`outlook ${seed}`);
  const start = mutableCopy(position);
  start[HAS_DECK] = 0;
  start.fill(0, DECK, DECK + ALL_COPIES);
  const line = mutableCopy(start);
  let wins = 0;
  for (let n = 0; n < lines; n++) {
    copyInto(line, start);
    for (let word = 0; word < RANDOM_WORDS; word++) line[RANDOM + word] = below(0x7fffffff);
    // The generator must not stand still whatever was drawn.
    line[RANDOM + RANDOM_WORDS - 1] |= 1;
    playLine(line);
    if (line[ENDING] === ENDED.peace) wins++;
  }
  const share = wins / lines;
  return { wins: share, error: Math.sqrt((share * (1 - share)) / lines) };
}

export type PoilusTasks = typeof tasks;

interface OutlookQuestion {
  readonly position: Position;
  readonly lines: number;
  readonly seed: string;
}

interface RankingQuestion {
  readonly view: SeatView;
  readonly lines: number;
  readonly seed: string;
  /** The moves to be compared, where not all of them are asked about. */
  readonly among?: readonly string[];
}

/** The coach of Les Poilus, for the seat whose view it is given. */
export const poilusAdvisor = {
  start: (view, seed) => new PoilusSearch(view, seed),
  stretch: LINES_A_LOOK,
  tasks,
} satisfies Advisor<LesPoilus, PoilusAnalysis, PoilusTasks>;

/** Ranks the moves once, by so many lines in all; those left behind early come last. */
const rankMoves = (
  view: SeatView,
  lines: number,
  seed: string,
  among?: readonly string[],
): readonly PoilusMove[] =>
  judgeMoves(view, lines, seed, among?.map(moveOfText)).map(({ move, worth, wins, lines: own }) =>
    evaluated([moveText(move), { worth: worth * own, wins: wins * own, lines: own }]),
  );

function moveOfText(text: string): Move {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`no move: ${text}`);
  return parsed.move;
}

const NOTHING: Readonly<Sum> = { worth: 0, wins: 0, lines: 0 };

function evaluated([move, { worth, wins, lines }]: readonly [string, Readonly<Sum>]): PoilusMove {
  if (lines === 0) {
    return { move, simulations: 0, score: 0, standardError: 1, chances: { win: 0 } };
  }
  // One line more each way, so that a few lines that agree do not look certain.
  const careful = (wins + 1) / (lines + 2);
  return {
    move,
    simulations: lines,
    score: worth / lines,
    standardError: Math.sqrt((careful * (1 - careful)) / lines),
    chances: { win: wins / lines },
  };
}

/** A chance to win, and its standard error. */
interface Outlook {
  readonly wins: number;
  readonly error: number;
}
