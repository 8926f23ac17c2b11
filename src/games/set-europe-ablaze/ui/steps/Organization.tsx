import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { NEXT, SIDES, useSea } from '../sea.ts';
import { Arrive } from './Arrive.tsx';
import { Banner } from './Banner.tsx';
import { Panel } from './Panel.tsx';
import { Recruit } from './Recruit.tsx';
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
