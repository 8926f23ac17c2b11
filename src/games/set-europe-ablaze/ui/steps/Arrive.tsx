import { owedIn, toPlace } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { ARRIVAL_NAMES } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import { NEXT, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { PlaceAny, PlaceOwed } from './Place.tsx';

/** What this turn has brought and is still to place. */
export function useOwed() {
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
export function ArrivalReminder() {
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
