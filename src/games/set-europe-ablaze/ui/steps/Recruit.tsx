import { useId, useState } from 'preact/hooks';
import { owedIn, toPlace } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { boughtBy } from '#games/set-europe-ablaze/engine/tables/bought.ts';
import { ARRIVAL_NAMES } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import { Case } from '../Case.tsx';
import { Faces, thrown } from '../Faces.tsx';
import { correct, NEXT, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { PlaceAny, PlaceOwed } from './Place.tsx';

/** Recruiting and mobilizing: the price is paid before the die is rolled (10.2.3). */
export function Recruit() {
  const { now, tell, kept } = useSea();
  const owed = useOwed();
  const [what, setWhat] = useState<Kind>('strength');
  const { by, table } = BOUGHT.find((one) => one.what === what) ?? BOUGHT[0];
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const entered =
    table === 'mobilization'
      ? kept.tables.mobilization?.columns?.[0]?.price
      : table === 'caches'
        ? turn?.optionalCaches?.price
        : turn?.prices?.[table];
  const [price, setPrice] = useState<number>();
  const unpriced = useId();
  const rolled = useRolled(what);
  // A price that nobody has told is not nothing: it is asked for before the roll (10.2.3).
  const cost = price ?? entered;
  // Whether the track of turns opens mobilization now is told where it is asked for (7.4.1).
  const isOpenTold =
    table === 'mobilization' &&
    turn?.mobilization !== undefined &&
    turn.mobilization !== now.mobilizationOpen &&
    ({ ...correct('mobilizationOpen', turn.mobilization), why: '7.4.1' } as const);
  const roll = (die: number) => {
    if (cost === undefined) return;
    const bought = boughtBy(kept.tables, now, { what, price: cost, die });
    const points = bought.count === undefined ? {} : { points: bought.count };
    tell(...(isOpenTold ? [isOpenTold] : []), {
      by,
      type: 'buy',
      what,
      price: cost,
      die,
      ...points,
    });
  };
  return (
    <Panel title={m.ablaze_aid_recruit()}>
      <div class="sea-row">
        <label class="aid-field sea-wide">
          {m.ablaze_aid_what()}
          <select
            value={what}
            onChange={({ currentTarget }) => {
              setWhat(currentTarget.value as Kind);
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
        <Stepper name={m.ablaze_aid_price()} value={cost ?? 0} most={99} onChange={setPrice} />
      </div>
      {cost === undefined && (
        <p class="aid-note" id={unpriced}>
          {m.ablaze_aid_price_first()} <Case of="10.2.3" />
        </p>
      )}
      {entered === undefined && <p class="aid-hint">{m.ablaze_hint_table()}</p>}
      <fieldset
        class="sea-row sea-rolled"
        disabled={cost === undefined}
        aria-describedby={cost === undefined ? unpriced : undefined}
      >
        <legend>{m.ablaze_aid_rolled_die()}</legend>
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
          <Faces dice={[rolled.die]} /> {rolled.says}
        </p>
      )}
      {/* What came with the track of turns is told here only where it is still to place. */}
      <PlaceOwed owed={owed.filter(({ by, left }) => by !== 'schedule' || left > 0)} />
      <details class="sea-fold">
        <summary>{m.ablaze_aid_other_pieces()}</summary>
        <PlaceAny by={boughtOr} />
      </details>
      <ArrivalReminder />
      <button type="button" class="aid-primary" onClick={() => tell(NEXT)}>
        {m.ablaze_aid_to_reveal()}
      </button>
    </Panel>
  );
}

/** The die that was rolled last for this in the step, and what it brought: one that was paid for, and stands. */
function useRolled(what: Kind) {
  const { context, kept } = useSea();
  const { counted } = context.course;
  const at = counted.findLastIndex(
    ({ event }) => event.type === 'next' || (event.type === 'buy' && event.what === what),
  );
  const { type, die, price } = counted[at]?.event ?? {};
  const before = counted[at - 1]?.position;
  if (type !== 'buy' || typeof die !== 'number' || before === undefined) return undefined;
  const says = rolledSays(boughtBy(kept.tables, before, { what, price: Number(price), die }));
  return { die, says };
}

/** What was bought without a table: recruits, or mobilized (6.1.5b, 7.4.3). */
const boughtOr = (kind: string) =>
  ['strength', 'networks', 'caches'].includes(kind)
    ? 'recruitment'
    : ['security', 'labor'].includes(kind)
      ? 'mobilization'
      : 'schedule';

/** What a die brought, in words; a number that nobody has entered is on the owner's sheet. */
function rolledSays({ count, counted }: ReturnType<typeof boughtBy>): string {
  const gives = count === undefined ? m.ablaze_see_aid() : m.ablaze_aid_bought({ count });
  return counted === undefined ? gives : `${m.ablaze_aid_die_less({ die: counted })} ${gives}`;
}

const BOUGHT = [
  { what: 'strength', by: 'maquis', table: 'strength', name: m.ablaze_aid_buy_strength },
  { what: 'networks', by: 'maquis', table: 'networks', name: m.ablaze_aid_buy_networks },
  { what: 'caches', by: 'maquis', table: 'caches', name: m.ablaze_aid_buy_caches },
  { what: 'security', by: 'german', table: 'mobilization', name: m.ablaze_aid_buy_security },
  { what: 'labor', by: 'german', table: 'mobilization', name: m.ablaze_aid_buy_labor },
] as const;

type Kind = (typeof BOUGHT)[number]['what'];

/** What this turn has brought and is still to place. */
function useOwed() {
  const { context, now, kept } = useSea();
  return owedIn(context.course.counted, now, kept.tables);
}

/** Pieces of this turn are put where they go (3.1.3). */
export function Arrive() {
  const { tell, now, kept } = useSea();
  const owed = useOwed();
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const isEntered = turn?.arrivals !== undefined;
  return (
    <Panel title={m.ablaze_aid_arrive()}>
      {now.ready.quiet > 0 && (
        <p class="aid-note">{m.ablaze_aid_moved_up({ count: now.ready.quiet })}</p>
      )}
      {isEntered && owed.length === 0 && <p class="aid-hint">{m.ablaze_aid_arrivals_none()}</p>}
      {!isEntered && <p class="aid-hint">{m.ablaze_hint_arrivals()}</p>}
      <PlaceOwed owed={owed} />
      <MoraleAward />
      <Others isOpen={!isEntered} />
      <ArrivalReminder />
      <button type="button" class="aid-primary" onClick={() => tell(NEXT)}>
        {m.ablaze_aid_to_recruit()}
      </button>
    </Panel>
  );
}

/** Pieces of which the track of turns says nothing; without the owner's track it is all there is. */
function Others({ isOpen }: { readonly isOpen: boolean }) {
  if (isOpen) return <PlaceAny by={() => 'schedule'} />;
  return (
    <details class="sea-fold">
      <summary>{m.ablaze_aid_other_pieces()}</summary>
      <PlaceAny by={() => 'schedule'} />
    </details>
  );
}

/** What is still to place, said where the step is left. */
function ArrivalReminder() {
  const left = toPlace(useOwed());
  if (left.length === 0) return null;
  const what = inARow(
    left.map(({ kind, left }) =>
      m.ablaze_aid_arrival({ count: left, what: ARRIVAL_NAMES[kind]() }),
    ),
  );
  return <p class="aid-note">{m.ablaze_aid_owed_note({ what })}</p>;
}

/** Morale that the track of turns gives, once (6.2.5, N21). */
function MoraleAward() {
  const { now, kept, context, tell } = useSea();
  const by = kept.tables.turns?.find((one) => one.turn === now.turn)?.morale ?? 0;
  const isTaken = context.course.counted.some(
    ({ event, position }) =>
      event.type === 'effect' &&
      event.do === 'morale' &&
      // Another step of Morale is no award.
      event.points === by &&
      position.turn === now.turn &&
      position.phase === 'org.arrive',
  );
  if (by === 0 || isTaken) return null;
  return (
    <button
      type="button"
      class="aid-secondary"
      onClick={() => tell({ by: 'table', type: 'effect', do: 'morale', points: by })}
    >
      {m.ablaze_aid_morale_award({ by: signed(by) })}
    </button>
  );
}
