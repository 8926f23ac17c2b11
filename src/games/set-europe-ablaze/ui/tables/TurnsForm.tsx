import { useState } from 'preact/hooks';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { ARRIVALS, type Tables } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { ARRIVAL_NAMES } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { useSea } from '../sea.ts';
import {
  asNumber,
  asWord,
  atText,
  Cell,
  Cells,
  Chips,
  entriesOf,
  useDoc,
  Words,
  withEntry,
} from './fields.tsx';

type TurnEntry = NonNullable<Tables['turns']>[number];

/** The track of turns: what arrives, what recruiting costs, whether mobilization is open (3.1.3). */
export function TurnsForm() {
  const { kept } = useSea();
  const { write } = useDoc();
  const turns = kept.tables.turns ?? [];
  const [number, setNumber] = useState(1);
  const turn: TurnEntry = turns.find((one) => one.turn === number) ?? { turn: number };
  const caches = entriesOf(turn.optionalCaches);
  const faces: readonly unknown[] = Array.isArray(caches.faces) ? caches.faces : [];
  /** A turn in which nothing is entered is not there. */
  const set = (change: Readonly<Record<string, unknown>>) => {
    const told = Object.entries({ ...turn, ...change }).filter(([, value]) => value !== undefined);
    const rest = turns.filter((one) => one.turn !== number);
    const all =
      told.length > 1 ? [...rest, Object.fromEntries(told) as unknown as TurnEntry] : rest;
    write(
      'turns',
      all.length > 0 ? [...all].sort((one, other) => one.turn - other.turn) : undefined,
    );
  };
  const filled = (entry: object) => (Object.keys(entry).length > 0 ? entry : undefined);
  const setCaches = (entry: string, to: unknown) =>
    set({ optionalCaches: filled(withEntry(caches, entry, to)) });
  return (
    <div class="sea-fields">
      <fieldset class="sea-chips" aria-label={m.ablaze_section_turns()}>
        {Array.from({ length: limit('turns') }, (_, nth) => nth + 1).map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === number}
            onClick={() => setNumber(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <div class="sea-cells" key={number}>
        {ARRIVALS.map((kind) => (
          <Cell
            key={kind}
            name={ARRIVAL_NAMES[kind]()}
            value={turn.arrivals?.[kind]}
            from={0}
            to={20}
            onChange={(to) => set({ arrivals: filled(withEntry(turn.arrivals ?? {}, kind, to)) })}
          />
        ))}
        {(['strength', 'networks'] as const).map((kind) => (
          <Cell
            key={kind}
            name={
              kind === 'strength' ? m.ablaze_turn_price_strength() : m.ablaze_turn_price_networks()
            }
            value={turn.prices?.[kind]}
            from={0}
            to={99}
            onChange={(to) => set({ prices: filled(withEntry(turn.prices ?? {}, kind, to)) })}
          />
        ))}
      </div>
      <div class="sea-cells" key={`more ${number}`}>
        <Words
          name={m.ablaze_form_turn_label()}
          value={asWord(turn.label)}
          most={30}
          onChange={(to) => set({ label: to })}
        />
        <Cell
          name={m.ablaze_form_turn_morale()}
          value={asNumber(turn.morale)}
          from={-4}
          to={4}
          at={atText('turns', number, 'morale')}
          onChange={(to) => set({ morale: to })}
        />
        <Cells
          of={[
            ['price', m.ablaze_form_caches_price(), 0, 99],
            ['gain', m.ablaze_form_caches_gain(), 0, 9],
          ]}
          entries={caches}
          onChange={setCaches}
        />
      </div>
      <p class="sea-group">{m.ablaze_form_caches_faces()}</p>
      <Chips
        name={m.ablaze_form_caches_faces()}
        items={[1, 2, 3, 4, 5, 6].map((face) => [face, String(face)])}
        isOn={(face) => faces.includes(face)}
        onTap={(face) => {
          const to = faces.includes(face)
            ? faces.filter((one) => one !== face)
            : [1, 2, 3, 4, 5, 6].filter((one) => one === face || faces.includes(one));
          setCaches('faces', to.length > 0 ? to : undefined);
        }}
      />
      <CheckBox
        name={m.ablaze_aid_mobilization_open()}
        isOn={turn.mobilization === true}
        onChange={(isOn) => set({ mobilization: isOn || undefined })}
      />
    </div>
  );
}
