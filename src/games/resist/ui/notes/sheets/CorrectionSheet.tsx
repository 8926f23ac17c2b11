import { useState } from 'preact/hooks';
import {
  CIVILIANS,
  ENEMY_KINDS,
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
} from '#games/resist/data/index.ts';
import { enemyName, maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { faultText } from '#games/resist/i18n/faults.ts';
import { SPOT_NAMES } from '#games/resist/i18n/notes.ts';
import {
  fitted,
  type Notes,
  notesFaults,
  SPOTS,
  type Spot,
} from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { CorrectionButtons, TableFaults } from '#play/ui/correct/CorrectionParts.tsx';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { useNotes } from '../mode.ts';

interface PartProps {
  readonly notes: Notes;
  readonly change: (to: Partial<Notes>) => void;
}

/**
 * Sets anything to what really lies on the table. What does not add up is named with its rule, and the notes wait
 * unchanged until it does.
 */
export function NotesCorrection({ onDone }: { readonly onDone: () => void }) {
  const { notes, send, isOn } = useNotes();
  const [table, setTable] = useState<Notes>(notes);
  const part: PartProps = {
    notes: table,
    change: (to) => setTable(fitted({ ...table, ...to })),
  };
  const faults = notesFaults(table);
  return (
    <div class="aid-correct">
      <p class="aid-hint">{m.play_correct_hint()}</p>
      <Counts {...part} />
      {isOn('civilians') && <Graveyard {...part} />}
      <People {...part} />
      <Row {...part} />
      <Piles {...part} />
      <div class="aid-correct__verdict" role="status">
        <TableFaults faults={faults} text={faultText} />
      </div>
      <CorrectionButtons
        isSound={faults.length === 0}
        onUse={() => send({ type: 'correct', board: table })}
        onDone={onDone}
      />
    </div>
  );
}

const COUNTS = [
  ['round', m.resist_notes_count_round, 30],
  ['deck', m.resist_notes_count_deck, 30],
  ['deckSpies', m.resist_notes_count_deck_spies, 6],
  ['unnamed', m.resist_notes_count_unnamed, 15],
  ['handSpies', m.resist_notes_count_hand_spies, 6],
  ['discardSpies', m.resist_notes_count_discard_spies, 6],
  ['supply', m.resist_notes_count_supply, 6],
  ['outSpies', m.resist_notes_count_out, 6],
  ['recruits', m.resist_notes_count_recruits, 12],
  ['missionDeck', m.resist_notes_count_missions, 6],
  ['gained', m.resist_notes_count_gained, 30],
] as const;

const Counts = ({ notes, change }: PartProps) => (
  <fieldset class="aid-correct__part">
    <legend>{m.resist_notes_counts()}</legend>
    {COUNTS.map(([field, say, most]) => (
      <Stepper
        key={field}
        name={say()}
        value={notes[field]}
        most={most}
        onChange={(value) => change({ [field]: value })}
      />
    ))}
  </fieldset>
);

function Graveyard({ notes, change }: PartProps) {
  const copies = (list: readonly number[], number: number): number =>
    list.filter((one) => one === number).length;
  return (
    <fieldset class="aid-correct__part">
      <legend>{m.resist_civilians()}</legend>
      {[1, 2, 3].map((number) => (
        <Stepper
          key={number}
          name={m.resist_notes_civilian({ number })}
          value={copies(notes.graveyard, number)}
          most={copies(CIVILIANS, number)}
          onChange={(value) =>
            change({
              graveyard: [
                ...notes.graveyard.filter((one) => one !== number),
                ...Array<number>(value).fill(number),
              ],
            })
          }
        />
      ))}
    </fieldset>
  );
}

function People({ notes, change }: PartProps) {
  const put = (id: MaquisId, spot?: Spot) => {
    const { [id]: _, ...others } = notes.at;
    const top = notes.top.filter((card) => card !== id);
    change({
      at: spot === undefined ? others : { ...others, [id]: spot },
      top: spot === 'top' ? [id, ...top] : top,
      acted: notes.acted.filter((one) => one !== id),
    });
  };
  return (
    <fieldset class="aid-correct__part rt-correct-people">
      <legend>{m.resist_notes_people_where()}</legend>
      {MAQUIS_IDS.map((id) => (
        <Select
          key={id}
          legend={maquisName(id)}
          values={SPOTS}
          value={notes.at[id]}
          label={(spot) => SPOT_NAMES[spot]()}
          onChoose={(spot) => put(id, spot)}
          none={m.resist_notes_spot_untold()}
          onNone={() => put(id)}
        />
      ))}
    </fieldset>
  );
}

function Row({ notes, change }: PartProps) {
  const { row } = notes;
  const set = (at: number, to: Partial<Notes['row'][number]>) =>
    change({ row: row.map((one, n) => (n === at ? { ...one, ...to } : one)) });
  return (
    <>
      {row.map((place, at) => (
        <fieldset key={place.mission} class="aid-correct__part">
          <legend>{missionName(place.mission)}</legend>
          <Select
            legend={m.resist_ref_mission()}
            values={MISSION_IDS}
            value={place.mission}
            label={missionName}
            onChoose={(mission) => {
              const target = notes.target === place.mission ? mission : notes.target;
              const changed = row.map((one, n) => (n === at ? { ...one, mission } : one));
              change({ row: changed, target });
            }}
          />
          <CheckBox
            name={m.resist_failed()}
            isOn={place.failed}
            onChange={(failed) => set(at, { failed })}
          />
          <Stepper
            name={m.resist_face_down()}
            value={place.down.length}
            most={12}
            onChange={(value) =>
              set(at, {
                down: [
                  ...place.down,
                  ...Array<number>(Math.max(0, value - place.down.length)).fill(notes.enemyNumber),
                ].slice(0, value),
              })
            }
          />
          <Kinds
            label={m.resist_notes_face_up()}
            kinds={place.up}
            onChange={(up) => set(at, { up })}
          />
        </fieldset>
      ))}
    </>
  );
}

const Piles = ({ notes, change }: PartProps) => (
  <fieldset class="aid-correct__part">
    <legend>{m.resist_notes_enemy_discard()}</legend>
    <Kinds
      label={m.resist_notes_enemy_discard()}
      kinds={notes.enemyDiscard}
      onChange={(enemyDiscard) => change({ enemyDiscard })}
    />
  </fieldset>
);

interface KindsProps {
  readonly label: string;
  readonly kinds: readonly EnemyKindId[];
  readonly onChange: (kinds: readonly EnemyKindId[]) => void;
}

/** Enemies that lie somewhere: a tap takes one away, the list adds one. */
function Kinds({ label, kinds, onChange }: KindsProps) {
  return (
    <>
      {kinds.length > 0 && (
        <ul class="rt-kinds" aria-label={label}>
          {kinds.map((kind, n) => (
            <li key={`${kind} ${n}`}>
              <button
                type="button"
                class="aid-secondary"
                aria-label={m.resist_notes_without({ enemy: enemyName(kind) })}
                onClick={() => onChange(kinds.filter((_, at) => at !== n))}
              >
                {enemyName(kind)} ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <label class="aid-field">
        {label}
        <select
          value=""
          onChange={({ currentTarget }) => onChange([...kinds, currentTarget.value as EnemyKindId])}
        >
          <option value="">{m.resist_notes_one_more()}</option>
          {ENEMY_KINDS.map(({ id }) => (
            <option key={id} value={id}>
              {enemyName(id)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
