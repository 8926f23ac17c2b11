import { useState } from 'preact/hooks';
import type { ArrivesBy } from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  ARRIVAL_IN_LOG,
  type ChoiceOption,
  ownerOf,
  placesFor,
  placing,
  supportFirst,
  toPlace,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { ARRIVALS, type Arrival } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { ARRIVAL_NAMES, boxName, HEROES, heroName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { Select } from '#play/ui/parts/Select.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import '../style/place.css';

type Hero = (typeof HEROES)[number];

type Owed = ReturnType<typeof toPlace>[number];

/** A piece that is placed, and what brings it. */
interface Piece {
  readonly kind: Arrival | Hero;
  readonly by: ArrivesBy;
}

const isHero = (kind: Piece['kind']): kind is Hero => HEROES.some((hero) => hero === kind);
const nameOf = (kind: Piece['kind']): string =>
  isHero(kind) ? heroName(kind) : ARRIVAL_NAMES[kind]();
const keyOf = ({ kind, by }: Piece): string => `${by} ${kind}`;

/** So many of a kind, and whether they were bought. */
const owedSaid = ({ kind, by, left: count }: Owed): string =>
  (by === 'schedule' ? m.ablaze_aid_arrival : m.ablaze_aid_owed_bought)({
    count,
    what: nameOf(kind),
  });

/** What has come and is not placed, counting down: tapped off the list into a place that may hold it. */
export function PlaceOwed({ owed }: { readonly owed: readonly Owed[] }) {
  const [chosen, setChosen] = useState<string>();
  const left = toPlace(owed);
  const piece = left.find((one) => keyOf(one) === chosen) ?? left[0];
  if (owed.length === 0) return null;
  return (
    <>
      <ul class="sea-owed">
        {owed.map((one) => (
          <li key={keyOf(one)}>
            {left.includes(one) ? (
              <button
                type="button"
                aria-pressed={one === piece}
                onClick={() => setChosen(keyOf(one))}
              >
                {owedSaid(one)}
              </button>
            ) : (
              <span>
                {one.lost
                  ? m.ablaze_aid_owed_lost({ what: nameOf(one.kind), count: one.left })
                  : m.ablaze_aid_owed_placed({ what: nameOf(one.kind) })}{' '}
                <Case of={one.lost ?? ''} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {piece && <Places piece={piece} />}
    </>
  );
}

/** Pieces of which no table tells: any kind, in a place that may hold it. */
export function PlaceAny({ by }: { readonly by: (kind: Piece['kind']) => ArrivesBy }) {
  const { now } = useSea();
  const [chosen, setKind] = useState<Piece['kind']>('strength');
  const kinds = [...ARRIVALS, ...HEROES.filter((one) => now.heroes.available.includes(one))];
  // A Hero who has been placed is no longer among them.
  const kind = kinds.includes(chosen) ? chosen : 'strength';
  return (
    <>
      <Select<Piece['kind']>
        legend={m.ablaze_aid_what()}
        values={kinds}
        value={kind}
        label={nameOf}
        onChoose={setKind}
      />
      <Places piece={{ kind, by: by(kind) }} />
    </>
  );
}

/** Where a piece may come, each with a tap; the rest lies under a fold with the case that bars it. */
function Places({ piece: { kind, by } }: { readonly piece: Piece }) {
  const { now, tell, kept, context, nameOf: areaName } = useSea();
  const hero = isHero(kind) ? kind : undefined;
  const what = isHero(kind) ? 'hero' : ARRIVAL_IN_LOG[kind];
  const { options, barred } = placesFor(now, kept.tables, what, by);
  const nameOfPlace = ({ area, box }: ChoiceOption): string =>
    typeof area === 'string' ? areaName(area) : boxName(String(box));
  // What the Support box holds is told once, before the first cache leaves it (6.4.5).
  const isSupportTold =
    now.supportCaches > 0 ||
    context.course.counted.some(({ event }) => event.path === 'supportCaches');
  const first =
    what === 'cache' && !isSupportTold ? supportFirst({ now, tables: kept.tables }) : undefined;
  const put = (place: ChoiceOption) =>
    tell(...(first ? [first] : []), placing({ what, by, hero }, place));
  const side = ownerOf(what);
  return (
    <fieldset class={`sea-places sea-places--${side}`}>
      <legend>{m.ablaze_aid_where({ what: nameOf(kind) })}</legend>
      {options.length === 0 && <p class="aid-hint">{m.ablaze_aid_nowhere()}</p>}
      <div class="sea-places__open">
        {options.map((option) => (
          <button
            type="button"
            class="aid-secondary"
            key={String(option.area ?? option.box)}
            onClick={() => put(option)}
          >
            {nameOfPlace(option)}
          </button>
        ))}
      </div>
      {barred.length > 0 && (
        <details class="sea-fold">
          <summary>{m.ablaze_aid_not_open()}</summary>
          <ul class="sea-losses">
            {barred.map((option) => (
              <li key={String(option.area ?? option.box)} data-barred="true">
                <button type="button" class="aid-choice" onClick={() => put(option)}>
                  <span>{nameOfPlace(option)}</span>
                </button>
                <Case of={option.case ?? ''} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}
