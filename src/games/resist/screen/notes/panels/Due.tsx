import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { MAQUIS_IDS, type MissionId } from '#resist/data/index.ts';
import { civilianOdds } from '#resist/odds/index.ts';
import {
  availableMissions,
  dueDoes,
  maybeInDeck,
  maybeRecruits,
  type Part,
  peopleAt,
  typeOf,
} from '#resist/table/notes/index.ts';
import { enemyName, missionName } from '#resist/words/cards.ts';
import { ENEMY_EFFECTS, missionEffect } from '#resist/words/effects.ts';
import { WHEN_NAMES } from '#resist/words/names.ts';
import { missionOf } from '../../board/MissionCard.tsx';
import { percent } from '../../percent.ts';
import { useNotes } from '../kit.ts';
import { GoButton, Panel } from '../Panel.tsx';
import { CivilianPad, MissionPad, PeoplePad } from '../pads.tsx';
import { Kinds } from './TurnUp.tsx';

/** An effect that is carried out with the cards now: what it says, and what came of it. */
export function DuePanel() {
  const { notes, tell, isOn } = useNotes();
  const [due] = notes.due;
  if (due === undefined) return null;
  const type = typeOf(due);
  const name = type ? enemyName(due) : missionName(due);
  const does = dueDoes(notes);
  const when = type?.effect.when ?? missionOf(due as MissionId).effect.when;
  const text = type ? ENEMY_EFFECTS[type.id]() : missionEffect(missionOf(due as MissionId).effect);
  const rule = type?.rule ?? missionOf(due as MissionId).rule;
  const form = FORMS[does ?? ''];
  const Form = form && isOn(form.of) ? form.Form : undefined;
  return (
    <Panel
      question={`${name}: ${text}`}
      about={`${WHEN_NAMES[when]()}${notes.due.length > 1 ? ` · ${m.resist_notes_due_left({ count: notes.due.length })}` : ''}`}
      guide={[[m.resist_notes_guide_due, rule]]}
      go={
        <GoButton plain onClick={() => tell('done')}>
          {m.resist_notes_due_done()}
        </GoButton>
      }
    >
      {Form && <Form />}
    </Panel>
  );
}

function Civilian() {
  const { notes, position, tell } = useNotes();
  const [next] = civilianOdds(position);
  return (
    <>
      <CivilianPad graveyard={notes.graveyard} onTap={(number) => tell(`civilian:${number}`)} />
      {next.ways > 0n && (
        <p class="prompt__note">{m.resist_danger_civilians({ chance: percent(next) })}</p>
      )}
    </>
  );
}

function Victim() {
  const { notes, tell } = useNotes();
  return (
    <PeoplePad
      label={m.resist_notes_ask_victim()}
      people={peopleAt(notes, 'hidden')}
      onTap={(id) => tell(`lose:${id}`)}
    />
  );
}

function Recruited() {
  const { notes, tell } = useNotes();
  return (
    <PeoplePad
      label={m.resist_notes_ask_recruit()}
      people={maybeRecruits(notes)}
      onTap={(id) => tell(`recruit:${id}:discard`)}
    />
  );
}

function BackFromPile() {
  const { notes, tell } = useNotes();
  return (
    <PeoplePad
      label={m.resist_ask_take_to_discard()}
      people={peopleAt(notes, 'pile')}
      onTap={(id) => tell(`put:${id}:discard`)}
    />
  );
}

/** A Mission whose face-down Enemies show themselves, or of which an Enemy is discarded. */
function Elsewhere() {
  const { notes, tell } = useNotes();
  const [at, setAt] = useState<MissionId>();
  const turns = dueDoes(notes) === 'turn-all';
  const others = availableMissions(notes).filter(
    ({ mission, up, down }) =>
      mission !== notes.target && (down.length > 0 || (!turns && up.length > 0)),
  );
  const here = others.find(({ mission }) => mission === at);
  if (!here) {
    return (
      <MissionPad
        label={m.resist_ask_at()}
        missions={others.map(({ mission }) => mission)}
        onTap={setAt}
      />
    );
  }
  return (
    <>
      <p class="prompt__note">{missionName(here.mission)}</p>
      {!turns && (
        <div class="rt-choices">
          {here.up.map((kind, n) => (
            <button
              key={`${kind} ${n}`}
              type="button"
              class="button"
              onClick={() => tell(`off:${here.mission}:${kind}`)}
            >
              {m.resist_move_discard({ card: enemyName(kind) })}
            </button>
          ))}
        </div>
      )}
      {here.down.length > 0 && <Kinds mission={here.mission} word={turns ? 'up' : 'down'} />}
    </>
  );
}

/** The Police Station: of the next three cards Spies go back on top, everybody else to the discard. */
function TopThree() {
  const { notes, tell } = useNotes();
  const known = notes.top.filter((card) => card !== 'spy');
  const people = known.length > 0 ? known : maybeInDeck(notes);
  return (
    <>
      <div class="rt-choices">
        <button
          type="button"
          class="button"
          disabled={notes.deckSpies === 0}
          onClick={() => tell('seen:spy:top')}
        >
          {m.resist_notes_spy_on_top()}
        </button>
      </div>
      <PeoplePad
        label={m.resist_notes_ask_discarded()}
        people={MAQUIS_IDS.filter((id) => people.includes(id))}
        onTap={(id) => tell(`seen:${id}:discard`)}
      />
    </>
  );
}

/** What is asked for each effect that somebody decides or draws for, and the part it belongs to. */
const FORMS: Readonly<Record<string, { readonly Form: ComponentType; readonly of: Part }>> = {
  civilian: { Form: Civilian, of: 'civilians' },
  'civilian-per-enemy': { Form: Civilian, of: 'civilians' },
  'remove-hidden': { Form: Victim, of: 'strength' },
  'recruit-to-discard': { Form: Recruited, of: 'spies' },
  'revealed-to-discard': { Form: BackFromPile, of: 'spies' },
  'turn-all': { Form: Elsewhere, of: 'missions' },
  'discard-elsewhere': { Form: Elsewhere, of: 'missions' },
  'spies-on-top': { Form: TopThree, of: 'spies' },
};
