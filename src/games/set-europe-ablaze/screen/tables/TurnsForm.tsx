import { useState } from 'preact/hooks';
import * as m from '#messages';
import { limit } from '../../data/limits.ts';
import { ARRIVALS, type TableTurn } from '../../engine/tables/index.ts';
import { ARRIVAL_NAMES } from '../../words/pieces.ts';
import { useSea } from '../sea.ts';
import { Cell, withEntry } from './Cell.tsx';
import { useDoc } from './use-doc.ts';

/** The track of turns: what arrives, what recruiting costs, whether mobilization is open (3.1.3). */
export function TurnsForm() {
  const { kept } = useSea();
  const { write } = useDoc();
  const turns = kept.tables.turns ?? [];
  const [number, setNumber] = useState(1);
  const turn = turns.find((one) => one.turn === number) ?? { turn: number };
  const set = (change: Readonly<Record<string, unknown>>) =>
    write(
      'turns',
      [...turns.filter((one) => one.turn !== number), { ...turn, ...change }].sort(
        (one, other) => one.turn - other.turn,
      ),
    );
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
            onChange={(to) => set({ arrivals: withEntry(turn.arrivals ?? {}, kind, to) })}
          />
        ))}
        {(['strength', 'networks'] as const).map((kind) => (
          <Cell
            key={kind}
            name={
              kind === 'strength' ? m.ablaze_turn_price_strength() : m.ablaze_turn_price_networks()
            }
            value={(turn as TableTurn).prices?.[kind]}
            from={0}
            to={99}
            onChange={(to) =>
              set({ prices: withEntry((turn as TableTurn).prices ?? {}, kind, to) })
            }
          />
        ))}
      </div>
      <label class="aid-check">
        <input
          type="checkbox"
          checked={(turn as TableTurn).mobilization === true}
          onChange={({ currentTarget }) => set({ mobilization: currentTarget.checked })}
        />
        {m.ablaze_aid_mobilization_open()}
      </label>
    </div>
  );
}
