import { useState } from 'preact/hooks';
import {
  GAME,
  MAQUIS_IDS,
  type MaquisId,
  MISSIONS,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { tierNow } from '#games/resist/engine/index.ts';
import { maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import { SPOT_NAMES, SPY_SPOT_NAMES } from '#games/resist/i18n/notes.ts';
import {
  availableMissions,
  civiliansLost,
  failedMissions,
  SPOTS,
  type Spot,
  type SpySpot,
} from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { Laurel } from '../board/Numbers.tsx';
import { useNotes } from './mode.ts';
import { CivilianPad } from './Panel.tsx';

/** Everything that is counted, each to be changed by what really happened. */
export function Trackers() {
  const { isOn } = useNotes();
  return (
    <div class="rt-trackers">
      {isOn('missions') && <Missions />}
      {isOn('civilians') && <Civilians />}
      {isOn('spies') && (
        <>
          <Spies />
          <People />
        </>
      )}
    </div>
  );
}

function Missions() {
  const { notes, now, position, tell } = useNotes();
  const { result, next } = tierNow(position);
  const seen = [...notes.row.map(({ mission }) => mission), ...notes.defeated];
  const others = MISSIONS.filter(({ id }) => !seen.includes(id));
  return (
    <section>
      <h3>{m.resist_missions()}</h3>
      <p>
        {m.resist_points_and_tier({ points: now.points, result: RESULT_NAMES[result]() })}
        {next &&
          ` · ${m.resist_points_to_next({ points: next.points, result: RESULT_NAMES[next.result]() })}`}
        {` · ${m.resist_failed()} ${failedMissions(notes)}/${GAME.failLimit}`}
      </p>
      <ul class="rt-lines">
        {availableMissions(notes).map(({ mission }) => (
          <li key={mission}>
            <span>{missionName(mission)}</span>
            <Laurel of={missionOf(mission).points} />
            <button
              type="button"
              class="aid-secondary"
              aria-label={m.resist_notes_won_it({ mission: missionName(mission) })}
              onClick={() => tell(`win:${mission}`)}
            >
              {m.resist_notes_won()}
            </button>
            <button
              type="button"
              class="aid-secondary"
              aria-label={m.resist_notes_failed_it({ mission: missionName(mission) })}
              onClick={() => tell(`fail:${mission}`)}
            >
              {m.resist_notes_failed()}
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && notes.row.length < GAME.row && (
        <Pick
          label={m.resist_notes_into_row()}
          options={others.map(({ id }) => [id, missionName(id)])}
          onPick={(id) => tell(`lay:${id}`)}
        />
      )}
      {others.length > 0 && (
        <Pick
          label={m.resist_notes_won_other()}
          options={others.map(({ id }) => [id, missionName(id as MissionId)])}
          onPick={(id) => tell(`win:${id}`)}
        />
      )}
    </section>
  );
}

function Civilians() {
  const { notes, tell } = useNotes();
  return (
    <section>
      <h3>
        {m.resist_civilians()} {civiliansLost(notes)}/{GAME.civilianLimit}
      </h3>
      <CivilianPad graveyard={notes.graveyard} onTap={(number) => tell(`civilian:${number}`)} />
    </section>
  );
}

/** What can become of a Spy. */
const WAYS: readonly (readonly [SpySpot, SpySpot, () => string])[] = [
  ['supply', 'discard', m.resist_notes_spy_new],
  ['deck', 'hand', m.resist_notes_spy_drawn],
  ['hand', 'discard', m.resist_notes_spy_discarded],
  ['hand', 'out', m.resist_notes_spy_removed],
];

function Spies() {
  const { notes, tell } = useNotes();
  const counts: Readonly<Record<SpySpot, number>> = {
    deck: notes.deckSpies,
    top: notes.top.filter((card) => card === 'spy').length,
    hand: notes.handSpies,
    discard: notes.discardSpies,
    supply: notes.supply,
    out: notes.outSpies,
  };
  return (
    <section>
      <h3>{m.resist_notes_spies_where()}</h3>
      <p>
        {(Object.keys(counts) as SpySpot[])
          .filter((spot) => counts[spot] > 0)
          .map((spot) => `${SPY_SPOT_NAMES[spot]()} ${counts[spot]}`)
          .join(' · ')}
      </p>
      <div class="rt-choices">
        {WAYS.map(([from, to, say]) => (
          <button
            key={`${from} ${to}`}
            type="button"
            class="aid-secondary"
            disabled={counts[from] === 0}
            onClick={() => tell(`spy:${from}:${to}`)}
          >
            {say()}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Somebody is put wherever an action puts them. */
function People() {
  const { notes, tell } = useNotes();
  const [who, setWho] = useState<MaquisId>(MAQUIS_IDS[0]);
  const spot = notes.at[who];
  const put = (to: string) => {
    if (to === 'recruit-hand') tell(`recruit:${who}:hand`);
    else if (to === 'seen-discard') tell(`seen:${who}:discard`);
    else if (to === 'seen-top') tell(`seen:${who}:top`);
    else tell(`put:${who}:${to}`);
  };
  const isUntold = spot === undefined || spot === 'deck' || spot === 'top';
  const options: (readonly [string, string])[] = [
    ...SPOTS.filter(
      (one): one is Spot =>
        one !== spot && one !== 'deck' && one !== 'hidden' && one !== 'revealed',
    ).map((one) => [one, SPOT_NAMES[one]()] as const),
    ...(isUntold
      ? ([
          ['seen-discard', m.resist_notes_seen_discard()],
          ['seen-top', m.resist_notes_seen_top()],
        ] as const)
      : []),
    ...(spot === undefined || spot === 'recruits'
      ? ([['recruit-hand', m.resist_notes_recruit_hand()]] as const)
      : []),
  ];
  return (
    <section>
      <h3>{m.resist_notes_people_where()}</h3>
      <label class="aid-field">
        {m.resist_ref_person()}
        <select
          value={who}
          onChange={({ currentTarget }) => setWho(currentTarget.value as MaquisId)}
        >
          {MAQUIS_IDS.map((id) => (
            <option key={id} value={id}>
              {maquisName(id)}: {placeText(notes.at[id])}
            </option>
          ))}
        </select>
      </label>
      <Pick label={m.resist_notes_goes_to()} options={options} onPick={put} />
    </section>
  );
}

const placeText = (spot: Spot | undefined): string =>
  spot ? SPOT_NAMES[spot]() : m.resist_notes_spot_untold();

interface PickProps {
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onPick: (id: string) => void;
}

/** A list and a button that does it. */
function Pick({ label, options, onPick }: PickProps) {
  const [picked, setPicked] = useState('');
  const chosen = options.some(([id]) => id === picked) ? picked : (options[0]?.[0] ?? '');
  return (
    <div class="rt-pick">
      <label class="aid-field">
        {label}
        <select value={chosen} onChange={({ currentTarget }) => setPicked(currentTarget.value)}>
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="aid-secondary" onClick={() => onPick(chosen)}>
        {m.resist_notes_do_it()}
      </button>
    </div>
  );
}
