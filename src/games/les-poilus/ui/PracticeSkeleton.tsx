import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { practiceMode } from './mode.ts';
import { PracticeRoom } from './practice/Room.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const PracticeAhead = (props: PlayPageProps) => (
  <GameSkeleton mode={practiceMode} name="practice" {...props}>
    <PracticeRoom />
  </GameSkeleton>
);
