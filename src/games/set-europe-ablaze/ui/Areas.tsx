import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { limit } from '../data/limits.ts';
import type { Telling } from '../engine/log/events.ts';
import { areaNow, DETACHMENTS, type Position } from '../engine/log/index.ts';
import { isDirect } from '../engine/state.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { ARRIVAL_NAMES, HEROES, heroName } from '../i18n/places.ts';
import { AreaByName } from './AreaByName.tsx';
import { Brief } from './Brief.tsx';
import { Case } from './Case.tsx';
import { CountField } from './CountField.tsx';
import { GameMap } from './map/GameMap.tsx';
import { Switch } from './Switch.tsx';
import { areaIds, correct, useSea } from './sea.ts';

/** All Areas, and the boxes beside the map. */
export function Areas() {
  const { now, kept, nameOf } = useSea();
  const [open, setOpen] = useState<string>();
  const ids = areaIds(now, kept);
  return (
    <div class="play-board sea-board sea-board--wide">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_aid_areas()}
      </h2>
      <GameMap onTap={setOpen} />
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
      <Boxes />
      {open !== undefined && (
        <Dialog title={nameOf(open)} onClose={() => setOpen(undefined)}>
          <AreaSheet id={open} />
        </Dialog>
      )}
    </div>
  );
}

function NewArea({ onMade }: { readonly onMade: (id: string) => void }) {
  const { now, kept, tell } = useSea();
  return (
    <AreaByName
      label={m.ablaze_aid_new_area()}
      button={m.ablaze_aid_add()}
      taken={areaIds(now, kept)}
      onNamed={(id, told) => {
        tell(correct(`areas.${id}`, told));
        onMade(id);
      }}
    />
  );
}

/** The way of a Network from the Available box to the map, with when it can be used (6.3.9). */
function Boxes() {
  const { now, tell } = useSea();
  const steps = [
    ['arriving', now.arriving, m.ablaze_aid_arriving({ turn: now.turn + 2 })],
    ['ready.quiet', now.ready.quiet, m.ablaze_aid_ready_quiet({ turn: now.turn + 1 })],
    ['ready.active', now.ready.active, m.ablaze_aid_ready_active()],
  ] as const;
  const boxes = [
    ['ready.teams', now.ready.teams, m.ablaze_aid_ready_teams()],
    ['ready.caches', now.ready.caches, m.ablaze_aid_ready_caches()],
    ['supportCaches', now.supportCaches, m.ablaze_aid_support()],
    ['stalag.networks', now.stalag.networks, m.ablaze_aid_stalag()],
    ['stalag.security', now.stalag.security, m.ablaze_aid_stalag_security()],
    ['germany.security', now.germany.security, m.ablaze_aid_in_germany()],
  ] as const;
  const row = ([path, value, name]: readonly [string, number, string]) => (
    <Stepper
      key={path}
      name={name}
      value={value}
      most={40}
      onChange={(to) => tell(correct(path, to))}
    />
  );
  const { available, back } = now.heroes;
  return (
    <section class="sea-card">
      <h3>{m.ablaze_aid_boxes()}</h3>
      <div class="sea-pipeline">{steps.map(row)}</div>
      {boxes.map(row)}
      {available.length > 0 && (
        <p>
          {m.play_named({
            name: m.ablaze_aid_heroes_available(),
            text: inARow(available.map(heroName)),
          })}
        </p>
      )}
      {back.length > 0 && (
        <p>
          {m.play_named({ name: m.ablaze_aid_heroes_back(), text: inARow(back.map(heroName)) })}
        </p>
      )}
    </section>
  );
}

const MAQUIS = [
  ['strength', m.ablaze_asset_strength],
  ['active', m.ablaze_aid_networks_active],
  ['quiet', m.ablaze_aid_networks_quiet],
  ['teams', m.ablaze_asset_team],
  ['otherTeams', m.ablaze_aid_other_teams],
  ['caches', m.ablaze_asset_cache],
] as const;

const GERMAN = [
  ['security', m.ablaze_asset_security],
  ['vichySecurity', m.ablaze_asset_vichy_security],
  ['detachments', m.ablaze_asset_detachment],
  ['deceived', m.ablaze_aid_deceived],
  ['labor', m.ablaze_piece_labor],
] as const;

/** A Hero set into an Area, or out of it: he is in one place only. */
function heroTo({ areas, heroes }: Position, id: string, hero: string): readonly Telling[] {
  const gone = areas[id]?.hero ?? null;
  const from = Object.keys(areas).find((other) => other !== id && areas[other]?.hero === hero);
  const available = new Set([...heroes.available, ...(gone ? [gone] : [])]);
  available.delete(hero);
  return [
    correct(`areas.${id}.hero`, hero || null),
    ...(from && hero ? [correct(`areas.${from}.hero`, null)] : []),
    correct('heroes.available', [...available].sort()),
    correct(
      'heroes.back',
      heroes.back.filter((one) => one !== hero),
    ),
  ];
}

/** Everything in an Area, set by hand; whatever is set is a correction of the log. */
function AreaSheet({ id }: { readonly id: string }) {
  const { now, kept, tell, nameOf } = useSea();
  const area = areaNow(now, id);
  const told = now.areas[id] ?? {};
  const entered = kept.tables.areas?.find((one) => one.id === id);
  const value = area.value ?? entered?.value;
  const set = (entry: string) => (to: unknown) => tell(correct(`areas.${id}.${entry}`, to));
  const left = value === undefined ? undefined : Math.max(0, value - area.damage);
  const known = DETACHMENTS.reduce((sum, kind) => sum + (told[kind] ?? 0), 0);
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
          <dd>{told.damage ?? '–'}</dd>
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
      <p class="aid-hint">{m.ablaze_aid_what_lies()}</p>
      <div class="sea-two">
        <fieldset>
          <legend>{SIDE_NAMES.maquis()}</legend>
          {MAQUIS.map(([entry, name]) => (
            <CountField
              key={entry}
              name={name()}
              value={told[entry]}
              most={entry === 'strength' ? most : entry === 'otherTeams' ? area.teams : 40}
              onChange={set(entry)}
            />
          ))}
          <CheckBox
            name={m.ablaze_aid_demoralized()}
            isOn={area.demoralized}
            onChange={set('demoralized')}
          />
          <Select<string>
            legend={m.ablaze_asset_hero()}
            values={['', ...HEROES]}
            value={area.hero ?? ''}
            label={(hero) => (hero === '' ? '–' : heroName(hero))}
            onChoose={(hero) => tell(...heroTo(now, id, hero))}
          />
        </fieldset>
        <fieldset>
          <legend>{SIDE_NAMES.german()}</legend>
          {GERMAN.map(([entry, name]) => (
            <Fragment key={entry}>
              <CountField
                name={name()}
                value={told[entry]}
                most={entry === 'deceived' ? area.detachments : 40}
                onChange={set(entry)}
              />
              {entry === 'detachments' &&
                area.detachments > 0 &&
                DETACHMENTS.map((kind) => (
                  <CountField
                    key={kind}
                    name={m.ablaze_aid_of_them({ what: ARRIVAL_NAMES[kind]() })}
                    value={told[kind]}
                    most={area.detachments - known + (told[kind] ?? 0)}
                    onChange={set(kind)}
                  />
                ))}
            </Fragment>
          ))}
          <CheckBox
            name={m.ablaze_aid_labor_used()}
            isOn={area.laborUsed}
            onChange={set('laborUsed')}
          />
        </fieldset>
      </div>
      <fieldset>
        <legend>{m.ablaze_aid_value_and_damage()}</legend>
        {area.value === undefined && entered?.value !== undefined ? null : (
          <CountField
            name={m.ablaze_aid_value()}
            value={told.value}
            most={99}
            onChange={set('value')}
          />
        )}
        <CountField
          name={m.ablaze_aid_damage()}
          value={told.damage}
          most={value ?? 99}
          onChange={set('damage')}
        />
        <CheckBox
          name={m.ablaze_aid_temporary()}
          isOn={area.temporary}
          onChange={set('temporary')}
        />
        <p id={`advantage-${id}`}>{m.ablaze_asset_advantage()}</p>
        <Switch
          aria-labelledby={`advantage-${id}`}
          values={['german', 'neutral', 'maquis'] as const}
          value={area.advantage}
          text={(side) => (side === 'neutral' ? m.ablaze_aid_neutral() : SIDE_NAMES[side]())}
          onChoose={set('advantage')}
        />
      </fieldset>
    </div>
  );
}
