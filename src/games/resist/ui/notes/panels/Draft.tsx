import { useState } from 'preact/hooks';
import { MAQUIS_IDS, type MaquisId } from '#games/resist/data/index.ts';
import { maquisName } from '#games/resist/i18n/cards.ts';
import { peopleAt } from '#games/resist/session/notes/index.ts';
import { FullCard } from '#games/resist/ui/board/FullCard.tsx';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { GoButton, NotesPanel } from '../Panel.tsx';
import { PeoplePad } from '../pads.tsx';

const PAIRS = 12;

/** Twelve pairs: the two that were shown are tapped, then who joins. */
export function DraftPanel() {
  const { notes, tell } = useNotes();
  const [pair, setPair] = useState<readonly MaquisId[]>([]);
  const pairs = peopleAt(notes, 'deck').length;
  const [one, two] = pair;
  const about = m.resist_pair_of({ number: pairs + 1, pairs: PAIRS });
  if (one && two) {
    const join = (hidden: MaquisId, recruit: MaquisId) => {
      tell(`draft:${hidden}:${recruit}`);
      setPair([]);
    };
    return (
      <NotesPanel
        question={m.resist_ask_draft()}
        about={about}
        guide={[[m.resist_notes_guide_draft, 'resist.setup-draft']]}
        go={
          <>
            <GoButton onClick={() => join(one, two)}>
              {m.resist_joins({ maquis: maquisName(one) })}
            </GoButton>
            <GoButton onClick={() => join(two, one)}>
              {m.resist_joins({ maquis: maquisName(two) })}
            </GoButton>
          </>
        }
      >
        <div class="draft-pair">
          <FullCard maquis={one} />
          <FullCard maquis={two} />
        </div>
        <button type="button" class="rt-link" onClick={() => setPair([])}>
          {m.resist_notes_other_pair()}
        </button>
      </NotesPanel>
    );
  }
  return (
    <NotesPanel question={m.resist_notes_ask_pair()} about={about}>
      <PeoplePad
        label={m.resist_notes_ask_pair()}
        people={MAQUIS_IDS.filter((id) => notes.at[id] === undefined)}
        chosen={one}
        onTap={(id) => setPair(id === one ? [] : [...pair, id])}
      />
    </NotesPanel>
  );
}
