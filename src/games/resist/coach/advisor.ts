import type {
  Advisor,
  Analysis,
  Evaluation,
  MoveEvaluation,
  Search,
} from '#play/advice/advisor.ts';
import type { Result } from '../data/index.ts';
import { isChanceAsked } from '../engine/chance.ts';
import { MOVE, type Move, moveText } from '../engine/move.ts';
import { resultIfEnded } from '../engine/outcome.ts';
import { ASK, MOMENT, PHASE, POINTS, type Position, QUESTION } from '../engine/position.ts';
import type { Resist, ResistView } from '../engine/rules.ts';
import { type Candidate, errorOf } from './candidate.ts';
import { ENDS, type EndId, endNumber, worthHere } from './ends.ts';
import { HalvingSearch } from './halving-search.ts';
import { type AdviceReason, adviceReasons } from './reasons.ts';
import { RULESET_LEARNED, WEIGHTS } from './value/weights.ts';
import { ResistNet, resistWeightsFrom } from './value-net.ts';

/** How many games the coach simulates for a decision where nobody says. */
export const USUAL_SIMULATIONS = 1000;

type EndChances = Readonly<Record<EndId, number>>;

export interface ResistMove extends MoveEvaluation {
  readonly chances: EndChances;
  /** What speaks for it or against it, the weightiest first. */
  readonly reasons: readonly AdviceReason[];
}

/** What the coach of RESIST! thinks of a moment; `score` runs from 0, lost, to 1, an epic victory. */
export interface ResistAnalysis extends Analysis {
  readonly value: Evaluation & { readonly chances: EndChances };
  readonly moves: readonly ResistMove[];
  /** Where it is asked whether to end or to go on: what either comes to. */
  readonly goingOn: GoingOn | undefined;
}

let learned: ResistNet | undefined;
/** The value that was learned, read from its text when it is first wanted. */
const value = (): ResistNet => {
  learned ??= new ResistNet(resistWeightsFrom(WEIGHTS));
  return learned;
};

/** Whether the coach has learned the rules a game is played by. */
export const knows = (ruleset: string): boolean => ruleset === RULESET_LEARNED;

class ResistSearch implements Search<ResistAnalysis> {
  readonly #sight: ResistView;
  readonly #search: HalvingSearch;

  constructor(net: ResistNet, sight: ResistView, seed: string, planned: number) {
    this.#sight = sight;
    this.#search = new HalvingSearch(net);
    if (sight[PHASE] !== MOMENT.over) this.#search.start(sight, seed, planned);
  }

  think(simulations: number): void {
    if (this.#sight[PHASE] !== MOMENT.over) this.#search.run(simulations);
  }

  analysis(): ResistAnalysis {
    const sight = this.#sight;
    if (sight[PHASE] === MOMENT.over) return over(sight);
    const ranked = this.#search.ranked();
    const simulations = this.#search.lines;
    const value = evaluationOf(ranked[0]);
    if (isChanceAsked(sight)) return { simulations, value, moves: [], goingOn: undefined };
    const moves = ranked.map((candidate) => ({
      move: moveText(candidate.move),
      simulations: candidate.lines,
      ...evaluationOf(candidate),
      reasons: adviceReasons(sight, candidate, ranked),
    }));
    const goingOn = sight[ASK] === QUESTION.decide ? goingOnFrom(sight, ranked) : undefined;
    return { simulations, value, moves, goingOn };
  }
}

function evaluationOf(candidate: Candidate): Evaluation & { readonly chances: EndChances } {
  const { lines, sum, squares } = candidate;
  const share = (n: number): number => (lines === 0 ? 0 : candidate.chances[n] / lines);
  return {
    score: lines === 0 ? 0 : sum / lines,
    standardError: errorOf(sum, squares, lines),
    chances: Object.fromEntries(ENDS.map((end, n) => [end, share(n)])) as EndChances,
  };
}

function over(position: Position): ResistAnalysis {
  const end = ENDS[endNumber(position)];
  const chances = Object.fromEntries(ENDS.map((id) => [id, id === end ? 1 : 0])) as EndChances;
  const value = { score: worthHere(position), standardError: 0, chances };
  return { simulations: 0, value, moves: [], goingOn: undefined };
}

/** The coach of RESIST!. */
export const resistAdvisor: Advisor<Resist, ResistAnalysis> = {
  start: (view, seed, planned = USUAL_SIMULATIONS) =>
    new ResistSearch(value(), view, seed, planned),
  stretch: 50,
};

let waiting: HalvingSearch | undefined;

/**
 * The move the coach makes after so many simulated games, or fewer where it is clear before; what has
 * one answer is not looked into.
 */
export function chooseWithCoach(sight: ResistView, seed: string, simulations: number): Move {
  waiting ??= new HalvingSearch(value());
  waiting.start(sight, seed, simulations);
  if (waiting.candidates.length > 1 && sight[ASK] !== QUESTION.draft) {
    waiting.runUntilSettled(simulations);
  }
  return waiting.ranked()[0].move;
}

/** A chance from simulation, and its standard error. */
interface Chance {
  readonly chance: number;
  readonly standardError: number;
}

/** End or go on: what the game comes to now, and the chance of every end if one goes on. */
interface GoingOn {
  readonly now: { readonly result: Result; readonly points: number };
  /** Nothing where no Mission is left to go on with. */
  readonly ends: Readonly<Record<EndId, Chance>> | undefined;
}

function goingOnFrom(position: Position, candidates: readonly Candidate[]): GoingOn {
  const now = { result: resultIfEnded(position), points: position[POINTS] };
  const on = candidates.find(({ move, lines }) => move === MOVE.continue && lines > 0);
  if (!on) return { now, ends: undefined };
  const chanceOf = (end: number): Chance => ({
    chance: on.chances[end] / on.lines,
    standardError: errorOf(on.chances[end], on.chanceSquares[end], on.lines),
  });
  const ends = Object.fromEntries(ENDS.map((id, end) => [id, chanceOf(end)]));
  return { now, ends: ends as Readonly<Record<EndId, Chance>> };
}
