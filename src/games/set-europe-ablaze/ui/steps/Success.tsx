import { useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import type { Position } from '#games/set-europe-ablaze/engine/log/index.ts';
import type { TableEffect, Tables } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { effectSaid } from '#games/set-europe-ablaze/i18n/effects.ts';
import { rowFor } from '#games/set-europe-ablaze/odds/index.ts';
import type { Telling } from '#games/set-europe-ablaze/session/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { useSea } from '../sea.ts';
import { GoOn, useSince } from './GoOn.tsx';
import { Panel } from './Panel.tsx';

/** The effects of a difference by the owner's table; the If only at exactly its value. */
function effectsAt(tables: Tables, action: ActionId, difference: number): readonly TableEffect[] {
  const row = rowFor(tables, action, difference);
  const also = row?.also
    ?.filter(({ at }) => at === difference)
    .flatMap(({ effects = [] }) => effects);
  return [...(row?.effects ?? []), ...(also ?? [])];
}

/** An effect as the log tells it. */
const toldOf = (effect: TableEffect, { active, impulse }: Position): Telling => ({
  ...{ by: active, type: 'effect', do: effect.do },
  ...(effect.do !== 'vp' && effect.do !== 'morale' && { area: impulse.area }),
  ...(effect.n !== undefined && { points: effect.n }),
  ...((effect.side ?? effect.do === 'vp') && { side: effect.side ?? active }),
  ...((effect.what ?? effect.text) && { what: (effect.what ?? effect.text ?? '').slice(0, 200) }),
});

const BY_HAND: Readonly<Partial<Record<ActionId, readonly TableEffect['do'][]>>> = {
  sabotage: ['damage', 'vp', 'capture'],
  'temporary-interdiction': ['interdict', 'vp'],
  'intelligence-collection': ['vp'],
  'propaganda-maquis': ['use-labor', 'vp', 'morale'],
  'propaganda-german': ['morale', 'vp'],
  sweep: ['eliminate', 'flush', 'demoralize', 'vp'],
  counterintelligence: ['flush', 'capture', 'vp'],
  repair: ['repair'],
};

/** A success: its row from the owner's table, or what he reads there, told by hand. */
export function Success({
  action,
  difference,
}: {
  readonly action: ActionId;
  readonly difference: number;
}) {
  const { now, kept, tell } = useSea();
  const { after } = useSince();
  const [points, setPoints] = useState(1);
  const effects = effectsAt(kept.tables, action, difference);
  const isTaken = after.some(({ type }) => type === 'effect');
  const { impulse, ap, active } = now;
  const ifs =
    kept.tables.results?.[action]?.rows?.flatMap(({ also = [] }) => also.map(({ at }) => at)) ?? [];
  const near = ifs.filter((at) => at >= difference && at - difference <= 1);
  if (isTaken) return <GoOn title={m.ablaze_aid_result_taken()} />;
  return (
    <Panel
      title={near.includes(difference) ? m.ablaze_aid_success_priced() : m.ablaze_aid_success()}
      side={m.ablaze_aid_difference({ difference })}
    >
      {effects.length > 0 ? (
        <>
          <ul class="sea-effects">
            {effects.map((effect, place) => (
              <li key={place}>{effectSaid(effect)}</li>
            ))}
          </ul>
          {near.map((at) => (
            <p class="sea-if" key={at}>
              {at === difference
                ? m.ablaze_aid_if_hit({ difference: at })
                : m.ablaze_aid_if_near({ difference: at })}
            </p>
          ))}
          <button
            type="button"
            class="aid-primary"
            onClick={() => tell(...effects.map((effect) => toldOf(effect, now)))}
          >
            {m.ablaze_aid_take_result()}
          </button>
        </>
      ) : (
        <>
          <p class="aid-hint">{m.ablaze_see_aid()}</p>
          <Stepper name={m.ablaze_aid_how_many()} value={points} most={20} onChange={setPoints} />
          <div class="sea-row">
            {(BY_HAND[action] ?? []).map((kind) => (
              <button
                type="button"
                class="aid-secondary"
                key={kind}
                onClick={() =>
                  tell(
                    toldOf(
                      { do: kind, n: kind === 'morale' && active === 'german' ? -points : points },
                      now,
                    ),
                  )
                }
              >
                {effectSaid({
                  do: kind,
                  n: kind === 'morale' && active === 'german' ? -points : points,
                })}
              </button>
            ))}
            <button
              type="button"
              class="aid-secondary"
              onClick={() =>
                tell({ by: active, type: 'effect', do: 'note', what: m.ablaze_aid_nothing_else() })
              }
            >
              {m.ablaze_aid_nothing_else()}
            </button>
          </div>
        </>
      )}
      {impulse.kind === 'residual' && ap[active] > 0 && (
        <button
          type="button"
          class="aid-secondary"
          onClick={() => tell({ by: active, type: 'action', action, pips: 1 })}
        >
          {m.ablaze_aid_pip({ difference: difference + 1 })}
        </button>
      )}
    </Panel>
  );
}
