import type { Position } from '../../engine/position.ts';
import { ALL_SIGNS, readBoard, readCards, unseenCards } from '../signs.ts';
import { RESULTS, ValueNet } from '../value-net.ts';
import type { Learner } from './learner.ts';
import { type Pace, type PlayedGame, SelfPlay } from './self-play.ts';
import { type Below, inventedStart, ordinaryStart } from './starts.ts';

/** How a school is run. */
export interface Timetable {
  /** How many positions are remembered and learned from. */
  readonly memory: number;
  readonly batch: number;
  /** How many times each position is learned from, on average. */
  readonly lessons: number;
  /** How much of what a turn is worth is taken from the turn after it, the rest from the search. */
  readonly trust: number;
  readonly pace: Pace;
}

export const USUAL_TIMETABLE: Timetable = {
  memory: 300_000,
  batch: 128,
  lessons: 20,
  trust: 0.7,
  pace: { simulations: 30, strays: 150, blur: 0.03 },
};

/**
 * Plays games with itself and learns from them, turn about. A position is to be worth what the search
 * thought of it, mixed with what the next turn turned out to be worth, and so on to the result: the
 * targets of temporal differences (R. Sutton, 1988).
 */
export class School {
  readonly learner: Learner;
  games = 0;
  positions = 0;
  error = 0;
  readonly #below: Below;
  readonly #timetable: Timetable;
  readonly #rows: Int16Array;
  readonly #targets: Float32Array;
  readonly #picks: Int32Array;
  readonly #scratch = new Int32Array(ALL_SIGNS);
  #player: SelfPlay;
  #due = 0;
  /** Turns of games that were won, to start again from. */
  readonly #reached: Position[] = [];

  constructor(learner: Learner, below: Below, timetable: Timetable = USUAL_TIMETABLE) {
    this.learner = learner;
    this.#below = below;
    this.#timetable = timetable;
    this.#rows = new Int16Array(timetable.memory * ALL_SIGNS);
    this.#targets = new Float32Array(timetable.memory * RESULTS);
    this.#picks = new Int32Array(timetable.batch);
    this.#player = this.#newPlayer();
  }

  #newPlayer(): SelfPlay {
    const net = new ValueNet(this.learner.weights());
    return new SelfPlay(net, ordinaryStart(this.#below), this.#below);
  }

  /** Plays some games with what is known, learning after each, and then knows better. */
  round(games: number, inventedShare: number, reachedShare: number, rate: number): void {
    this.#player = this.#newPlayer();
    let error = 0;
    let steps = 0;
    for (let n = 0; n < games; n++) {
      const lot = this.#below(1000) / 1000;
      const start =
        lot < inventedShare
          ? inventedStart(this.#below)
          : lot < inventedShare + reachedShare && this.#reached.length > 500
            ? this.#reached[this.#below(this.#reached.length)]
            : ordinaryStart(this.#below);
      this.#remember(this.#player.play(start, this.#timetable.pace));
      this.games++;
      while (this.#due > 0 && this.positions > 2000) {
        this.#due--;
        steps++;
        error += this.#lesson(rate);
      }
    }
    this.error = steps > 0 ? error / steps : 0;
  }

  #lesson(rate: number): number {
    const known = Math.min(this.positions, this.#timetable.memory);
    for (let n = 0; n < this.#picks.length; n++) this.#picks[n] = this.#below(known);
    return this.learner.step(this.#rows, this.#targets, this.#picks, rate);
  }

  #remember({ turns, result }: PlayedGame): void {
    const { memory, trust, lessons, batch } = this.#timetable;
    let win = result === 'win' ? 1 : 0;
    let draw = result === 'draw' ? 1 : 0;
    for (let n = turns.length - 1; n >= 0; n--) {
      const turn = turns[n];
      win = trust * win + (1 - trust) * turn.win;
      draw = trust * draw + (1 - trust) * turn.draw;
      const at = this.positions % memory;
      readBoard(turn.position, this.#scratch);
      readCards(unseenCards(turn.position), this.#scratch);
      this.#rows.set(this.#scratch, at * ALL_SIGNS);
      this.#targets[at * RESULTS] = win;
      this.#targets[at * RESULTS + 1] = draw;
      this.#targets[at * RESULTS + 2] = Math.max(0, 1 - win - draw);
      this.positions++;
      this.#due += lessons / batch;
      if (result === 'win' && n > 0) {
        if (this.#reached.length < 20_000) this.#reached.push(turn.position);
        else this.#reached[this.#below(20_000)] = turn.position;
      }
    }
  }
}
