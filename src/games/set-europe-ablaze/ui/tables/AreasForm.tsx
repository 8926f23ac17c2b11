import { useState } from 'preact/hooks';
import { COUNTRIES, type TableArea } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { areaName } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { AreaByName } from '../AreaByName.tsx';
import { MapDrawing } from '../map/MapDrawing.tsx';
import { useSea } from '../sea.ts';
import { Cell, TableChoice, TakeOut, useDoc, Words } from './fields.tsx';

/** The Areas whose names the rules know. */
const known = (): readonly TableArea[] =>
  [
    { id: 'paris', country: 'france', track: 5 },
    { id: 'alsace-lorraine', country: 'france', immune: true },
    { id: 'belgium', country: 'belgium', immune: true },
    { id: 'netherlands', country: 'netherlands', immune: true },
  ].map((area) => ({ ...area, name: areaName(area.id) }) as TableArea);

const FLAGS = [
  ['touchesGermany', m.ablaze_area_germany],
  ['vichy', m.ablaze_area_vichy],
  ['immune', m.ablaze_area_immune],
] as const;

const COUNTRY_NAMES: Readonly<Record<(typeof COUNTRIES)[number], () => string>> = {
  france: m.ablaze_form_france,
  belgium: m.ablaze_form_belgium,
  netherlands: m.ablaze_form_netherlands,
};

/** An Area without the entries that are not entered. */
const stripped = (area: TableArea): TableArea =>
  Object.fromEntries(
    Object.entries(area).filter(([, value]) => value !== undefined),
  ) as unknown as TableArea;

/** The map, Area by Area: its value, what it is, and its neighbours by tapping them. */
export function AreasForm() {
  const { kept } = useSea();
  const { write } = useDoc();
  const areas = kept.tables.areas ?? [];
  const [chosen, setChosen] = useState<string>();
  const area = areas.find(({ id }) => id === chosen) ?? areas[0];
  const set = (change: Partial<TableArea>) =>
    write(
      'areas',
      areas.map((one) => (one.id === area?.id ? stripped({ ...one, ...change }) : one)),
    );
  const takeOut = (gone: string) => {
    const rest = areas
      .filter(({ id }) => id !== gone)
      .map((one) => (one.near ? { ...one, near: one.near.filter((id) => id !== gone) } : one));
    write('areas', rest.length > 0 ? rest : undefined);
    setChosen(undefined);
  };
  /** Neighbours name each other: tapping one enters both. */
  const toggle = (one: string, other: string) => {
    const isNear = areas.some((here) => here.id === one && here.near?.includes(other));
    const changed = (here: TableArea, there: string): TableArea => {
      const near = (here.near ?? []).filter((id) => id !== there);
      return { ...here, near: isNear ? near : [...near, there] };
    };
    write(
      'areas',
      areas.map((here) =>
        here.id === one ? changed(here, other) : here.id === other ? changed(here, one) : here,
      ),
    );
  };
  return (
    <div class="sea-fields">
      {areas.length === 0 && (
        <button type="button" class="aid-secondary" onClick={() => write('areas', known())}>
          {m.ablaze_area_begin()}
        </button>
      )}
      <AreaByName
        label={m.ablaze_aid_new_area()}
        button={m.ablaze_aid_add()}
        taken={areas.map(({ id }) => id)}
        onNamed={(id, { name = areaName(id) }) => {
          if (!areas.some((one) => one.id === id)) {
            write('areas', [...areas, { id, name, country: 'france' }]);
          }
          setChosen(id);
        }}
      />
      <MapDrawing areas={areas} chosen={area?.id} onTap={setChosen} />
      <fieldset class="sea-chips" aria-label={m.ablaze_aid_areas()}>
        {areas.map((one) => (
          <button
            type="button"
            key={one.id}
            aria-pressed={one.id === area?.id}
            onClick={() => setChosen(one.id)}
          >
            {one.name ?? one.id}
          </button>
        ))}
      </fieldset>
      {area && (
        <fieldset>
          <legend>{area.name ?? area.id}</legend>
          <div class="sea-cells" key={area.id}>
            <Words
              name={m.ablaze_form_area_name()}
              value={area.name}
              most={40}
              onChange={(name) => name && set({ name })}
            />
            <TableChoice
              name={m.ablaze_form_country()}
              value={area.country}
              options={COUNTRIES.map((country) => [country, COUNTRY_NAMES[country]()])}
              onChange={(country) => set({ country } as Partial<TableArea>)}
            />
            <Cell
              name={m.ablaze_aid_value()}
              value={area.value}
              from={0}
              to={99}
              onChange={(value) => set({ value } as Partial<TableArea>)}
            />
            <Cell
              name={m.ablaze_area_track()}
              value={area.track}
              from={1}
              to={9}
              onChange={(track) => set({ track } as Partial<TableArea>)}
            />
          </div>
          {FLAGS.map(([flag, label]) => (
            <CheckBox
              key={flag}
              name={label()}
              isOn={area[flag] === true}
              onChange={(isOn) => set({ [flag]: isOn || undefined } as Partial<TableArea>)}
            />
          ))}
          <p class="sea-group">{m.ablaze_area_near({ area: area.name ?? area.id })}</p>
          <fieldset
            class="sea-chips"
            aria-label={m.ablaze_area_near({ area: area.name ?? area.id })}
          >
            {areas
              .filter((one) => one.id !== area.id)
              .map((one) => (
                <button
                  type="button"
                  key={one.id}
                  aria-pressed={area.near?.includes(one.id) || one.near?.includes(area.id) || false}
                  onClick={() => toggle(area.id, one.id)}
                >
                  {one.name ?? one.id}
                </button>
              ))}
          </fieldset>
          <TakeOut what={area.name ?? area.id} onClick={() => takeOut(area.id)} />
        </fieldset>
      )}
    </div>
  );
}
