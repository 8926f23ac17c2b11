import { GameSkeleton } from '#play/ui/frame/GameSkeleton.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { poilusPractice } from './mode.ts';
import { PoilusPracticeRoom } from './practice/Room.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const PoilusPracticeSkeleton = (props: PlayPageProps) => (
  <GameSkeleton mode={poilusPractice} name="practice" {...props}>
    <PoilusPracticeRoom />
  </GameSkeleton>
);
