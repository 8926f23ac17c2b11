import { Fragment } from 'preact';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { limit } from '../data/limits.ts';
import type { Telling } from '../engine/log/events.ts';
import { areaNow, DETACHMENTS, type Position } from '../engine/log/index.ts';
import { isDirect } from '../engine/state.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { ARRIVAL_NAMES, HEROES, heroName } from '../i18n/places.ts';
import { Case } from './Case.tsx';
import { CountField } from './CountField.tsx';
import { correct, useSea } from './sea.ts';

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
export function AreaSheet({ id }: { readonly id: string }) {
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
        <div class="sea-seg" role="radiogroup" aria-labelledby={`advantage-${id}`}>
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
