import { DIFFICULTY_IDS } from '#games/maquis/data/index.ts';
import {
  drawGoalsOf,
  type GameEvent,
  legalMoves,
  type Move,
  moveText,
  type Position,
  play,
  RULESET_IDS,
} from '#games/maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';
import { placing } from '../engine/tables.ts';

/** One move of a generated game. */
export interface Moment {
  readonly position: Position;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** Goods enough that everything happens before chance ends a game. */
const PLENTY = { intel: 2, food: 3, medicine: 3, money: 3, weapon: 2, explosives: 2 };
const BOXED_PLENTY = { ...PLENTY, poison: 2, 'fake-id': 2 };

/**
 * Every moment of some games in all editions and modes and with all sorts of goals, played at random by somebody
 * who starts rich and likes to do things.
 */
export function* momentsOf(games: number): Generator<Moment> {
  for (let n = 0; n < games; n++) {
    const seed = `words ${n}`;
    const below = randomFrom(seed);
    const difficulty = DIFFICULTY_IDS[n % DIFFICULTY_IDS.length];
    const ruleset = RULESET_IDS[n % RULESET_IDS.length];
    const isSecond = ruleset === 'second-edition';
    const goals = drawGoalsOf(ruleset, isSecond && below(2) === 0, seed);
    const hand = isSecond ? BOXED_PLENTY : PLENTY;
    let position = placing({ ruleset, difficulty, goals, hand });
    for (let moves = legalMoves(position); moves.length > 0; moves = legalMoves(position)) {
      const deeds = moves.filter((move) => !/^shoot|:none$/.test(moveText(move)));
      const among = below(5) > 0 && deeds.length > 0 ? deeds : moves;
      const move = among[below(among.length)];
      const played = play(position, move);
      yield { position, move, events: played.events };
      position = played.position;
    }
  }
}
