import * as fc from 'fast-check';
import { DIFFICULTY_IDS } from '#games/maquis/data/index.ts';
import {
  type Deal,
  drawGoals,
  type GameEvent,
  GOAL_DRAWS,
  legalMoves,
  type Move,
  moveText,
  newGame,
  type Position,
  phaseOf,
  play,
  snapshotOf,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { lateStart } from './late-tables.ts';

/** Longer than any game of a mode with an end; Very Easy is left where it has got to. */
export const MOST_MOVES = 600;

/**
 * `any`: every legal move is as likely. `eager`: workers go where something can be done, and do it.
 * `lucky`: eager, and mostly a card comes that cuts nobody off, so that games get far.
 */
export const TEMPERS = ['any', 'eager', 'lucky'] as const;
export type Temper = (typeof TEMPERS)[number];

/** A game to be played: its set-up, where it begins, and a seed for the choice of moves. */
export interface GameToPlay {
  readonly begins: 'at-the-start' | 'late';
  readonly setUp: Deal;
  readonly temper: Temper;
  readonly choices: string;
}

/** Any mode, any pair of goals by both ways of drawing them, any temper. */
export const gamesToPlay: fc.Arbitrary<GameToPlay> = fc
  .record({
    difficulty: fc.constantFrom(...DIFFICULTY_IDS),
    draw: fc.constantFrom(...GOAL_DRAWS),
    begins: fc.constantFrom('at-the-start' as const, 'late' as const),
    temper: fc.constantFrom(...TEMPERS),
    seed: fc.nat().map(String),
  })
  .map(({ difficulty, draw, begins, temper, seed }) => ({
    begins,
    setUp: { difficulty, goals: drawGoals(draw, seed), seed },
    temper,
    choices: `choices ${seed}`,
  }));

export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly legal: readonly Move[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** Games from their first turn on: those a record can tell. */
export const wholeGames = gamesToPlay.map(
  (game): GameToPlay => ({ ...game, begins: 'at-the-start' }),
);

const startOf = ({ begins, setUp, choices }: GameToPlay): Position =>
  begins === 'late' ? lateStart(setUp, choices) : newGame(setUp);

/** Plays a game, one step at a time. */
export function* stepsOf(game: GameToPlay): Generator<Step, Position> {
  const below: Below = randomFrom(game.choices);
  let position = startOf(game);
  for (let n = 0; n < MOST_MOVES; n++) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const move = choose(position, legal, game.temper, below);
    const before = position;
    const played = play(before, move);
    position = played.position;
    yield { before, move, legal, position, events: played.events };
  }
  return position;
}

/** How gladly an eager player makes a move; the first line that fits. */
const EAGERNESS: readonly (readonly [RegExp, number])[] = [
  [/:goal$/, 60],
  [/:(collect|recruit|explosives|room:.*)$/, 12],
  [/^place:(field|.*-exit|spare-room)/, 9],
  [/^place:(rue|pont)/, 1],
  [/:none$/, 1],
  [/^shoot:|:sell-/, 1],
];
const eagerness = (text: string): number =>
  EAGERNESS.find(([pattern]) => pattern.test(text))?.[1] ?? 4;

function choose(position: Position, legal: readonly Move[], temper: Temper, below: Below): Move {
  const any = () => legal[below(legal.length)] ?? 0;
  if (temper === 'any') return any();
  if (phaseOf(position) !== 'patrol') return eagerly(legal, below);
  return temper === 'lucky' && below(8) > 0 ? kindest(position, legal, below) : any();
}

/** One of the moves, each as likely as an eager player likes it. */
function eagerly(legal: readonly Move[], below: Below): Move {
  const drawn = legal.flatMap((move) => Array<Move>(eagerness(moveText(move))).fill(move));
  return drawn[below(drawn.length)] ?? 0;
}

/** One of the cards after which the most workers still have a way home. */
function kindest(position: Position, legal: readonly Move[], below: Below): Move {
  const safe = legal.map((move) => {
    const after = play(position, move).position;
    return snapshotOf(after).workers.filter((place) => wouldComeHome(after, place)).length;
  });
  const kind = legal.filter((_, n) => safe[n] === Math.max(...safe));
  return kind[below(kind.length)] ?? 0;
}

/** The whole game at once. */
export function playOut(game: GameToPlay): { steps: Step[]; end: Position } {
  const steps = [...stepsOf(game)];
  return { steps, end: steps.at(-1)?.position ?? startOf(game) };
}
