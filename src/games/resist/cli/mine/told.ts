import { MAQUIS, type MaquisId } from '../../data/index.ts';
import { type Position, type RoundNotes, tableOf } from '../../engine/index.ts';
import { type PuzzleSetUp, positionOf } from '../../puzzles/set-up.ts';
import { broughtBy } from './brought.ts';

/*
 * A set-up says where the cards lie, not what an action has done this round: a table where one has done
 * something would be asked about as if it had not.
 */

/** Actions of revealed cards that count to the end of the round, and leave nothing on the table that shows it. */
const STILL_COUNT: readonly string[] = ['ignore-mission', 'halve-mission', 'weaken'];

/** Whose card revealed in play may have done something that the table does not say; nobody where all is said. */
export function maybeActed({ phase, revealed }: PuzzleSetUp): readonly MaquisId[] {
  if (phase !== 'attack' && phase !== 'strike') return [];
  return revealed.filter((id) =>
    MAQUIS.some(({ id: one, revealed: { action } }) => one === id && isCounting(action)),
  );
}

const isCounting = (action: string | undefined): boolean =>
  action !== undefined && STILL_COUNT.includes(action);

/** Whose card in play at a strike counts, though the strength has not all that it brings: where it was played in PLAN no table says. */
export function maybeLost({
  phase,
  hidden,
  revealed,
  graveyard,
  strength,
}: PuzzleSetUp): readonly MaquisId[] {
  const all = { hidden, revealed, graveyard };
  if (phase !== 'strike' || strength >= broughtBy(all)) return [];
  return [...hidden, ...revealed].filter((id) => broughtBy(all) > broughtBy(all, [id]));
}

/** Whether all that was done this round at a moment of a game is done at the table that a set-up makes of it. */
export function isTold(moment: Position, setUp: PuzzleSetUp): boolean {
  return notesAt(moment) === notesAt(positionOf(setUp));
}

/** What was done; from the strike on what adds to the strength is in it, and nobody plays a card. */
function notesAt(position: Position): string {
  const { state, unseen } = tableOf(position);
  const { ignored, halved, weakened, drawChange, ...inAttack }: RoundNotes = unseen?.round ?? {};
  const lasting = { ignored, halved, weakened, drawChange };
  return JSON.stringify(state.phase === 'strike' ? lasting : { ...lasting, ...inAttack });
}
