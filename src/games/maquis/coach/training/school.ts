import type { Position } from '#games/maquis/engine/position.ts';
import type { Below } from '#shared/random.ts';
import { unseenCards } from '../features.ts';
import { RESULTS, ValueNet, type Weights } from '../value-net.ts';
import type { Learner } from './learner.ts';
import { type Pace, SelfPlay } from './self-play.ts';
import type { Subject } from './subject.ts';

/** Where games begin while learning: the shares of invented and of reached starts, 0 to 1. */
interface Beginnings {
  readonly invented: number;
  /** Turns of games that were won before. */
  readonly reached: number;
  /** The share of games that are played with open cards, only to be begun from where they won. */
  readonly open: number;
}

/** What some games taught: for each turn its rows and the chances it is to have. */
interface Samples {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** As many for each turn as it picks. */
  readonly rows: Int16Array;
  /** RESULTS for each turn. */
  readonly targets: Float32Array;
}

/** How games are played and what is made of them. */
interface Sampling {
  readonly pace: Pace;
  /** How much of what a turn is worth is taken from the turn after it, the rest from the search. */
  readonly trust: number;
}

const MOST_REACHED = 20_000;
const ENOUGH_REACHED = 500;

/**
 * Plays games with itself and says what each turn turned out to be worth: what the search thought of
 * it, mixed with what the next turn was worth, and so on to the result. These are the targets of
 * temporal differences (R. Sutton, 1988).
 */
export class Sampler {
  readonly #below: Below;
  readonly #sampling: Sampling;
  readonly #subject: Subject;
  readonly #reached: Position[] = [];

  constructor(below: Below, sampling: Sampling, subject: Subject) {
    this.#below = below;
    this.#subject = subject;
    this.#sampling = sampling;
  }

  play(weights: Weights, games: number, beginnings: Beginnings): Samples {
    const { signs, ordinaryStart } = this.#subject;
    const net = new ValueNet(weights, signs);
    const player = new SelfPlay(net, ordinaryStart(this.#below), this.#below);
    const rows: number[] = [];
    const targets: number[] = [];
    let wins = 0;
    let draws = 0;
    for (let n = 0; n < games; n++) {
      if (this.#below(1000) < 1000 * beginnings.open) this.#reach(player);
      const game = player.play(this.#start(beginnings), this.#sampling.pace);
      if (game.result === 'win') wins++;
      if (game.result === 'draw') draws++;
      this.#teach(game, rows, targets);
    }
    return { games, wins, draws, rows: Int16Array.from(rows), targets: Float32Array.from(targets) };
  }

  #start({ invented, reached }: Beginnings): Position {
    const { inventedStart, ordinaryStart } = this.#subject;
    const lot = this.#below(1000) / 1000;
    if (lot < invented) return inventedStart(this.#below);
    const known = this.#reached.length;
    if (lot < invented + reached && known > ENOUGH_REACHED)
      return this.#reached[this.#below(known)];
    return ordinaryStart(this.#below);
  }

  #teach({ turns, result }: ReturnType<SelfPlay['play']>, rows: number[], targets: number[]): void {
    const { trust } = this.#sampling;
    const { signs } = this.#subject;
    const scratch = new Int32Array(signs.allFeatures);
    let win = result === 'win' ? 1 : 0;
    let draw = result === 'draw' ? 1 : 0;
    for (let n = turns.length - 1; n >= 0; n--) {
      const turn = turns[n];
      win = trust * win + (1 - trust) * turn.win;
      draw = trust * draw + (1 - trust) * turn.draw;
      signs.readBoard(turn.position, scratch);
      signs.readCards(unseenCards(turn.position), scratch);
      rows.push(...scratch);
      targets.push(win, draw, Math.max(0, 1 - win - draw));
      if (result === 'win' && n > 0) this.#keep(turn.position);
    }
  }

  /** Looks for a line that wins a whole game, with open cards. */
  #reach(player: SelfPlay): void {
    const pace = { ...this.#sampling.pace, strays: 0, blur: 0, open: true };
    const { turns, result } = player.play(this.#subject.ordinaryStart(this.#below), pace);
    if (result === 'win') for (const { position } of turns.slice(1)) this.#keep(position);
  }

  #keep(position: Position): void {
    if (this.#reached.length < MOST_REACHED) this.#reached.push(position);
    else this.#reached[this.#below(MOST_REACHED)] = position;
  }
}

/** How a school is run. */
interface Timetable {
  /** How many turns are remembered and learned from. */
  readonly memory: number;
  /** How many must be known before anything is learned. */
  readonly least: number;
  readonly batch: number;
  /** How many times each turn is learned from, on average. */
  readonly lessons: number;
}

const USUAL: Timetable = { memory: 300_000, least: 5_000, batch: 128, lessons: 16 };

/** For who goes on with what is known: the first few turns alone are not to write over it. */
const LATER: Timetable = { ...USUAL, least: 60_000 };

/** For one of several schools that learn together: each remembers its part, and waits for no more than it. */
export function timetableFor(schools: number, isGoingOn: boolean): Timetable {
  const { memory, least, ...rest } = isGoingOn ? LATER : USUAL;
  return { ...rest, memory: Math.ceil(memory / schools), least: Math.ceil(least / schools) };
}

/** Remembers what games taught, and learns from it again and again in a mixed order. */
export class School {
  /** The mean cross entropy of the last lessons. */
  error = 0;
  readonly #learner: Learner;
  readonly #below: Below;
  readonly #timetable: Timetable;
  readonly #rows: Int16Array;
  readonly #targets: Float32Array;
  readonly #picks: Int32Array;
  #turns = 0;
  #due = 0;

  constructor(learner: Learner, below: Below, timetable: Timetable = USUAL) {
    const { memory, batch } = timetable;
    this.#learner = learner;
    this.#below = below;
    this.#timetable = timetable;
    this.#rows = new Int16Array(memory * learner.signs.allFeatures);
    this.#targets = new Float32Array(memory * RESULTS);
    this.#picks = new Int32Array(batch);
  }

  /** Takes in what some games taught, and learns for as long as is due for it. */
  learn({ rows, targets }: Samples, rate: number): void {
    const { memory, least, lessons, batch } = this.#timetable;
    const count = targets.length / RESULTS;
    const { allFeatures } = this.#learner.signs;
    for (let n = 0; n < count; n++) {
      const at = this.#turns++ % memory;
      this.#rows.set(rows.subarray(n * allFeatures, (n + 1) * allFeatures), at * allFeatures);
      this.#targets.set(targets.subarray(n * RESULTS, (n + 1) * RESULTS), at * RESULTS);
    }
    if (this.#turns < least) return;
    this.#due += (count * lessons) / batch;
    let error = 0;
    let steps = 0;
    for (; this.#due >= 1; this.#due--) {
      error += this.#lesson(rate);
      steps++;
    }
    if (steps > 0) this.error = error / steps;
  }

  #lesson(rate: number): number {
    const known = Math.min(this.#turns, this.#timetable.memory);
    for (let n = 0; n < this.#picks.length; n++) this.#picks[n] = this.#below(known);
    return this.#learner.step(this.#rows, this.#targets, this.#picks, rate);
  }
}

/** What a playing thread is started with. */
export interface Trade {
  readonly seed: string;
  readonly sampling: Sampling;
  readonly isBoxed: boolean;
  /** The numbers of the learner that all threads share. */
  readonly shared: SharedArrayBuffer;
  readonly timetable: Timetable;
}

/** What it is asked for again and again. */
export interface Order {
  readonly games: number;
  readonly beginnings: Beginnings;
  /** How far each lesson changes what was learned. */
  readonly rate: number;
}

/** What it says when that is done. */
export interface Report extends Pick<Samples, 'games' | 'wins'> {
  readonly turns: number;
  /** The mean cross entropy of its last lessons. */
  readonly error: number;
}
