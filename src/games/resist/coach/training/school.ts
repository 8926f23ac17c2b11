import { chanceMoveBy, isChanceAsked } from '#games/resist/engine/chance.ts';
import { makeMove } from '#games/resist/engine/make-move.ts';
import { MOVE, type Move, moveOf } from '#games/resist/engine/move.ts';
import { newGame } from '#games/resist/engine/new-game.ts';
import {
  ASK,
  MOMENT,
  type MutablePosition,
  mutableCopy,
  PAIR,
  PHASE,
  QUESTION,
} from '#games/resist/engine/position.ts';
import { hasMissionLeft } from '#games/resist/engine/round.ts';
import { resistRules } from '#games/resist/engine/rules.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { END_COUNT, endNumber, worthHere } from '../ends.ts';
import { HalvingSearch } from '../halving-search.ts';
import { PlainPlayer } from '../plain-player.ts';
import { ResistNet, type ResistWeights } from '../value-net.ts';
import { ResistLearner, SeenPositions } from './learner.ts';

const PLAIN_MEMORY = 300_000;
const OWN_MEMORY = 60_000;
/** So many moments are seen before anything is learned of games of one's own. */
const PATIENCE = 4_000;
/** Games between two lessons, and steps of a lesson. */
const PLAIN_GAMES = 200;
const PLAIN_STEPS = 50;
const OWN_GAMES = 20;
const OWN_STEPS = 12;
const PLAIN_RATE = 0.001;
const OWN_RATE = 0.0003;
/** From this part of the time on it learns more slowly. */
const LATE = 0.8;
const LATE_RATE = 0.2;
/** How many games the coach simulates for a decision while it learns. */
const SIMULATIONS = 40;

/** Lets a net learn: from plain games first, then from games of its own. */
export class ResistSchool {
  readonly weights: ResistWeights;
  plainGames = 0;
  games = 0;
  readonly #learner: ResistLearner;
  readonly #net: ResistNet;
  readonly #seed: string;

  constructor(weights: ResistWeights, seed: string) {
    this.weights = weights;
    this.#seed = seed;
    this.#learner = new ResistLearner(weights, `learner ${seed}`);
    this.#net = new ResistNet(weights);
  }

  /** @param gone the part of the time that is gone, 0 to 1; it ends at 1 */
  plainLessons(gone: () => number): void {
    const memory = new SeenPositions(PLAIN_MEMORY);
    const play = new PlainGames(this.#net, memory, `plain ${this.#seed}`);
    for (let part = gone(); part < 1; part = gone()) {
      for (let n = 0; n < PLAIN_GAMES; n++) play.play();
      this.#learner.learn(memory, PLAIN_STEPS, PLAIN_RATE * (part > LATE ? LATE_RATE : 1));
    }
    this.plainGames += play.games;
  }

  /** @param told how every game ended */
  ownLessons(gone: () => number, told: (end: number) => void): void {
    const memory = new SeenPositions(OWN_MEMORY);
    const play = new ResistSelfPlay(this.#net, memory, SIMULATIONS, `own ${this.#seed}`);
    for (let part = gone(); part < 1; part = gone()) {
      for (let n = 0; n < OWN_GAMES; n++) told(play.play());
      if (memory.count < PATIENCE) continue;
      this.#learner.learn(memory, OWN_STEPS, OWN_RATE * (part > LATE ? LATE_RATE : 1));
    }
    this.games += play.games;
  }
}

/** Every so many games the decks are drafted. */
const DRAFTED = 3;

/**
 * The first lessons: games of the plain player, who never stops. What a moment comes to is what came
 * where the net would have stopped, as in F. Longstaff's and E. Schwartz's stopping (2001).
 */
class PlainGames {
  readonly #net: ResistNet;
  readonly #memory: SeenPositions;
  readonly #below: Below;
  readonly #player: PlainPlayer;
  games = 0;

  constructor(net: ResistNet, memory: SeenPositions, seed: string) {
    this.#net = net;
    this.#memory = memory;
    this.#below = randomFrom(seed);
    this.#player = new PlainPlayer(this.#below, () => true);
  }

  /** Plays one game; returns what it came to, where the net would have ended it. */
  play(): number {
    const split = this.games++ % DRAFTED === 0 ? 'draft' : 'random';
    const draft = mutableCopy(newGame({ split, reading: 'strict' }));
    const moments: { slot: number; end: number; ends: boolean }[] = [];
    while (draft[PHASE] !== MOMENT.over) {
      if (draft[ASK] === QUESTION.decide && hasMissionLeft(draft)) {
        const worth = this.#net.judge(draft);
        const slot = this.#memory.keep(this.#net);
        moments.push({ slot, end: endNumber(draft), ends: worthHere(draft) >= worth });
      }
      makeMove(
        draft,
        isChanceAsked(draft) ? chanceMoveBy(draft, this.#below) : this.#player.choose(draft),
      );
    }
    let came = endNumber(draft);
    const target = new Float32Array(END_COUNT);
    for (const { slot, end, ends } of moments.reverse()) {
      target.fill(0);
      target[came] = 1;
      this.#memory.tell(slot, target);
      if (ends) came = end;
    }
    return came;
  }
}

/** How much of what came later counts beside what the net thought on the way there. */
const TRACE = 0.7;
/** How often one goes on all the same, in parts of all questions, so that the net learns of it. */
const BOLD = 0.25;

/** Plays games of the coach against the deck and remembers what every moment between rounds came to. */
class ResistSelfPlay {
  readonly #net: ResistNet;
  readonly #memory: SeenPositions;
  readonly #search: HalvingSearch;
  readonly #below: Below;
  readonly #budget: number;
  games = 0;

  constructor(net: ResistNet, memory: SeenPositions, budget: number, seed: string) {
    this.#net = net;
    this.#memory = memory;
    this.#budget = budget;
    this.#below = randomFrom(seed);
    this.#search = new HalvingSearch(net);
  }

  /** Plays one game; returns what it came to, as the coach would have ended it. */
  play(): number {
    const split = this.games % DRAFTED === 0 ? 'draft' : 'random';
    const reading = this.games % 5 === 0 ? 'lenient' : 'strict';
    const draft = mutableCopy(newGame({ split, reading }));
    const moments: { slot: number; chances: Float64Array; end: number; ends: boolean }[] = [];
    while (draft[PHASE] !== MOMENT.over) {
      if (draft[ASK] === QUESTION.decide && hasMissionLeft(draft)) {
        const worth = this.#net.judge(draft);
        moments.push({
          slot: this.#memory.keep(this.#net),
          chances: this.#net.chances.slice(),
          end: endNumber(draft),
          ends: worthHere(draft) >= worth,
        });
      }
      makeMove(draft, this.#move(draft, moments.at(-1)?.ends ?? false));
    }
    this.games++;
    const target = new Float32Array(END_COUNT);
    target[endNumber(draft)] = 1;
    let came = endNumber(draft);
    for (const { slot, chances, end, ends } of moments.reverse()) {
      this.#memory.tell(slot, target);
      if (ends) {
        came = end;
        target.fill(0);
        target[end] = 1;
      } else {
        for (let n = 0; n < END_COUNT; n++) {
          target[n] = TRACE * target[n] + (1 - TRACE) * chances[n];
        }
      }
    }
    return came;
  }

  #move(draft: MutablePosition, ends: boolean): Move {
    if (isChanceAsked(draft)) return chanceMoveBy(draft, this.#below);
    if (draft[ASK] === QUESTION.draft) return moveOf(MOVE.draft, draft[PAIR + this.#below(2)]);
    if (draft[ASK] === QUESTION.decide && ends && hasMissionLeft(draft)) {
      if (this.#below(1000) < BOLD * 1000) return MOVE.continue;
    }
    const sight = resistRules.playerView(draft);
    this.#search.start(sight, String(this.#below(1_000_000)), this.#budget);
    if (this.#search.candidates.length > 1) this.#search.run(this.#budget);
    return this.#search.ranked()[0].move;
  }
}
