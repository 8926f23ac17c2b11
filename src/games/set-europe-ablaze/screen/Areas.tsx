import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Stepper } from '#play/screen/parts/Stepper.tsx';
import { limit } from '../data/limits.ts';
import { areaNow } from '../engine/log/index.ts';
import { isDirect } from '../engine/state.ts';
import { SIDE_NAMES } from '../words/names.ts';
import { Case } from './Case.tsx';
import { areaIds, correct, useSea } from './sea.ts';
import { Brief } from './steps/OpenImpulse.tsx';

/** All Areas, and the boxes beside the map. */
export function Areas() {
  const { now, kept, nameOf } = useSea();
  const [open, setOpen] = useState<string>();
  const ids = areaIds(now, kept);
  return (
    <div class="sea-board sea-board--wide">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_aid_areas()}
      </h2>
      {ids.length === 0 && <p class="aid-hint">{m.ablaze_aid_areas_none()}</p>}
      <ul class="sea-areas">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" class="aid-choice" onClick={() => setOpen(id)}>
              <span>
                <b>{nameOf(id)}</b>
                <Brief id={id} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <NewArea onMade={setOpen} />
      <Pipeline />
      {open !== undefined && (
        <Dialog title={nameOf(open)} onClose={() => setOpen(undefined)}>
          <AreaSheet id={open} />
        </Dialog>
      )}
    </div>
  );
}

function NewArea({ onMade }: { readonly onMade: (id: string) => void }) {
  const { tell } = useSea();
  const [name, setName] = useState('');
  const id = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return (
    <form
      class="sea-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (id === '') return;
        tell(correct(`areas.${id}`, {}));
        setName('');
        onMade(id);
      }}
    >
      <label class="aid-field">
        {m.ablaze_aid_new_area()}
        <input
          type="text"
          value={name}
          maxLength={40}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="aid-secondary" disabled={id === ''}>
        {m.ablaze_aid_add()}
      </button>
    </form>
  );
}

const MAQUIS = [
  ['strength', m.ablaze_asset_strength],
  ['active', m.ablaze_aid_networks_active],
  ['quiet', m.ablaze_aid_networks_quiet],
  ['teams', m.ablaze_asset_team],
  ['caches', m.ablaze_asset_cache],
] as const;

const GERMAN = [
  ['security', m.ablaze_asset_security],
  ['vichySecurity', m.ablaze_asset_vichy_security],
  ['detachments', m.ablaze_asset_detachment],
  ['deceived', m.ablaze_aid_deceived],
  ['labor', m.ablaze_piece_labor],
] as const;

/** Everything in an Area, set by hand; whatever is set is a correction of the log. */
export function AreaSheet({ id }: { readonly id: string }) {
  const { now, kept, tell, nameOf } = useSea();
  const area = areaNow(now, id);
  const entered = kept.tables.areas?.find((one) => one.id === id);
  const value = area.value ?? entered?.value;
  const set = (entry: string) => (to: unknown) => tell(correct(`areas.${id}.${entry}`, to));
  const left = value === undefined ? undefined : Math.max(0, value - area.damage);
  const most = id === 'paris' ? limit('strength-paris') : limit('strength');
  return (
    <div class="sea-sheet">
      <dl>
        <div>
          <dt>{m.ablaze_aid_value()}</dt>
          <dd>{value ?? '?'}</dd>
        </div>
        <div>
          <dt>{m.ablaze_aid_damage()}</dt>
          <dd>{area.damage}</dd>
        </div>
        <div data-hot={left !== undefined && left <= 1}>
          <dt>{m.ablaze_aid_left()}</dt>
          <dd>{left ?? '?'}</dd>
        </div>
      </dl>
      {left === 1 && area.immune !== true && (
        <p class="aid-note">
          {m.ablaze_aid_one_more_closes({ area: nameOf(id) })} <Case of="9.1.1" />
        </p>
      )}
      {isDirect({ ...area, ...(value !== undefined && { value }) }) && (
        <p class="aid-note">
          {m.ablaze_aid_directly_interdicted()} <Case of="9.1.2" />
        </p>
      )}
      <div class="sea-two">
        <fieldset>
          <legend>{SIDE_NAMES.maquis()}</legend>
          {MAQUIS.map(([entry, name]) => (
            <Stepper
              key={entry}
              name={name()}
              value={area[entry]}
              most={entry === 'strength' ? most : 40}
              onChange={set(entry)}
            />
          ))}
          <Toggle
            name={m.ablaze_aid_demoralized()}
            on={area.demoralized}
            onChange={set('demoralized')}
          />
          <label class="aid-field">
            {m.ablaze_asset_hero()}
            <select
              value={area.hero ?? ''}
              onChange={({ currentTarget }) => set('hero')(currentTarget.value || null)}
            >
              <option value="">–</option>
              <option value="moulin">Jean Moulin</option>
              <option value="delestraint">Charles Delestraint</option>
              <option value="passy">“Passy”</option>
            </select>
          </label>
        </fieldset>
        <fieldset>
          <legend>{SIDE_NAMES.german()}</legend>
          {GERMAN.map(([entry, name]) => (
            <Stepper
              key={entry}
              name={name()}
              value={area[entry]}
              most={entry === 'deceived' ? area.detachments : 40}
              onChange={set(entry)}
            />
          ))}
          <Toggle
            name={m.ablaze_aid_labor_used()}
            on={area.laborUsed}
            onChange={set('laborUsed')}
          />
        </fieldset>
      </div>
      <fieldset>
        <legend>{m.ablaze_aid_value_and_damage()}</legend>
        {area.value === undefined && entered?.value !== undefined ? null : (
          <Stepper
            name={m.ablaze_aid_value()}
            value={area.value ?? 0}
            most={99}
            onChange={set('value')}
          />
        )}
        <Stepper
          name={m.ablaze_aid_damage()}
          value={area.damage}
          most={value ?? 99}
          onChange={set('damage')}
        />
        <Toggle name={m.ablaze_aid_temporary()} on={area.temporary} onChange={set('temporary')} />
        <div class="sea-seg" role="radiogroup" aria-label={m.ablaze_asset_advantage()}>
          {(['german', 'neutral', 'maquis'] as const).map((side) => (
            // biome-ignore lint/a11y/useSemanticElements: three sides of one marker, drawn as one switch.
            <button
              type="button"
              key={side}
              role="radio"
              aria-checked={area.advantage === side}
              onClick={() => set('advantage')(side)}
            >
              {side === 'neutral' ? m.ablaze_aid_neutral() : SIDE_NAMES[side]()}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Toggle = ({ name, on, onChange }: ToggleProps) => (
  <label class="aid-check">
    <input
      type="checkbox"
      checked={on}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {name}
  </label>
);

/** The way of a Network from the Available box to the map, with when it can be used (6.3.9). */
function Pipeline() {
  const { now, tell } = useSea();
  const boxes = [
    ['arriving', now.arriving, m.ablaze_aid_arriving({ turn: now.turn + 2 })],
    ['ready.quiet', now.ready.quiet, m.ablaze_aid_ready_quiet({ turn: now.turn + 1 })],
    ['ready.active', now.ready.active, m.ablaze_aid_ready_active()],
    ['ready.teams', now.ready.teams, m.ablaze_aid_ready_teams()],
    ['ready.caches', now.ready.caches, m.ablaze_aid_ready_caches()],
    ['supportCaches', now.supportCaches, m.ablaze_aid_support()],
    ['stalag.networks', now.stalag.networks, m.ablaze_aid_stalag()],
    ['germany.security', now.germany.security, m.ablaze_aid_in_germany()],
  ] as const;
  return (
    <section class="sea-card">
      <h3>{m.ablaze_aid_boxes()}</h3>
      {boxes.map(([path, value, name]) => (
        <Stepper
          key={path}
          name={name}
          value={value}
          most={40}
          onChange={(to) => tell(correct(path, to))}
        />
      ))}
    </section>
  );
}
