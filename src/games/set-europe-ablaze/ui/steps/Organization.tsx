import { useState } from 'preact/hooks';
import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { CALENDAR } from '#games/set-europe-ablaze/data/calendar.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { LogState } from '#games/set-europe-ablaze/engine/log/index.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { CHANGE_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { Case } from '../Case.tsx';
import { NEXT, SIDES, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { PlaceAny } from './Place.tsx';
import { Arrive, Recruit } from './Recruit.tsx';
import { Spies } from './Spies.tsx';
import { Steps, stepsUnder } from './Steps.tsx';

const STEPS = stepsUnder('org');

/** The Organization Phase: its five steps, and what each of them waits for. */
export function Organization() {
  const { now } = useSea();
  const { phase } = now;
  return (
    <>
      <div class="play-board sea-board">
        <Banner />
        <Steps of={STEPS} now={phase as (typeof STEPS)[number]} />
      </div>
      {phase === 'org.lay' && <Lay />}
      {phase === 'org.clear' && <Clear />}
      {phase === 'org.arrive' && <Arrive />}
      {phase === 'org.recruit' && <Recruit />}
      {phase === 'org.reveal' && <Reveal />}
    </>
  );
}

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
      <button type="button" class="aid-primary" onClick={() => tell(NEXT)}>
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
          ? m.ablaze_aid_clear_from({ areas: inARow(marked) })
          : m.ablaze_aid_clear_none()}
      </p>
      <button type="button" class="aid-primary" onClick={() => tell(NEXT)}>
        {m.ablaze_aid_to_arrive()}
      </button>
    </Panel>
  );
}

/** What differs this turn: what begins, what holds, what ends with it. */
function Banner() {
  const { now, kept } = useSea();
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const changes = CALENDAR.filter(({ from, to = from }) => now.turn >= from && now.turn <= to);
  if (changes.length === 0 && !turn?.mobilization) return null;
  return (
    <section class="sea-banner" aria-label={m.ablaze_aid_this_turn()}>
      <b>{m.ablaze_aid_this_turn()}</b>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            {CHANGE_NAMES[change.id]()} <Case of={change.case} />
            {change.to === now.turn && change.from < now.turn && ` ${m.ablaze_aid_last_time()}`}
          </li>
        ))}
        {turn?.mobilization && (
          <li>
            {m.ablaze_aid_mobilization_open()} <Case of="7.4.1" />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Whether an event is being carried out: the last card shown is one, and nothing has answered it. */
function isCarriedOut({ counted }: LogState): boolean {
  const at = counted.findLastIndex(({ event }) => event.type === 'reveal' || event.type === 'next');
  const isAnswered = counted.slice(at).some(({ event }) => event.type === 'spies');
  return counted[at]?.event.use === 'event' && !isAnswered;
}

/** Whose card is next: in turn, Maquis first, alone where the other has none left (4.2.3). */
function Reveal() {
  const { now, tell, kept, context } = useSea();
  const last = context.course.counted.at(-1)?.event;
  const isEvent = last?.type === 'reveal' && last.use === 'event';
  const spies = isEvent && last.by !== 'table' && (
    <Spies against="event" side={otherSide(last.by)} isNow />
  );
  const pieces = isCarriedOut(context.course) && (
    <details class="sea-fold" key={now.revealed.maquis + now.revealed.german}>
      <summary>{m.ablaze_aid_by_event()}</summary>
      <PlaceAny by={() => 'card'} />
    </details>
  );
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
        {spies}
        {pieces}
        <div class="aid-buttons">
          <button
            type="button"
            class="aid-primary"
            onClick={() => tell({ ...NEXT, first: 'maquis' })}
          >
            {m.ablaze_aid_begins({ side: SIDE_NAMES.maquis() })}
          </button>
          <button
            type="button"
            class="aid-secondary"
            onClick={() => tell({ ...NEXT, first: 'german' })}
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
      ...(use === 'event' && known?.kind === 'special' && { removed: true }),
    });
  };
  return (
    <Panel title={m.ablaze_aid_reveal({ side: SIDE_NAMES[side]() })}>
      {spies}
      {pieces}
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
    </Panel>
  );
}
