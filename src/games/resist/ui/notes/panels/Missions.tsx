import { GAME, MISSIONS } from '#games/resist/data/index.ts';
import { nextEra } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { NotesPanel } from '../Panel.tsx';
import { MissionPad } from '../pads.tsx';

/** Which Mission lies in the row: four at the set-up, one more for each that was defeated. */
export function MissionsPanel() {
  const { notes, tell } = useNotes();
  const era = nextEra(notes);
  const seen = [...notes.row.map(({ mission }) => mission), ...notes.defeated];
  const open = MISSIONS.filter((one) => one.era === era && !seen.includes(one.id));
  const isSetUp = notes.phase === 'setup';
  const question = isSetUp ? m.resist_notes_ask_row() : m.resist_notes_ask_refill();
  return (
    <NotesPanel
      question={question}
      about={
        isSetUp
          ? m.resist_notes_of({ done: notes.row.length, most: GAME.row })
          : m.resist_ref_era({ era })
      }
      guide={[
        isSetUp
          ? [m.resist_notes_guide_garrison, 'resist.setup-garrisons']
          : [m.resist_notes_guide_refill, 'resist.mission-defeated'],
      ]}
    >
      <MissionPad
        label={question}
        missions={open.map(({ id }) => id)}
        onTap={(mission) => tell(`lay:${mission}`)}
      />
    </NotesPanel>
  );
}
