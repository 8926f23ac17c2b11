import { GameAhead } from '#play/screen/frame/GameAhead.tsx';
import type { RoomProps } from '#play/screen/frame/Room.tsx';
import { kit } from './kit.ts';
import { PracticeRoom } from './practice/Room.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const PracticeAhead = (props: RoomProps) => (
  <GameAhead kit={kit} name="practice" {...props}>
    <PracticeRoom />
  </GameAhead>
);
