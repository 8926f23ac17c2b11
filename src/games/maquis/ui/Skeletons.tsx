import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { freshSetUp } from '../session/index.ts';
import { MAQUIS_MODE } from './aid/mode.ts';
import { TableSetUp } from './aid/TableSetUp.tsx';
import { PracticeRoom } from './practice/PracticeRoom.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const PracticeSkeleton = (props: PlayPageProps) => (
  <GameSkeleton
    mode={MAQUIS_MODE}
    name="practice"
    begin={{ setUp: freshSetUp(''), step: 'goals' }}
    {...props}
  >
    <PracticeRoom isDealt={false} />
  </GameSkeleton>
);

/** What a newcomer finds at the table, for the page before its scripts. */
export const TableSkeleton = (props: PlayPageProps) => (
  <GameSkeleton mode={MAQUIS_MODE} name="table" {...props}>
    <TableSetUp />
  </GameSkeleton>
);
