import { chanceMoveBy, isChanceAsked } from '#games/resist/engine/chance.ts';
import { hasMissionLeft } from '#games/resist/engine/course.ts';
import { makeMove } from '#games/resist/engine/make-move.ts';
import { CONTINUE, DRAFT_MOVE, type Move, moveOf } from '#games/resist/engine/move.ts';
import { newGame } from '#games/resist/engine/new-game.ts';
import {
  ASK,
  ASK_DECIDE,
  ASK_DRAFT,
  type MutablePosition,
  mutableCopy,
  OVER,
  PAIR,
  PHASE,
} from '#games/resist/engine/position.ts';
import { resistRules } from '#games/resist/engine/rules.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { END_COUNT, endNumber, worthHere } from '../ends.ts';
import { HalvingSearch } from '../halving-search.ts';
import type { ResistNet } from '../value-net.ts';
import type { SeenPositions } from './learner.ts';

/** How much of what came later counts beside what the net thought on the way there. */
const TRACE = 0.7;
/** How often one goes on all the same, in parts of all questions, so that the net learns of it. */
const BOLD = 0.25;
/** Every so many games the decks are drafted, by a coin. */
const DRAFTED = 3;

/** Plays games of the coach against the deck and remembers what every moment between rounds came to. */
export class ResistSelfPlay {
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
    while (draft[PHASE] !== OVER) {
      if (draft[ASK] === ASK_DECIDE && hasMissionLeft(draft)) {
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
    if (draft[ASK] === ASK_DRAFT) return moveOf(DRAFT_MOVE, draft[PAIR + this.#below(2)]);
    if (draft[ASK] === ASK_DECIDE && ends && hasMissionLeft(draft)) {
      if (this.#below(1000) < BOLD * 1000) return CONTINUE;
    }
    const sight = resistRules.playerView(draft);
    this.#search.start(sight, String(this.#below(1_000_000)), this.#budget);
    if (this.#search.candidates.length > 1) this.#search.run(this.#budget);
    return this.#search.ranked()[0].move;
  }
}
