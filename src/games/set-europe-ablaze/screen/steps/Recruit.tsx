import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Stepper } from '#play/screen/parts/Stepper.tsx';
import { Faces, thrown } from '../Faces.tsx';
import { NEXT, useSea } from '../sea.ts';
import { Place } from './Arrive.tsx';
import { Panel } from './Panel.tsx';

/** Recruiting and mobilizing: the price is paid before the die is rolled (10.2.3). */
export function Recruit() {
  const { now, tell, kept } = useSea();
  const [what, setWhat] = useState<(typeof BOUGHT)[number]['what']>('strength');
  const { by, table } = BOUGHT.find((one) => one.what === what) ?? BOUGHT[0];
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const entered =
    table === 'strength' || table === 'networks'
      ? turn?.prices?.[table]
      : table === 'caches'
        ? turn?.optionalCaches?.price
        : undefined;
  const [price, setPrice] = useState<number>();
  const [rolled, setRolled] = useState<{ readonly what: string; readonly die: number }>();
  const cost = price ?? entered ?? 0;
  const roll = (die: number) => {
    setRolled({ what, die });
    tell({ by, type: 'buy', what, price: cost, die });
  };
  const columns =
    table === 'strength' || table === 'networks'
      ? kept.tables.recruitment?.[table]?.columns
      : undefined;
  const column = columns?.find(({ turns }) => turns.includes(now.turn));
  return (
    <Panel title={m.ablaze_aid_recruit()}>
      <div class="sea-row">
        <label class="aid-field">
          {m.ablaze_aid_what()}
          <select
            value={what}
            onChange={({ currentTarget }) => {
              setWhat(currentTarget.value as typeof what);
              setPrice(undefined);
            }}
          >
            {BOUGHT.map((one) => (
              <option key={one.what} value={one.what}>
                {one.name()}
              </option>
            ))}
          </select>
        </label>
        <Stepper name={m.ablaze_aid_price()} value={cost} most={99} onChange={setPrice} />
      </div>
      {entered === undefined && <p class="aid-hint">{m.ablaze_see_aid()}</p>}
      <fieldset class="sea-row" aria-label={m.ablaze_aid_die()}>
        {[1, 2, 3, 4, 5, 6].map((die) => (
          <button type="button" class="aid-secondary sea-die" key={die} onClick={() => roll(die)}>
            {die}
          </button>
        ))}
        <button type="button" class="aid-secondary" onClick={() => roll(thrown(1)[0] ?? 1)}>
          {m.ablaze_aid_pay_and_roll()}
        </button>
      </fieldset>
      {rolled && (
        <p class="aid-note" role="status">
          <Faces dice={[rolled.die]} />{' '}
          {rolled.what === what && column
            ? m.ablaze_aid_bought({ count: column.results[rolled.die - 1] ?? 0 })
            : m.ablaze_see_aid()}
        </p>
      )}
      <Place />
      <button type="button" class="aid-primary" onClick={() => tell(NEXT)}>
        {m.ablaze_aid_to_reveal()}
      </button>
    </Panel>
  );
}

const BOUGHT = [
  { what: 'strength', by: 'maquis', table: 'strength', name: m.ablaze_aid_buy_strength },
  { what: 'networks', by: 'maquis', table: 'networks', name: m.ablaze_aid_buy_networks },
  { what: 'caches', by: 'maquis', table: 'caches', name: m.ablaze_aid_buy_caches },
  { what: 'security', by: 'german', table: 'mobilization', name: m.ablaze_aid_buy_security },
  { what: 'labor', by: 'german', table: 'mobilization', name: m.ablaze_aid_buy_labor },
] as const;
