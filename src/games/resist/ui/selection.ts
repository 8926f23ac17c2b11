import { MAQUIS_IDS, type MaquisId, MISSION_IDS, type MissionId } from '../data/index.ts';
import type { GameView } from './view.ts';

/*
 * What is being considered is kept as `maquis:ID` or `mission:ID`; whatever else a prompt offers is
 * kept as the move it would be.
 */

/** The Mission that is considered. */
export const missionConsidered = ({
  selected,
}: Pick<GameView, 'selected'>): MissionId | undefined =>
  MISSION_IDS.find((id) => selected === `mission:${id}`);

/** What is selected while a Mission is to be chosen, and none is yet. */
export const SOME_MISSION = 'mission';

/** Who of the hand is considered; where nobody was named, the first who is there. */
export function personConsidered({ selected, now }: Pick<GameView, 'selected' | 'now'>) {
  const inHand = now.hand.filter((card): card is MaquisId => card !== 'spy');
  const named = MAQUIS_IDS.find((id) => selected === `maquis:${id}`);
  return named && inHand.includes(named) ? named : inHand[0];
}

/** The move that is considered, or the first there is; a puzzle leaves it open. */
export const moveConsidered = (
  { selected, isPuzzle }: Pick<GameView, 'selected' | 'isPuzzle'>,
  moves: readonly string[],
): string | undefined =>
  moves.find((move) => move === selected) ?? (isPuzzle ? undefined : moves[0]);
