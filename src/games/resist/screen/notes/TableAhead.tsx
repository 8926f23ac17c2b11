import type { RoomProps } from '#play/screen/frame/Room.tsx';
import { RulesContext } from '#play/screen/frame/session.ts';
import { FRESH } from './begun.ts';
import { SetUp } from './SetUp.tsx';

/** What a newcomer finds at the table, for the page before its scripts. */
export const TableAhead = ({ rules }: RoomProps) => (
  <RulesContext.Provider value={rules}>
    <div class="aid table" data-ahead inert>
      <SetUp begun={FRESH} onDecide={() => {}} onStart={() => {}} />
    </div>
  </RulesContext.Provider>
);
