import { type Task, tasksBy } from '#play/mining/mine.ts';
import type { Below } from '#shared/random.ts';
import { poilusEngine } from '../../engine/engine.ts';
import {
  cardsInHands,
  dealtSetUp,
  legalMoves,
  newGame,
  type Position,
} from '../../engine/index.ts';
import { mutableCopy } from '../../engine/position.ts';
import { isChanceTurn } from '../../engine/turn.ts';
import type { Aim } from '../../puzzles/aim.ts';
import type { Judged } from '../../puzzles/puzzle.ts';
import { type PuzzleSetUp, positionOf } from '../../puzzles/set-up.ts';
import { playPoilus } from '../played-game.ts';
import { setUpOf, sound } from './set-up-of.ts';

/** How many lines the coach plays on for a decision: enough for sensible tables. */
const PLAYED_WITH = 60;
/** The questions at the moments of the game of a seed. */
export const tasksOf = tasksBy(momentsOf, tasksAt);

function momentsOf(seed: string, below: Below): readonly Position[] {
  const setUp = dealtSetUp({ seed, variant: 'normal', players: 2 + below(3) });
  const { moves } = playPoilus(setUp, { id: 'coach', lines: PLAYED_WITH });
  const draft = mutableCopy(newGame(setUp));
  const moments: Position[] = [];
  for (const move of moves) {
    if (!isChanceTurn(draft) && legalMoves(draft).length > 1) moments.push(mutableCopy(draft));
    poilusEngine.makeMove(draft, move);
  }
  return moments;
}

/**
 * Nothing is asked where a mission is called: with enough cards for a second mission no call can be proved,
 * and with fewer the call of all of them is plainly right.
 */
function* tasksAt(position: Position, _below: Below, theme?: string): Generator<Task<Judged>> {
  const real = setUpOf(position);
  if (!real || real.phase === 'intensity') return;
  const turn = `mission ${real.mission}`;
  for (const table of [real, withSpeech(real)]) {
    if (!table || (theme && !canAskOf(theme, table))) continue;
    for (const aim of aimsAt(table)) {
      yield { turn, moment: table, judged: { table, missions: 1, aim, asks: 'choice' } };
    }
  }
}

/** Whether a table can hold a question of a theme: a glance that saves most proofs. */
function canAskOf(theme: string, table: PuzzleSetUp): boolean {
  const { phase, players, leader, turn = leader } = table;
  const isOfTiles = phase === 'place-tile' || phase === 'remove-tile';
  if (theme === 'support' || isOfTiles) return theme === 'support' && isOfTiles;
  return theme !== 'speech' || (phase === 'action' && (players[turn]?.speech ?? 0) > 0);
}

/** The same table with a speech at hand for whoever is on turn, where nobody had one left. */
function withSpeech(setUp: PuzzleSetUp): PuzzleSetUp | undefined {
  const { phase, players, leader, turn = leader } = setUp;
  if (phase !== 'action' || players[turn]?.speech !== 0) return undefined;
  return sound({
    ...setUp,
    players: players.map((player, seat) => (seat === turn ? { ...player, speech: 1 } : player)),
  });
}

function aimsAt(table: PuzzleSetUp): readonly Aim[] {
  const held = cardsInHands(positionOf(table));
  const most = [0, 1, 2, 3].filter((cards) => cards < held);
  return [{ success: true }, ...most.map((inHands): Aim => ({ success: true, inHands }))];
}
