import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { resistPractice } from './practice/mode.ts';
import { ResistPracticeRoom } from './practice/PracticeRoom.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const ResistPracticeSkeleton = (props: PlayPageProps) => (
  <GameSkeleton mode={resistPractice} name="practice" {...props}>
    <ResistPracticeRoom deal={undefined} />
  </GameSkeleton>
);
