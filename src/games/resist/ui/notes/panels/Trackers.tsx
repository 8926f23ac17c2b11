import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { Panel } from '../Panel.tsx';
import { Trackers } from '../Trackers.tsx';

/** Nothing but the trackers, for whoever wants no more. */
export function TrackersPanel() {
  const { notes } = useNotes();
  return (
    <Panel question={m.resist_notes_trackers()} about={m.resist_round({ round: notes.round })}>
      <Trackers />
    </Panel>
  );
}
