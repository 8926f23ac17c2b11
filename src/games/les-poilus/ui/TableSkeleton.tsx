import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { aidMode } from './aid/mode.ts';
import { AidRoom } from './aid/TableRoom.tsx';

/** What a newcomer finds at the table, for the page before its scripts. */
export const AidSkeleton = (props: PlayPageProps) => (
  <GameSkeleton mode={aidMode} name="table" {...props}>
    <AidRoom />
  </GameSkeleton>
);
