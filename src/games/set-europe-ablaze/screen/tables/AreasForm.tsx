import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { TableArea } from '../../engine/tables/index.ts';
import { useSea } from '../sea.ts';
import { Cell } from './Cell.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { useDoc } from './use-doc.ts';

/** The Areas whose names the rules know. */
const KNOWN: readonly TableArea[] = [
  { id: 'paris', name: 'Paris', country: 'france', track: 5 },
  { id: 'alsace-lorraine', name: 'Alsace-Lorraine', country: 'france', immune: true },
  { id: 'belgium', name: 'Belgium', country: 'belgium', immune: true },
  { id: 'netherlands', name: 'Netherlands', country: 'netherlands', immune: true },
];

const FLAGS = [
  ['touchesGermany', m.ablaze_area_germany],
  ['vichy', m.ablaze_area_vichy],
  ['immune', m.ablaze_area_immune],
] as const;

/** The map, Area by Area: its value, what it is, and its neighbours by tapping them. */
export function AreasForm() {
  const { kept } = useSea();
  const { write } = useDoc();
  const areas = kept.tables.areas ?? [];
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const area = areas.find(({ id }) => id === chosen) ?? areas[0];
  const id = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  const set = (change: Partial<TableArea>) =>
    write(
      'areas',
      areas.map((one) => (one.id === area?.id ? { ...one, ...change } : one)),
    );
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
        <button type="button" class="aid-secondary" onClick={() => write('areas', KNOWN)}>
          {m.ablaze_area_begin()}
        </button>
      )}
      <form
        class="sea-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (id === '' || areas.some((one) => one.id === id)) return;
          write('areas', [...areas, { id, name: name.trim(), country: 'france' }]);
          setChosen(id);
          setName('');
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
      <MapDrawing areas={areas} chosen={area?.id} />
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
          <div class="sea-row">
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
            <label class="aid-check" key={flag}>
              <input
                type="checkbox"
                checked={area[flag] === true}
                onChange={({ currentTarget }) => set({ [flag]: currentTarget.checked })}
              />
              {label()}
            </label>
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
        </fieldset>
      )}
    </div>
  );
}
