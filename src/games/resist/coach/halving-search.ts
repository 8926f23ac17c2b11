import { type Below, RANDOM_WORDS, randomBelow, seedRandom } from '#shared/random.ts';
import { chanceMoveBy, isChanceAsked } from '../engine/chance.ts';
import { listMoves, moveBuffer } from '../engine/legal.ts';
import { makeMove } from '../engine/make-move.ts';
import { firstOf, MOVE, type Move } from '../engine/move.ts';
import {
  ASK,
  blankDraft,
  copyInto,
  MOMENT,
  type MutablePosition,
  PHASE,
  type Position,
  QUESTION,
} from '../engine/position.ts';
import { hasMissionLeft } from '../engine/round.ts';
import type { ResistView } from '../engine/rules.ts';
import { Candidate, errorOf } from './candidate.ts';
import { END_COUNT, endNumber, worthHere } from './ends.ts';
import { DRAFT_WORTH } from './plain-choices.ts';
import { PlainPlayer } from './plain-player.ts';
import type { ResistNet } from './value-net.ts';

/** Where chance is asked, it moves for everybody: one candidate stands for whatever comes. */
const WHATEVER_COMES: Move = -1;
/** A move so many standard errors below the best is not looked into again. */
const BEHIND = 3;
/** What was tried less often is not known at all. */
const LEAST_LINES = 16;
/** Going on is tried at least so often. */
const LEAST_LINES_ON = 100;
/** Two moves are as good as the same, if no more than this can lie between them. */
const CLOSE = 0.002;
const CLOSE_ERRORS = 2;
/** Between two looks whether it is settled. */
const STRETCH = 60;

/**
 * Ranks the moves where the player is asked, by playing on from each of them to the end of the round,
 * as the plain player would; there the learned value says what has been reached, or the game is
 * ended, whichever is better. Chance comes anew for every line, by its weights, and the same luck for
 * all moves. After each of a few heats the weaker half is left (Karnin, Koren and Somekh 2013); who
 * thinks on begins again with those that are not far behind.
 *
 *     root ── move ──> plain player and chance … ──> decide ──> ended, or the learned value
 */
export class HalvingSearch {
  readonly #net: ResistNet;
  readonly #cells = new Int32Array(RANDOM_WORDS);
  readonly #below: Below;
  readonly #player: PlainPlayer;
  readonly #root: MutablePosition;
  readonly #line: MutablePosition;
  readonly #one = new Float64Array(END_COUNT);
  #seed = '';
  #planned = 0;
  #deals = 0;
  #turn = 0;
  /** Rounds of turns left in this heat, and heats in all. */
  #left = 0;
  #heats = 1;
  #alive: Candidate[] = [];
  /** Every legal move, in the order of the list of legal moves. */
  candidates: readonly Candidate[] = [];
  /** How many lines have been played. */
  lines = 0;

  constructor(net: ResistNet) {
    this.#net = net;
    this.#below = (bound) => randomBelow(this.#cells, 0, bound);
    // Lines end where it is asked whether to go on.
    this.#player = new PlainPlayer(this.#below, () => false);
    this.#root = blankDraft();
    this.#line = blankDraft();
  }

  /**
   * Begins to search another moment.
   *
   * @param planned for how many lines the heats are laid out
   */
  start(sight: ResistView, seed: string, planned: number): void {
    copyInto(this.#root, sight);
    this.#seed = seed;
    this.#planned = planned;
    this.#deals = 0;
    this.lines = 0;
    this.candidates = movesOf(sight).map((move) => new Candidate(move));
    for (const candidate of this.candidates) {
      if (candidate.move === MOVE.end) this.#end(candidate, this.#root);
    }
    this.#startHeats(this.candidates.filter(({ move }) => move !== MOVE.end));
  }

  /** Plays so many lines more. However they are shared out over calls, the same come of them. */
  run(lines: number): void {
    if (this.#alive.length === 0) return;
    for (let n = 0; n < lines; n++) {
      if (this.#turn === 0) this.#deals++;
      this.#play(this.#alive[this.#turn++]);
      if (this.#turn < this.#alive.length) continue;
      this.#turn = 0;
      if (--this.#left <= 0) this.#nextHeat();
    }
    this.lines += lines;
  }

  /**
   * Plays lines until it is settled which move is best, so many at most: all others did clearly worse
   * in the same deals, or as good as the same.
   */
  runUntilSettled(most: number): void {
    while (this.lines < most && !this.#isSettled()) this.run(Math.min(STRETCH, most - this.lines));
  }

  #isSettled(): boolean {
    const [best, ...others] = this.ranked();
    return others.every((other) => {
      if (best.move === MOVE.end || other.move === MOVE.end) return this.#isClear(best, other);
      const { deals, by, error } = apart(best, other);
      if (deals < LEAST_LINES) return false;
      return by > BEHIND * error || by + CLOSE_ERRORS * error < CLOSE;
    });
  }

  /** To end is worth what it is worth; going on has been tried often enough to tell. */
  #isClear(best: Candidate, other: Candidate): boolean {
    if (Math.max(best.lines, other.lines) < LEAST_LINES_ON) return false;
    return best.mean - other.mean > BEHIND * Math.hypot(best.error, other.error);
  }

  /** The moves, the best first; those who were left behind early come after the others. */
  ranked(): readonly Candidate[] {
    if (this.#root[ASK] === QUESTION.draft) return [...this.candidates].sort(byDraftWorth);
    const most = Math.max(...this.candidates.map(({ lines }) => lines));
    const isClose = ({ move, lines }: Candidate): boolean => move === MOVE.end || 2 * lines > most;
    return [...this.candidates].sort(
      (a, b) => Number(isClose(b)) - Number(isClose(a)) || b.mean - a.mean,
    );
  }

  #startHeats(alive: readonly Candidate[]): void {
    this.#alive = [...alive];
    this.#heats = Math.max(1, Math.ceil(Math.log2(alive.length)));
    this.#turn = 0;
    this.#startHeat();
  }

  #startHeat(): void {
    this.#left = Math.floor(this.#planned / this.#heats / this.#alive.length);
  }

  #nextHeat(): void {
    const better = withoutTwins([...this.#alive].sort((a, b) => b.mean - a.mean));
    if (better.length > 2) {
      this.#alive = better.slice(0, Math.ceil(better.length / 2));
      this.#startHeat();
      return;
    }
    const [best] = this.ranked();
    const least = best.mean - BEHIND * best.error;
    const near = this.candidates.filter(
      ({ move, mean, error }) => move !== MOVE.end && mean + BEHIND * error >= least,
    );
    this.#startHeats(near.length > 0 ? near : this.#alive);
  }

  #play(candidate: Candidate): void {
    const line = this.#line;
    copyInto(line, this.#root);
    seedRandom(this.#cells, 0, `${this.#seed} ${this.#deals}`);
    makeMove(
      line,
      candidate.move === WHATEVER_COMES ? chanceMoveBy(line, this.#below) : candidate.move,
    );
    while (line[PHASE] !== MOMENT.over && line[ASK] !== QUESTION.decide) {
      makeMove(
        line,
        isChanceAsked(line) ? chanceMoveBy(line, this.#below) : this.#player.choose(line),
      );
    }
    if (line[PHASE] === MOMENT.over || !hasMissionLeft(line)) {
      this.#end(candidate, line);
      return;
    }
    const worth = this.#net.judge(line);
    if (worthHere(line) >= worth) this.#end(candidate, line);
    else candidate.add(worth, this.#net.chances, this.#root, line);
  }

  /** A line that ends here. */
  #end(candidate: Candidate, line: Position): void {
    this.#one.fill(0);
    this.#one[endNumber(line)] = 1;
    candidate.add(worthHere(line), this.#one, this.#root, line);
  }
}

/** How much better one did than another in the deals both have played, with its standard error. */
function apart(one: Candidate, other: Candidate) {
  const deals = Math.min(one.lines, other.lines);
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < deals; n++) {
    const by = one.worths[n] - other.worths[n];
    sum += by;
    squares += by * by;
  }
  return { deals, by: sum / Math.max(1, deals), error: errorOf(sum, squares, deals) };
}

/** Of moves that came to the very same in the same deals only the first. */
const withoutTwins = (sorted: readonly Candidate[]): Candidate[] =>
  sorted.filter((one, n) => {
    const before = sorted[n - 1];
    return before === undefined || before.sum !== one.sum || before.lines !== one.lines;
  });

/** One card of twelve is worth less than what lines differ by chance; so it was measured by itself. */
const byDraftWorth = (a: Candidate, b: Candidate): number =>
  DRAFT_WORTH[firstOf(b.move)] - DRAFT_WORTH[firstOf(a.move)];

function movesOf(position: Position): Move[] {
  if (isChanceAsked(position)) return [WHATEVER_COMES];
  const moves = moveBuffer();
  return [...moves.subarray(0, listMoves(position, moves))];
}
