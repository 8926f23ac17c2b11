import { freshSetUp } from '#maquis/table/index.ts';
import { GameAhead } from '#play/screen/frame/GameAhead.tsx';
import type { RoomProps } from '#play/screen/frame/Room.tsx';
import { MAQUIS } from './aid/kit.ts';
import { PracticeRoom } from './practice/PracticeRoom.tsx';

/** What a newcomer finds in practice, for the page before its scripts. */
export const PracticeAhead = (props: RoomProps) => (
  <GameAhead
    kit={MAQUIS}
    name="practice"
    begin={{ setUp: freshSetUp(''), step: 'goals' }}
    {...props}
  >
    <PracticeRoom isDealt={false} />
  </GameAhead>
);
