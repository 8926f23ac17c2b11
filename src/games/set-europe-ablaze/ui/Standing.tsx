import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { limit } from '../data/limits.ts';
import type { Position } from '../engine/log/index.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { SIDES, useSea } from './sea.ts';

/** The half of the starting points, from which a Maximum Effort is open (8.4.1). */
const halfOf = (start: number): number => Math.floor(start / 2);

/** The nine turns, and the phases of this one. */
export function TurnProgress() {
  const { now } = useSea();
  const phases = [
    ['org', m.ablaze_aid_organize()],
    ['ops', m.ablaze_aid_operate()],
    ['end', m.ablaze_aid_turn_end()],
  ] as const;
  const found = phases.findIndex(([id]) => now.phase.startsWith(id));
  // Once the game is over all of them are past.
  const at = found < 0 ? phases.length : found;
  return (
    <>
      <ol class="sea-turns" aria-label={m.ablaze_aid_turn_of({ turn: now.turn })}>
        {Array.from({ length: limit('turns') }, (_, nth) => nth + 1).map((turn) => (
          <li
            key={turn}
            data-past={turn < now.turn}
            aria-current={turn === now.turn ? 'step' : undefined}
          >
            {turn}
          </li>
        ))}
      </ol>
      <ol class="sea-phases" aria-label={m.ablaze_aid_phase()}>
        {phases.map(([id, name], nth) => (
          <li key={id} data-past={nth < at} aria-current={nth === at ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Active Networks on the map while points may have to save them from being flushed (6.3.10). */
const atRisk = ({ phase, areas }: Position): number =>
  phase.startsWith('ops')
    ? Object.values(areas).reduce((sum, { active = 0 }) => sum + active, 0)
    : 0;

/** Points of both sides with those to put aside, Morale, the damage of this turn. */
export function Standing() {
  const { now, kept } = useSea();
  const label = kept.tables.turns?.find(({ turn }) => turn === now.turn)?.label;
  const reserve = { maquis: atRisk(now), german: 0 };
  return (
    <>
      {SIDES.map((side) => (
        <span class={`sea-ap sea-ap--${side}`} key={side}>
          <b>{SIDE_NAMES[side]()}</b>
          <span class="sea-ap__cells" aria-hidden="true">
            {Array.from({ length: Math.max(now.startAp[side], now.ap[side]) }, (_, cell) => (
              <i
                key={cell}
                data-on={cell < now.ap[side]}
                data-reserve={cell < now.ap[side] && cell >= now.ap[side] - reserve[side]}
                data-half={now.startAp[side] > 0 && cell === halfOf(now.startAp[side])}
              />
            ))}
          </span>
          <span>
            {m.ablaze_aid_ap_vp({ ap: now.ap[side], vp: now.vp[side] })}
            {reserve[side] > 0 && (
              <small>{m.ablaze_aid_at_risk_all({ count: reserve[side] })}</small>
            )}
          </span>
        </span>
      ))}
      <span class="sea-morale">
        {m.ablaze_aid_morale_is({ morale: signed(now.morale) })} ·{' '}
        {m.ablaze_aid_damage_is({ damage: now.damageDone })}
        {label && ` · ${label}`}
      </span>
    </>
  );
}
