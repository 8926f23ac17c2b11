import * as m from '#messages';
import { isOver, verdictOn } from '../../engine/log/index.ts';
import { otherSide } from '../../engine/state.ts';
import { heroName } from '../../words/heroes.ts';
import { SIDE_NAMES } from '../../words/names.ts';
import { AreaByName } from '../AreaByName.tsx';
import { Case } from '../Case.tsx';
import { correct, useSea } from '../sea.ts';
import { useAreas } from './AreaChoice.tsx';
import { Panel } from './Panel.tsx';

/** An Impulse opens: pass, stake everything, or choose an Area (3.2). */
export function OpenImpulse() {
  const { now, tell, nameOf } = useSea();
  const { areas } = useAreas();
  const { active, ap, impulse } = now;
  const side = SIDE_NAMES[active]();
  if (isOver(now)) {
    return (
      <>
        <div class="sea-board">
          <p class="sea-card">{m.ablaze_aid_operations_over()}</p>
        </div>
        <Panel title={m.ablaze_aid_operations_done()}>
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
  const maximum = verdictOn(now, { type: 'maximum-effort' });
  const select = (area: string) => tell({ by: active, type: 'select', area });
  return (
    <>
      <div class="sea-board">
        <h3>{m.ablaze_aid_which_area({ side })}</h3>
        <ul class="sea-areas">
          {areas.map((id) => {
            const verdict = verdictOn(now, { type: 'select', area: id });
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
                  {!verdict?.legal && (
                    <span>{m.ablaze_aid_barred({ number: verdict?.case ?? '' })}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
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
            <small>
              {maximum?.legal
                ? m.ablaze_aid_maximum_cost()
                : m.ablaze_aid_barred({ number: maximum?.case ?? '' })}
            </small>
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

/** An Area in a line. */
export function Brief({ id }: { readonly id: string }) {
  const { now, kept } = useSea();
  const area = now.areas[id] ?? {};
  const value = area.value ?? kept.tables.areas?.find((one) => one.id === id)?.value;
  const parts = [
    value !== undefined &&
      m.ablaze_aid_brief_value({ left: Math.max(0, value - (area.damage ?? 0)), value }),
    area.strength !== undefined && m.ablaze_aid_brief_strength({ count: area.strength }),
    area.active !== undefined && m.ablaze_aid_brief_networks({ count: area.active }),
    area.quiet !== undefined && area.quiet > 0 && m.ablaze_aid_brief_quiet({ count: area.quiet }),
    area.hero && heroName(area.hero),
    area.security !== undefined && m.ablaze_aid_brief_security({ count: area.security }),
    area.detachments !== undefined &&
      m.ablaze_aid_brief_detachments({ count: area.detachments - (area.deceived ?? 0) }),
    area.labor !== undefined && m.ablaze_aid_brief_labor({ count: area.labor }),
    area.demoralized && m.ablaze_aid_demoralized(),
    area.temporary && m.ablaze_aid_temporary(),
  ].filter((part) => typeof part === 'string');
  return <small>{parts.join(' · ')}</small>;
}
