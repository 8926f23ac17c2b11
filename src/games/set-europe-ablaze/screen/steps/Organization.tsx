import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Stepper } from '#play/screen/parts/Stepper.tsx';
import { limit } from '../../data/limits.ts';
import type { Side } from '../../engine/state.ts';
import { ARRIVALS, type Arrival } from '../../engine/tables/index.ts';
import { SIDE_NAMES } from '../../words/names.ts';
import { ARRIVAL_NAMES } from '../../words/pieces.ts';
import { Case } from '../Case.tsx';
import { Faces, thrown } from '../Faces.tsx';
import { SIDES, useSea } from '../sea.ts';
import { Banner } from './Banner.tsx';
import { Panel } from './Panel.tsx';
import { Steps, stepsUnder } from './Steps.tsx';

const STEPS = stepsUnder('org');

/** The Organization Phase: its five steps, and what each of them waits for. */
export function Organization() {
  const { now } = useSea();
  const { phase } = now;
  return (
    <>
      <div class="sea-board">
        <Banner />
        <Steps of={STEPS} now={phase as (typeof STEPS)[number]} />
        {phase === 'org.arrive' && <Arrivals />}
      </div>
      {phase === 'org.lay' && <Lay />}
      {phase === 'org.clear' && <Clear />}
      {phase === 'org.arrive' && <Arrive />}
      {phase === 'org.recruit' && <Recruit />}
      {phase === 'org.reveal' && <Reveal />}
    </>
  );
}

const next = { by: 'table', type: 'next' } as const;

/** One or two cards each; the device knows how many, not which. */
function Lay() {
  const { now, tell } = useSea();
  return (
    <Panel title={m.ablaze_aid_lay()}>
      {SIDES.map((side) => (
        <fieldset class="sea-row" key={side}>
          <legend>
            {m.ablaze_aid_hand_of({ side: SIDE_NAMES[side](), cards: now.hand[side] })}
          </legend>
          {now.laid[side].length > 0 ? (
            <p>{m.ablaze_aid_laid({ cards: now.laid[side].length })}</p>
          ) : (
            [1, 2].map((count) => (
              <button
                type="button"
                class="aid-secondary"
                key={count}
                onClick={() => tell({ by: side, type: 'lay', count })}
              >
                {m.ablaze_aid_lay_count({ side: SIDE_NAMES[side](), count })}
              </button>
            ))
          )}
        </fieldset>
      ))}
      <button type="button" class="aid-primary" onClick={() => tell(next)}>
        {m.ablaze_aid_to_clear()}
      </button>
    </Panel>
  );
}

function Clear() {
  const { now, tell, nameOf } = useSea();
  const marked = Object.entries(now.areas).flatMap(([id, { temporary }]) =>
    temporary ? [nameOf(id)] : [],
  );
  return (
    <Panel title={m.ablaze_aid_clear()}>
      <p class="aid-hint">
        {marked.length > 0
          ? m.ablaze_aid_clear_from({ areas: marked.join(', ') })
          : m.ablaze_aid_clear_none()}
      </p>
      <button type="button" class="aid-primary" onClick={() => tell(next)}>
        {m.ablaze_aid_to_arrive()}
      </button>
    </Panel>
  );
}

/** What the owner's track of turns brings, to be ticked off. */
function Arrivals() {
  const { now, kept } = useSea();
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const coming = ARRIVALS.filter((kind) => (turn?.arrivals?.[kind] ?? 0) > 0);
  return (
    <section class="sea-card">
      <h3>{m.ablaze_aid_arrivals()}</h3>
      {turn?.arrivals ? (
        <ul class="sea-ticks">
          {coming.map((kind) => (
            <li key={`${now.turn} ${kind}`}>
              <label>
                <input type="checkbox" />
                {m.ablaze_aid_arrival({
                  count: turn.arrivals?.[kind] ?? 0,
                  what: ARRIVAL_NAMES[kind](),
                })}
              </label>
            </li>
          ))}
          {coming.length === 0 && <li>{m.ablaze_aid_arrivals_none()}</li>}
        </ul>
      ) : (
        <p class="aid-hint">{m.ablaze_see_aid()}</p>
      )}
      {now.ready.quiet > 0 && (
        <p class="aid-note">{m.ablaze_aid_moved_up({ count: now.ready.quiet })}</p>
      )}
    </section>
  );
}

/** What is placed, and where. */
const PLACED: Readonly<
  Record<Arrival, { readonly by: Side; readonly what: string; readonly box?: string }>
> = {
  strength: { by: 'maquis', what: 'strength' },
  networks: { by: 'maquis', what: 'network', box: 'arriving' },
  caches: { by: 'maquis', what: 'cache' },
  jed: { by: 'maquis', what: 'jed' },
  og: { by: 'maquis', what: 'og' },
  sas: { by: 'maquis', what: 'sas' },
  security: { by: 'german', what: 'security', box: 'germany' },
  vichySecurity: { by: 'german', what: 'vichy-security' },
  abwehr: { by: 'german', what: 'abwehr' },
  gestapo: { by: 'german', what: 'gestapo' },
  rsha: { by: 'german', what: 'rsha' },
  labor: { by: 'german', what: 'labor' },
};

function Arrive() {
  const { tell } = useSea();
  return (
    <Panel title={m.ablaze_aid_arrive()}>
      <Place />
      <button type="button" class="aid-primary" onClick={() => tell(next)}>
        {m.ablaze_aid_to_recruit()}
      </button>
    </Panel>
  );
}

/** A piece into an Area, or into the box where it waits. */
export function Place() {
  const { tell } = useSea();
  const [kind, setKind] = useState<Arrival>('strength');
  const [area, setArea] = useState('');
  const { by, what, box } = PLACED[kind];
  const place = area === '' ? { box: box ?? 'available' } : { area };
  return (
    <div class="sea-row">
      <label class="aid-field">
        {m.ablaze_aid_what()}
        <select
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as Arrival)}
        >
          {ARRIVALS.map((one) => (
            <option key={one} value={one}>
              {ARRIVAL_NAMES[one]()}
            </option>
          ))}
        </select>
      </label>
      <AreaChoice
        value={area}
        onChange={setArea}
        none={box ? m.ablaze_aid_its_box() : m.ablaze_aid_choose()}
      />
      <button
        type="button"
        class="aid-secondary"
        disabled={area === '' && !box}
        onClick={() => tell({ by, type: 'place', what, points: 1, ...place })}
      >
        {m.ablaze_aid_place()}
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (area: string) => void;
  readonly none?: string;
  readonly label?: string;
}

/** One of the Areas. */
export function AreaChoice({ value, onChange, none, label }: ChoiceProps) {
  const { areas, nameOf } = useAreas();
  return (
    <label class="aid-field">
      {label ?? m.ablaze_aid_area()}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {areas.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Recruiting and mobilizing: the price is paid before the die is rolled (10.2.3). */
function Recruit() {
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
      <button type="button" class="aid-primary" onClick={() => tell(next)}>
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

/** Whose card is next: in turn, Maquis first, alone where the other has none left (4.2.3). */
function Reveal() {
  const { now, tell, kept } = useSea();
  const [points, setPoints] = useState(3);
  const [card, setCard] = useState('');
  const left = (side: Side) => now.laid[side].length - now.revealed[side];
  const isDone = left('maquis') <= 0 && left('german') <= 0;
  const side: Side =
    left('german') <= 0 || (left('maquis') > 0 && now.revealed.maquis <= now.revealed.german)
      ? 'maquis'
      : 'german';
  if (isDone) {
    return (
      <Panel title={m.ablaze_aid_who_begins()}>
        <div class="aid-buttons">
          <button
            type="button"
            class="aid-primary"
            onClick={() => tell({ ...next, first: 'maquis' })}
          >
            {m.ablaze_aid_begins({ side: SIDE_NAMES.maquis() })}
          </button>
          <button
            type="button"
            class="aid-secondary"
            onClick={() => tell({ ...next, first: 'german' })}
          >
            {m.ablaze_aid_begins_special({ side: SIDE_NAMES.german() })}
          </button>
        </div>
      </Panel>
    );
  }
  const known = kept.tables.cards?.[side]?.find(({ no }) => String(no) === card);
  const ap = known?.ap ?? points;
  const id = `${side[0]}${card || `${now.turn}-${now.revealed[side] + 1}`}`;
  const show = (use: 'ap' | 'event') => {
    setCard('');
    tell({
      by: side,
      type: 'reveal',
      card: id,
      use,
      ...(use === 'ap' && { ap }),
      ...(known?.spades && { spade: true }),
    });
  };
  return (
    <Panel title={m.ablaze_aid_reveal({ side: SIDE_NAMES[side]() })}>
      <p class="aid-hint">
        {m.ablaze_aid_reveal_hint()} <Case of="4.2.3" />
      </p>
      <div class="sea-row">
        <label class="sea-number">
          <span>{m.ablaze_aid_card_number()}</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={24}
            value={card}
            onInput={({ currentTarget }) => setCard(currentTarget.value)}
          />
        </label>
        <Stepper
          name={m.ablaze_aid_points()}
          value={ap}
          most={limit('action-points')}
          onChange={setPoints}
        />
      </div>
      {known?.note && <p class="aid-note">{known.note.slice(0, 200)}</p>}
      <div class="aid-buttons">
        <button type="button" class="aid-primary" onClick={() => show('ap')}>
          {m.ablaze_aid_for_points({ count: ap })}
        </button>
        <button type="button" class="aid-secondary" onClick={() => show('event')}>
          {m.ablaze_aid_as_event()}
        </button>
      </div>
      <Spies against="event" />
    </Panel>
  );
}

/** The reminder that an answer must come at once or never (4.1.3). */
export function Spies({ against }: { readonly against: 'event' | 'action' }) {
  const { now, tell } = useSea();
  return (
    <details class="sea-spies">
      <summary>{m.ablaze_aid_spies()}</summary>
      <p>
        {m.ablaze_aid_spies_hint()} <Case of="4.1.3" />
      </p>
      <div class="aid-buttons">
        {SIDES.map((side) => (
          <button
            type="button"
            class="aid-secondary"
            key={side}
            onClick={() =>
              tell({ by: side, type: 'spies', card: `${side[0]}-spies-${now.turn}`, against })
            }
          >
            {SIDE_NAMES[side]()}
          </button>
        ))}
      </div>
    </details>
  );
}

export function useAreas() {
  const { now, kept, nameOf } = useSea();
  const mapped = kept.tables.areas?.map(({ id }) => id) ?? [];
  return { areas: [...new Set([...mapped, ...Object.keys(now.areas)])], nameOf };
}
