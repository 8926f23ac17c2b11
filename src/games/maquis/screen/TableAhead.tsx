import { GameAhead } from '#play/screen/frame/GameAhead.tsx';
import type { RoomProps } from '#play/screen/frame/Room.tsx';
import { MAQUIS } from './aid/kit.ts';
import { SetUpWalk } from './aid/SetUpWalk.tsx';

/** What a newcomer finds at the table, for the page before its scripts. */
export const TableAhead = (props: RoomProps) => (
  <GameAhead kit={MAQUIS} name="table" {...props}>
    <SetUpWalk />
  </GameAhead>
);
