import { useState } from 'preact/hooks';
import type { ArrivesBy } from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  type Option,
  placesFor,
  placing,
  supportFirst,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import type { Side } from '#games/set-europe-ablaze/engine/state.ts';
import { ARRIVALS, type Arrival } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { HEROES, type Hero, heroName } from '#games/set-europe-ablaze/i18n/heroes.ts';
import { ARRIVAL_NAMES } from '#games/set-europe-ablaze/i18n/pieces.ts';
import * as m from '#messages';
import { NEXT, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';

/** What the owner's track of turns brings, to be ticked off. */
export function Arrivals() {
  const { now, kept } = useSea();
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const coming = ARRIVALS.filter((kind) => (turn?.arrivals?.[kind] ?? 0) > 0);
  return (
    <section class="sea-card">
      <h2>{m.ablaze_aid_arrivals()}</h2>
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
const PLACED: Readonly<Record<Arrival, { readonly by: Side; readonly what: string }>> = {
  strength: { by: 'maquis', what: 'strength' },
  networks: { by: 'maquis', what: 'network' },
  caches: { by: 'maquis', what: 'cache' },
  jed: { by: 'maquis', what: 'jed' },
  og: { by: 'maquis', what: 'og' },
  sas: { by: 'maquis', what: 'sas' },
  security: { by: 'german', what: 'security' },
  vichySecurity: { by: 'german', what: 'vichy-security' },
  abwehr: { by: 'german', what: 'abwehr' },
  gestapo: { by: 'german', what: 'gestapo' },
  rsha: { by: 'german', what: 'rsha' },
  labor: { by: 'german', what: 'labor' },
};

/** Pieces of this turn are put where they go (3.1.3). */
export function Arrive() {
  const { tell } = useSea();
  return (
    <Panel title={m.ablaze_aid_arrive()}>
      <Place />
      <button type="button" class="aid-primary" onClick={() => tell(NEXT)}>
        {m.ablaze_aid_to_recruit()}
      </button>
    </Panel>
  );
}

const HERO: (typeof PLACED)[Arrival] = { by: 'maquis', what: 'hero' };

const BOX_NAMES: Readonly<Record<string, () => string>> = {
  ready: m.ablaze_aid_ready,
  arriving: m.ablaze_box_arriving,
  germany: m.ablaze_aid_germany,
  stalag: m.ablaze_box_stalag,
};

/** A piece into an Area or a box where it may come; the rest is there with the case that bars it. */
export function Place() {
  const { now, tell, kept, context, nameOf } = useSea();
  const [kind, setKind] = useState<Arrival | Hero>('strength');
  const [place, setPlace] = useState('');
  const hero = HEROES.find((one) => one === kind);
  const { by, what } = hero ? HERO : PLACED[kind as Arrival];
  const bought = by === 'german' ? 'mobilization' : 'recruitment';
  const why: ArrivesBy = now.phase === 'org.recruit' ? bought : 'schedule';
  const { options, barred } = placesFor(now, kept.tables, what, why);
  const nameOfPlace = ({ area, box }: Option): string =>
    typeof area === 'string' ? nameOf(area) : (BOX_NAMES[String(box)]?.() ?? String(box));
  const idOf = ({ area, box }: Option): string => String(area ?? box);
  const chosen = [...options, ...barred].find((option) => idOf(option) === place);
  // What the Support box holds is told once, before the first cache leaves it (6.4.5).
  const isSupportTold =
    now.supportCaches > 0 ||
    context.course.counted.some(({ event }) => event.path === 'supportCaches');
  const first =
    what === 'cache' && !isSupportTold ? supportFirst({ now, tables: kept.tables }) : undefined;
  return (
    <div class="sea-row">
      <label class="aid-field">
        {m.ablaze_aid_what()}
        <select
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as Arrival | Hero);
            setPlace('');
          }}
        >
          {ARRIVALS.map((one) => (
            <option key={one} value={one}>
              {ARRIVAL_NAMES[one]()}
            </option>
          ))}
          {HEROES.filter((one) => now.heroes.available.includes(one)).map((one) => (
            <option key={one} value={one}>
              {heroName(one)}
            </option>
          ))}
        </select>
      </label>
      <label class="aid-field">
        {m.ablaze_aid_to()}
        <select value={place} onChange={({ currentTarget }) => setPlace(currentTarget.value)}>
          <option value="">{m.ablaze_aid_choose()}</option>
          {options.map((option) => (
            <option key={idOf(option)} value={idOf(option)}>
              {nameOfPlace(option)}
            </option>
          ))}
          <optgroup label={m.ablaze_aid_not_open()}>
            {barred.map((option) => (
              <option key={idOf(option)} value={idOf(option)}>
                {nameOfPlace(option)} ({option.case})
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <button
        type="button"
        class="aid-secondary"
        disabled={!chosen}
        onClick={() =>
          chosen && tell(...(first ? [first] : []), placing({ what, by: why, hero }, chosen))
        }
      >
        {m.ablaze_aid_place()}
      </button>
    </div>
  );
}
