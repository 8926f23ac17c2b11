import { useState } from 'preact/hooks';
import type { Side } from '#games/set-europe-ablaze/engine/state.ts';
import { ARRIVALS, type Arrival } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { HEROES, type Hero, heroName } from '#games/set-europe-ablaze/i18n/heroes.ts';
import { ARRIVAL_NAMES } from '#games/set-europe-ablaze/i18n/pieces.ts';
import * as m from '#messages';
import { NEXT, useSea } from '../sea.ts';
import { AreaChoice } from './AreaChoice.tsx';
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

/** A piece into an Area, or into the box where it waits. */
export function Place() {
  const { now, tell } = useSea();
  const [kind, setKind] = useState<Arrival | Hero>('strength');
  const [area, setArea] = useState('');
  const hero = HEROES.find((one) => one === kind);
  const { by, what, box } = hero ? HERO : PLACED[kind as Arrival];
  const place = area === '' ? { box: box ?? 'available' } : { area };
  return (
    <div class="sea-row">
      <label class="aid-field">
        {m.ablaze_aid_what()}
        <select
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as Arrival | Hero)}
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
      <AreaChoice
        value={area}
        onChange={setArea}
        none={box ? m.ablaze_aid_its_box() : m.ablaze_aid_choose()}
      />
      <button
        type="button"
        class="aid-secondary"
        disabled={area === '' && !box}
        onClick={() =>
          tell({ by, type: 'place', what, points: 1, ...place, ...(hero && { card: hero }) })
        }
      >
        {m.ablaze_aid_place()}
      </button>
    </div>
  );
}
