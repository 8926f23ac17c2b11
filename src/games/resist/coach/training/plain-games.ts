import { chanceMoveBy, isChanceAsked } from '#games/resist/engine/chance.ts';
import { hasMissionLeft } from '#games/resist/engine/course.ts';
import { makeMove } from '#games/resist/engine/make-move.ts';
import { newGame } from '#games/resist/engine/new-game.ts';
import { ASK, ASK_DECIDE, mutableCopy, OVER, PHASE } from '#games/resist/engine/position.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { END_COUNT, endNumber, worthHere } from '../ends.ts';
import { PlainPlayer } from '../plain-player.ts';
import type { ResistNet } from '../value-net.ts';
import type { SeenPositions } from './learner.ts';

/** Every so many games the decks are drafted. */
const DRAFTED = 3;

/**
 * The first lessons: games of the plain player, who never stops. What a moment comes to is what came
 * where the net would have stopped, as in F. Longstaff's and E. Schwartz's stopping (2001).
 */
export class PlainGames {
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
    while (draft[PHASE] !== OVER) {
      if (draft[ASK] === ASK_DECIDE && hasMissionLeft(draft)) {
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
