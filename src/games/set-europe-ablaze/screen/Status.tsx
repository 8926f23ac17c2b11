import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Stepper } from '#play/screen/parts/Stepper.tsx';
import { limit } from '../data/limits.ts';
import { SIDE_NAMES } from '../words/names.ts';
import { correct, SIDES, useSea } from './sea.ts';

/** The half of the starting points, from which a Maximum Effort is open (8.4.1). */
const halfOf = (start: number): number => Math.floor(start / 2);

/** Turn, phase, points and Morale at a glance; a tap sets them right. */
export function Status() {
  const { now, kept } = useSea();
  const [isOpen, setOpen] = useState(false);
  const label = kept.tables.turns?.find(({ turn }) => turn === now.turn)?.label;
  const phases = [
    ['org', m.ablaze_aid_organize()],
    ['ops', m.ablaze_aid_operate()],
    ['end', m.ablaze_aid_turn_end()],
  ] as const;
  const at = phases.findIndex(([id]) => now.phase.startsWith(id));
  return (
    <header class="sea-status">
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
      <button type="button" class="sea-points" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{m.ablaze_aid_points_set()} </span>
        {SIDES.map((side) => (
          <span class={`sea-ap sea-ap--${side}`} key={side}>
            <b>{SIDE_NAMES[side]()}</b>
            <span class="sea-ap__cells" aria-hidden="true">
              {Array.from({ length: Math.max(now.startAp[side], now.ap[side]) }, (_, cell) => (
                <i
                  key={cell}
                  data-on={cell < now.ap[side]}
                  data-half={now.startAp[side] > 0 && cell === halfOf(now.startAp[side])}
                />
              ))}
            </span>
            <span>{m.ablaze_aid_ap_vp({ ap: now.ap[side], vp: now.vp[side] })}</span>
          </span>
        ))}
        <span class="sea-morale">
          {m.ablaze_aid_morale_is({ morale: signed(now.morale) })} ·{' '}
          {m.ablaze_aid_damage_is({ damage: now.damageDone })}
          {label && ` · ${label}`}
        </span>
      </button>
      {isOpen && (
        <Dialog title={m.ablaze_aid_points_set()} onClose={() => setOpen(false)}>
          <Points />
        </Dialog>
      )}
    </header>
  );
}

export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';

/** Every track, set by hand. Morale goes by its effect, so that crossing zero turns what it turns. */
function Points() {
  const { now, tell } = useSea();
  return (
    <div class="sea-fields">
      {SIDES.map((side) => (
        <fieldset key={side}>
          <legend>{SIDE_NAMES[side]()}</legend>
          <Stepper
            name={m.ablaze_aid_ap_of({ side: SIDE_NAMES[side]() })}
            value={now.ap[side]}
            most={limit('action-points')}
            onChange={(to) => tell(correct(`ap.${side}`, to))}
          />
          <Stepper
            name={m.ablaze_aid_vp_of({ side: SIDE_NAMES[side]() })}
            value={now.vp[side]}
            most={limit('victory-points')}
            onChange={(to) => tell(correct(`vp.${side}`, to))}
          />
        </fieldset>
      ))}
      <fieldset>
        <legend>{m.ablaze_aid_morale()}</legend>
        <MoraleButtons />
      </fieldset>
      <Stepper
        name={m.ablaze_aid_damage_turn()}
        value={now.damageDone}
        most={99}
        onChange={(to) => tell(correct('damageDone', to))}
      />
    </div>
  );
}

/** Morale up or down by one, with what crossing zero would turn. */
export function MoraleButtons() {
  const { now, tell } = useSea();
  return (
    <>
      <div class="aid-buttons">
        {[-1, 1].map((by) => (
          <button
            type="button"
            class="aid-secondary"
            key={by}
            disabled={now.morale === limit(by < 0 ? 'morale-least' : 'morale-most')}
            onClick={() => tell({ by: 'table', type: 'effect', do: 'morale', points: by })}
          >
            {m.ablaze_aid_morale_to({ morale: signed(now.morale + by) })}
          </button>
        ))}
      </div>
      <MoraleTurns />
    </>
  );
}

/** What crossing zero turns over, before it is done (6.2.8, 6.2.9). */
function MoraleTurns() {
  const { now, nameOf } = useSea();
  const turned = Object.entries(now.areas).filter(([, { strength = 0 }]) => strength > 0);
  if (now.morale !== 0 && now.morale !== -1) return null;
  const isDown = now.morale === 0;
  const toTurn = turned.filter(([, { demoralized = false }]) => demoralized !== isDown);
  const names = toTurn.map(([id]) => nameOf(id)).join(', ');
  if (names === '') return null;
  return (
    <p class="aid-note">
      {isDown
        ? m.ablaze_aid_morale_down({ areas: names })
        : m.ablaze_aid_morale_up({ areas: names })}
    </p>
  );
}
