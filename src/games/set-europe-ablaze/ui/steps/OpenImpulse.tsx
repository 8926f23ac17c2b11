import { eventVerdict, isOperationsOver } from '#games/set-europe-ablaze/engine/log/index.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { stepWords } from '#games/set-europe-ablaze/i18n/sequence.ts';
import { STEP_NAMES } from '#games/set-europe-ablaze/i18n/step-names.ts';
import * as m from '#messages';
import { AreaByName } from '../AreaByName.tsx';
import { Barred } from '../Barred.tsx';
import { Brief } from '../Brief.tsx';
import { Case } from '../Case.tsx';
import { correct, useSea } from '../sea.ts';
import { useAreas } from './AreaChoice.tsx';
import { Changes } from './Changes.tsx';
import { Panel } from './Panel.tsx';

/** An Impulse opens: pass, stake everything, or choose an Area (3.2). */
export function OpenImpulse() {
  const { now, tell, nameOf } = useSea();
  const { areas } = useAreas();
  const { active, ap, impulse } = now;
  const side = SIDE_NAMES[active]();
  if (isOperationsOver(now)) {
    return (
      <>
        <div class="play-board sea-board">
          <p class="sea-card">{m.ablaze_aid_operations_over()}</p>
        </div>
        <Panel title={m.ablaze_aid_operations_done()}>
          <MarkNow />
          <p class="aid-hint">
            {m.ablaze_aid_points_lost()} <Case of="4.3.5" />
          </p>
          <button
            type="button"
            class="aid-primary"
            onClick={() => tell({ by: 'table', type: 'next' })}
          >
            {m.ablaze_aid_to_turn_end()}
          </button>
        </Panel>
      </>
    );
  }
  const isLast = ap[otherSide(active)] < 1 && ap[active] > 0;
  const maximum = eventVerdict(now, { type: 'maximum-effort' });
  const select = (area: string) => tell({ by: active, type: 'select', area });
  return (
    <>
      <div class="play-board sea-board">
        <h2>{m.ablaze_aid_which_area({ side })}</h2>
        <ul class="sea-areas">
          {areas.map((id) => {
            const verdict = eventVerdict(now, { type: 'select', area: id });
            return (
              <li key={id}>
                <button
                  type="button"
                  class="aid-choice"
                  data-barred={!verdict?.legal}
                  onClick={() => select(id)}
                >
                  <span>
                    <b>{nameOf(id)}</b>
                    <Brief id={id} />
                  </span>
                  {!verdict?.legal && <Barred of={verdict?.case ?? ''} cause={verdict?.cause} />}
                </button>
              </li>
            );
          })}
        </ul>
        <Changes />
        <AreaByName
          label={m.ablaze_aid_other_area()}
          button={m.ablaze_aid_choose_it()}
          taken={areas}
          onNamed={(id, told) => {
            const isNew = !areas.includes(id);
            tell(
              ...(isNew && told.name ? [correct(`areas.${id}`, told)] : []),
              ...[{ by: active, type: 'select', area: id } as const],
            );
          }}
        />
      </div>
      <Panel
        title={m.ablaze_aid_impulse_of({ side })}
        side={m.ablaze_aid_ap({ count: ap[active] })}
      >
        <MarkNow />
        {isLast && (
          <p class="aid-note">
            {m.ablaze_aid_residual()} <Case of="8.5.1" />
          </p>
        )}
        {impulse.kind === 'maximum' ? (
          <p class="aid-note">{m.ablaze_aid_maximum_on()}</p>
        ) : (
          <button
            type="button"
            class="aid-secondary"
            data-barred={!maximum?.legal}
            onClick={() => tell({ by: active, type: 'kind', kind: 'maximum' })}
          >
            {m.ablaze_aid_maximum()}{' '}
            {maximum?.legal ? (
              <small>{m.ablaze_aid_maximum_cost()}</small>
            ) : (
              <Barred of={maximum?.case ?? ''} cause={maximum?.cause} />
            )}
          </button>
        )}
        <button
          type="button"
          class="aid-secondary"
          onClick={() => tell({ by: active, type: 'pass' })}
        >
          {m.ablaze_aid_pass()} <small>{now.passes > 0 ? m.ablaze_aid_pass_ends() : ''}</small>
        </button>
      </Panel>
    </>
  );
}

/** The marks that an Impulse leaves on the board, right after it has ended (8.1.12, 8.1.13). */
function MarkNow() {
  const { context } = useSea();
  const last = context.course.counted.at(-1)?.event;
  if (last?.type !== 'end-impulse' || last.by === 'table') return null;
  const step = last.by === 'maquis' ? 'ops.close.maquis' : 'ops.close.german';
  const { does, forgotten } = stepWords(step);
  return (
    <p class="aid-note">
      <b>{STEP_NAMES[step]()}</b> <Case of={last.by === 'maquis' ? '8.1.12' : '8.1.13'} />{' '}
      {(does ?? forgotten)?.()}
    </p>
  );
}
