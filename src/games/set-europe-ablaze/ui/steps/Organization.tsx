import { CALENDAR } from '#games/set-europe-ablaze/data/calendar.ts';
import { CHANGE_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { Case } from '../Case.tsx';
import { NEXT, SIDES, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { Arrive, Recruit } from './Recruit.tsx';
import { Reveal } from './Reveal.tsx';
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
