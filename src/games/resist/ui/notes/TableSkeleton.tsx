import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { RulesContext } from '#play/ui/frame/session.ts';
import { FRESH_NOTES, NotesSetUp } from './SetUp.tsx';

/** What a newcomer finds at the table, for the page before its scripts. */
export const NotesSkeleton = ({ rules }: PlayPageProps) => (
  <RulesContext.Provider value={rules}>
    <div class="aid table" data-skeleton inert>
      <NotesSetUp begun={FRESH_NOTES} onDecide={() => {}} onStart={() => {}} />
    </div>
  </RulesContext.Provider>
);
