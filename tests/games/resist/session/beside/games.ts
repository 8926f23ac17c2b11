import { choosePlainlyInResist } from '#games/resist/coach/index.ts';
import {
  chanceMoveOf,
  type GameEvent,
  type GameSetUp,
  isChanceAsked,
  legalMoves,
  type Move,
  moveText,
  newGame,
  outcomeOf,
  type Position,
  play,
  resistRules,
  snapshotOf,
} from '#games/resist/engine/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';

/** One move of a game on the table, and what everybody there saw of it. */
export interface TableStep {
  readonly before: Position;
  readonly move: string;
  readonly after: Position;
  readonly events: readonly GameEvent[];
}

/**
 * Plays games in which so many choices of ten are made by chance, the others by the coach's rules of thumb. Where not
 * all are made by chance, a strike never is, a game goes on while it can, and what chance chooses is what was chosen least often before
 * at the same Mission: else nobody would see the last era, nor some actions. The same holds for the Missions laid.
 */
export class GamesOnTable {
  readonly #made = new Map<string, number>();

  *play(setUp: GameSetUp, seed: string, byChance: number): Generator<TableStep> {
    const below = randomFrom(seed);
    let before = newGame(setUp);
    while (!outcomeOf(before)) {
      const move = isChanceAsked(before)
        ? this.#chance(before, below)
        : this.#choice(before, byChance, below);
      const { position: after, events } = play(before, move);
      yield { before, move: moveText(move), after, events };
      before = after;
    }
  }

  #chance(position: Position, below: Below): Move {
    if (snapshotOf(position).ask !== 'mission') return chanceMoveOf(position);
    return this.#rarest(position, below);
  }

  #choice(position: Position, byChance: number, below: Below): Move {
    const legal = legalMoves(position);
    if (byChance === 10) return legal[below(legal.length)];
    const goesOn = legal.find((move) => moveText(move) === 'continue');
    if (goesOn !== undefined) return goesOn;
    if (below(10) < byChance && snapshotOf(position).ask !== 'strike')
      return this.#rarest(position, below);
    return choosePlainlyInResist(resistRules.playerView(position), String(below(1_000_000)));
  }

  #rarest(position: Position, below: Below): Move {
    const { target } = snapshotOf(position);
    const legal = legalMoves(position);
    const keys = legal.map((move) => `${target} ${moveText(move)}`);
    const counts = keys.map((key) => this.#made.get(key) ?? 0);
    const least = Math.min(...counts);
    const rare = legal.flatMap((_, n) => (counts[n] === least ? [n] : []));
    const at = rare[below(rare.length)];
    this.#made.set(keys[at], least + 1);
    return legal[at];
  }
}
