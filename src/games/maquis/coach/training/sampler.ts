import type { Position } from '#games/maquis/engine/position.ts';
import type { Below } from '#shared/random.ts';
import { unseenCards } from '../features.ts';
import { ValueNet, type Weights } from '../value-net.ts';
import { type Pace, type PlayedGame, SelfPlay } from './self-play.ts';
import type { Subject } from './subject.ts';

/** Where games begin while learning: the shares of invented and of reached starts, 0 to 1. */
export interface Beginnings {
  readonly invented: number;
  /** Turns of games that were won before. */
  readonly reached: number;
  /** The share of games that are played with open cards, only to be begun from where they won. */
  readonly open: number;
}

/** What some games taught: for each turn its rows and the chances it is to have. */
export interface Samples {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** As many for each turn as it picks. */
  readonly rows: Int16Array;
  /** RESULTS for each turn. */
  readonly targets: Float32Array;
}

/** How games are played and what is made of them. */
export interface Sampling {
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

  #teach({ turns, result }: PlayedGame, rows: number[], targets: number[]): void {
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
