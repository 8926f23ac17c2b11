import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import { limit } from '../data/limits.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { Standing, TurnProgress } from './Standing.tsx';
import { correct, SIDES, useSea } from './sea.ts';

/** Turn, phase, points and Morale at a glance; a tap sets them right. */
export function AidStatus() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header class="sea-status">
      <TurnProgress />
      <button type="button" class="sea-points" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{m.ablaze_aid_points_set()} </span>
        <Standing />
      </button>
      {isOpen && (
        <Dialog title={m.ablaze_aid_points_set()} onClose={() => setOpen(false)}>
          <Points />
        </Dialog>
      )}
    </header>
  );
}

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
  const names = inARow(toTurn.map(([id]) => nameOf(id)));
  if (names === '') return null;
  return (
    <p class="aid-note">
      {isDown
        ? m.ablaze_aid_morale_down({ areas: names })
        : m.ablaze_aid_morale_up({ areas: names })}
    </p>
  );
}
