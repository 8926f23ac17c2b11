import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Stepper } from '#play/screen/parts/Stepper.tsx';
import type { ActionId, Side } from '../../data/actions.ts';
import { outcomeOf } from '../../engine/judge/resolution.ts';
import { type Position, verdictOn } from '../../engine/log/index.ts';
import { otherSide } from '../../engine/state.ts';
import type { TableEffect, Tables } from '../../engine/tables/index.ts';
import { bars, rowFor } from '../../odds/index.ts';
import type { Telling } from '../../table/index.ts';
import { effectSaid, LOSSES, lossName } from '../../words/effects.ts';
import { ACTION_NAMES, SIDE_NAMES } from '../../words/names.ts';
import { Case } from '../Case.tsx';
import { Faces } from '../Faces.tsx';
import { Ladder } from '../Ladder.tsx';
import { useSea } from '../sea.ts';
import { Spies } from './Organization.tsx';
import { Panel } from './Panel.tsx';

/** The events since the dice fell. */
function useSince() {
  const { context } = useSea();
  const { counted } = context.course;
  let at = counted.length - 1;
  while (at > 0 && counted[at]?.event.type !== 'action') at--;
  const dice = counted[at]?.event;
  return { dice, after: counted.slice(at + 1).map(({ event }) => event) };
}

/** The dice fell: the ladder of tests, the row, the losses (8.6.4 to 8.6.9). */
export function Result() {
  const { now, kept } = useSea();
  const { resolution } = now;
  const { dice } = useSince();
  const action = (resolution?.action ?? 'sabotage') as ActionId;
  const told = bars(action, kept.tables);
  const [bar, setBar] = useState(told);
  const check = told.check ?? bar.check;
  const backfire = told.backfire ?? bar.backfire;
  if (!resolution?.dice || !resolution.totals) return null;
  const [attack, defend] = resolution.dice;
  const [ta, td] = resolution.totals;
  const isOpen = check !== undefined && backfire !== undefined;
  const rolled = { attack, defend, ta, td, modifier: check ?? 0, backfire: backfire ?? 0 };
  const row = rowFor(kept.tables, action, ta - td);
  const says = row && m.ablaze_aid_row({ from: row.from, to: row.to ?? '∞' });
  return (
    <>
      <div class="sea-board">
        <div class="sea-totals">
          {(
            [
              [resolution.by, ta, dice?.attack],
              [otherSide(resolution.by), td, dice?.defend],
            ] as const
          ).map(([side, total, faces]) => (
            <section
              class={`sea-total sea-total--${side}`}
              key={side}
              aria-label={SIDE_NAMES[side]()}
            >
              <b>{SIDE_NAMES[side]()}</b>
              <output>{total}</output>
              {Array.isArray(faces) && <Faces dice={faces as readonly number[]} />}
            </section>
          ))}
        </div>
        {isOpen ? (
          <Ladder rolled={rolled} {...(says !== undefined && { row: says })} />
        ) : (
          <div class="sea-row">
            {(['check', 'backfire'] as const).map((which) => (
              <label class="sea-number" key={which}>
                <span>
                  {which === 'check' ? m.ablaze_aid_check_modifier() : m.ablaze_aid_backfire()}
                </span>
                <input
                  type="number"
                  value={bar[which] ?? ''}
                  onInput={({ currentTarget }) => {
                    const to = currentTarget.valueAsNumber;
                    setBar({ ...bar, [which]: Number.isInteger(to) ? to : undefined });
                  }}
                />
                <small>{m.ablaze_see_aid()}</small>
              </label>
            ))}
          </div>
        )}
      </div>
      {isOpen ? (
        <Outcome rolled={rolled} action={action} />
      ) : (
        <Panel title={ACTION_NAMES[action]()}>
          <p class="aid-hint">{m.ablaze_aid_bars_missing()}</p>
        </Panel>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly rolled: Parameters<typeof outcomeOf>[0];
  readonly action: ActionId;
}

function Outcome({ rolled, action }: OutcomeProps) {
  const { now } = useSea();
  const { after } = useSince();
  const [outcome] = outcomeOf(rolled);
  const lost = after.filter(({ type }) => type === 'lose').length;
  const owed = outcome === 'success' ? 0 : outcome === 'backfire' ? 1 : 2;
  const isAllLost = after.some(({ type, what }) => type === 'effect' && what === 'nothing-to-lose');
  if (outcome === 'success') return <Success action={action} difference={rolled.ta - rolled.td} />;
  if (lost < owed && !isAllLost && now.resolution) {
    return (
      <Losses
        owner={now.resolution.by}
        nth={lost}
        of={owed}
        number={outcome === 'check' ? '8.6.5b' : outcome === 'comparison' ? '8.6.6a' : '8.6.7a'}
      />
    );
  }
  return <GoOn title={m.ablaze_aid_losses_done()} />;
}

/** Whatever came of an Action, the Impulse goes on. */
function GoOn({ title }: { readonly title: string }) {
  const { now, tell, send } = useSea();
  const end = verdictOn(now, { type: 'end-impulse' });
  return (
    <Panel title={title} side={m.ablaze_aid_ap({ count: now.ap[now.active] })}>
      <Spies against="action" />
      <button type="button" class="aid-primary" onClick={() => send({ type: 'goOn' })}>
        {m.ablaze_aid_next_action()}
      </button>
      <button
        type="button"
        class="aid-secondary"
        data-barred={!end?.legal}
        onClick={() => tell({ by: now.active, type: 'end-impulse' })}
      >
        {m.ablaze_aid_end_impulse()}{' '}
        {!end?.legal && <small>{m.ablaze_aid_barred({ number: end?.case ?? '' })}</small>}
      </button>
      <button type="button" class="aid-secondary" onClick={() => send({ type: 'undo' })}>
        {m.play_undo()}
      </button>
    </Panel>
  );
}

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
function Success({
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
              // biome-ignore lint/suspicious/noArrayIndexKey: effects are told apart by their place alone.
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

interface LossesProps {
  readonly owner: Side;
  readonly nth: number;
  readonly of: number;
  readonly number: string;
}

/** A loss: what may be chosen, by whom, with what may stand in for it; the rest with its case (8.6.9). */
function Losses({ owner, nth, of, number }: LossesProps) {
  const { now, tell } = useSea();
  const chooser = nth === 0 ? 'owner' : 'opponent';
  const who = nth === 0 ? owner : otherSide(owner);
  const area = now.impulse.area;
  const options = LOSSES[owner].map(({ what, instead }) => {
    const { demoralized, laborUsed } = now.areas[area] ?? {};
    const state =
      what === 'strength' && demoralized
        ? 'demoralized'
        : what === 'labor' && laborUsed
          ? 'used'
          : '';
    const verdict = verdictOn(now, {
      ...{ type: 'lose', loss: what, chooser, unit: `${what}@${area}`, area },
      ...(instead && { instead }),
      ...(state && { state }),
      germanDefends: owner !== now.active && owner === 'german',
    });
    return { what, instead, verdict };
  });
  return (
    <Panel
      title={m.ablaze_aid_loss({ nth: nth + 1, of })}
      side={m.ablaze_aid_chooses({ side: SIDE_NAMES[who]() })}
    >
      <p class="aid-hint">
        {m.ablaze_aid_loss_why()} <Case of={number} />
      </p>
      <ul class="sea-losses">
        {options.map(({ what, instead, verdict }) => (
          <li key={`${what} ${instead}`} data-barred={!verdict?.legal}>
            <button
              type="button"
              class="aid-choice"
              onClick={() =>
                tell({ by: who, type: 'lose', chooser, what, area, ...(instead && { instead }) })
              }
            >
              <span>{lossName(what, instead)}</span>
            </button>
            <Case of={verdict?.case ?? ''} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => tell({ by: who, type: 'effect', do: 'note', what: 'nothing-to-lose' })}
      >
        {m.ablaze_aid_nothing_to_lose()}
      </button>
    </Panel>
  );
}
