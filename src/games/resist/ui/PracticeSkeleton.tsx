import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { kit } from './practice/kit.ts';
import { PracticeRoom } from './practice/PracticeRoom.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const PracticeAhead = (props: PlayPageProps) => (
  <GameSkeleton kit={kit} name="practice" {...props}>
    <PracticeRoom deal={undefined} />
  </GameSkeleton>
);
