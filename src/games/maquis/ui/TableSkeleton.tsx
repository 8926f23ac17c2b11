import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { MAQUIS } from './aid/mode.ts';
import { TableSetUp } from './aid/TableSetUp.tsx';

/** What a newcomer finds at the table, for the page before its scripts. */
export const TableAhead = (props: PlayPageProps) => (
  <GameSkeleton mode={MAQUIS} name="table" {...props}>
    <TableSetUp />
  </GameSkeleton>
);
