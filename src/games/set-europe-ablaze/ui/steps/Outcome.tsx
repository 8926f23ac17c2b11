import { useState } from 'preact/hooks';
import type { ActionId, Side } from '#games/set-europe-ablaze/data/actions.ts';
import type { AreaTold } from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  type ChoiceOption,
  chosenOption,
  type Decision,
  type How,
  type ResultChoice,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { effectsAt, type TableEffect } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { effectSaid, lossName, takenName } from '#games/set-europe-ablaze/i18n/effects.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { pieceName } from '#games/set-europe-ablaze/i18n/places.ts';
import { ifsOf } from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { signed } from '#shared/signed.ts';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { OnBoard } from './GoOn.tsx';
import { Panel } from './Panel.tsx';
import { Spies } from './Spies.tsx';
import type { useResult } from './use-result.ts';

interface LossesProps {
  readonly decision: Decision;
  /** Who may reverse all of it, as long as nothing is lost (4.1.3). */
  readonly answering?: Side | undefined;
  readonly onChoose: (choice: ResultChoice) => void;
}

/** A piece to decide on: what may be chosen, by whom, with its price; the rest with its case (8.6.9). */
export function Losses({ decision, answering, onChoose }: LossesProps) {
  const { now, nameOf } = useSea();
  const mayBeExpert = hasExpert(now.areas[now.resolution?.area ?? now.impulse.area]);
  const { ask, chooser, how, nth = 1, of = 1, options, barred = [] } = decision;
  const nameOfOption = (option: ChoiceOption): string => {
    if (ask === 'repair') return nameOf(String(option.area));
    if (ask === 'instead' && option.instead === null) return m.ablaze_loss_as_picked();
    const what = ask === 'instead' ? decision.what : option.what;
    return takenName(how, { ...option, what });
  };
  const title =
    ask === 'instead'
      ? m.ablaze_aid_in_its_place({ what: lossName(decision.what ?? '') })
      : ask === 'repair'
        ? m.ablaze_aid_repair_where({ nth, of })
        : how === undefined
          ? of === 1
            ? m.ablaze_aid_loss_only()
            : m.ablaze_aid_loss({ nth, of })
          : takenTitle(how, String(options[0]?.what), { nth, of });
  return (
    <Panel title={title} side={m.ablaze_aid_chooses({ side: SIDE_NAMES[chooser]() })}>
      {ask === 'lose' && how === undefined && (
        <p class="aid-hint">
          {m.ablaze_aid_loss_why()} <Case of={options[0]?.case ?? ''} />
        </p>
      )}
      <ul class="sea-losses">
        {options.map((option) => (
          <li key={JSON.stringify(chosenOption(option))}>
            <button type="button" class="aid-choice" onClick={() => onChoose(chosenOption(option))}>
              <span>{nameOfOption(option)} </span>
            </button>
            <Case of={option.case ?? ''} />
          </li>
        ))}
        {options
          .filter((option) => mayBeExpert && isOfDetachment(option))
          .map((option) => (
            <li key={`expert ${JSON.stringify(chosenOption(option))}`}>
              <button
                type="button"
                class="aid-choice"
                onClick={() => onChoose({ ...chosenOption(option), expert: true })}
              >
                <span>{m.ablaze_loss_expert({ what: nameOfOption(option) })} </span>
              </button>
              <Case of="8.6.9c" />
            </li>
          ))}
      </ul>
      {answering && <Spies against="action" side={answering} />}
      {barred.length > 0 && (
        <details class="sea-fold">
          <summary>{m.ablaze_aid_not_open()}</summary>
          <ul class="sea-losses">
            {barred.map((option) => (
              <li key={JSON.stringify(chosenOption(option))} data-barred="true">
                <button type="button" class="aid-choice" disabled>
                  <span>
                    {nameOfOption(option)} <Barred of={option.case ?? ''} isLinked isListed />
                  </span>
                </button>
                <Case of={option.case ?? ''} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );

  function isOfDetachment({ what, instead }: ChoiceOption): boolean {
    return instead === 'deceive' || (how === 'deceive' && what === 'detachment');
  }
}

/** Whether a Detachment of an expert may be there: they are of the Abwehr and the Gestapo (7.2.3c). */
const hasExpert = ({ detachments, rsha = 0 }: AreaTold = {}): boolean =>
  detachments === undefined || detachments > rsha;

/** What a result takes, and which of several it is. */
function takenTitle(how: How, what: string, count: { readonly nth: number; readonly of: number }) {
  const named = { eliminate: pieceName(what ?? 'strength'), capture: '', flush: '', deceive: '' }[
    how
  ];
  const says = named
    ? m.ablaze_aid_taken_eliminate({ what: named })
    : TAKEN[how as keyof typeof TAKEN]();
  return count.of === 1 ? says : m.ablaze_aid_taken_from({ says, ...count });
}

const TAKEN = {
  capture: m.ablaze_aid_taken_capture,
  flush: m.ablaze_aid_taken_flush,
  deceive: m.ablaze_aid_taken_deceive,
};

/** What a sheet most likely says for an Action; a piece it eliminates is named. */
const BY_HAND: Readonly<Partial<Record<ActionId, readonly TableEffect[]>>> = {
  sabotage: [{ do: 'damage' }, { do: 'vp' }, { do: 'capture' }],
  'temporary-interdiction': [{ do: 'interdict' }, { do: 'vp' }],
  'intelligence-collection': [{ do: 'vp' }],
  'propaganda-maquis': [{ do: 'use-labor' }, { do: 'vp' }, { do: 'morale' }],
  'propaganda-german': [{ do: 'morale' }, { do: 'vp' }],
  sweep: [
    { do: 'eliminate', what: 'strength' },
    { do: 'flush' },
    { do: 'demoralize' },
    { do: 'vp' },
  ],
  counterintelligence: [{ do: 'flush' }, { do: 'capture' }, { do: 'vp' }],
  repair: [{ do: 'repair' }],
};

/** All else that a sheet may say. */
const ELSE: readonly TableEffect[] = [
  ...[{ do: 'damage' as const }, { do: 'vp' as const }, { do: 'capture' as const }],
  ...[{ do: 'flush' as const }, { do: 'deceive' as const }, { do: 'use-labor' as const }],
  ...['strength', 'network', 'team', 'security', 'vichySecurity', 'detachment', 'labor'].map(
    (what) => ({ do: 'eliminate' as const, what }),
  ),
  ...[{ do: 'interdict' as const }, { do: 'morale' as const }, { do: 'advantage' as const }],
  ...[{ do: 'repair' as const }, { do: 'demoralize' as const }],
];

const isSame = (one: TableEffect, other: TableEffect): boolean =>
  one.do === other.do && one.what === other.what;

interface SuccessProps {
  readonly action: ActionId;
  readonly difference: number;
  readonly result: ReturnType<typeof useResult>;
}

/** A success by the owner's table: what it brings, taken once nobody answers it (4.1.3). */
export function SuccessPanel({ action, difference, result }: SuccessProps) {
  const { now, kept } = useSea();
  const effects = effectsAt(kept.tables, action, difference) ?? [];
  const near = ifsOf(kept.tables, action).filter((at) => at >= difference && at - difference <= 1);
  if (result.isCancelled) return <Cancelled result={result} />;
  return (
    <Panel
      title={near.includes(difference) ? m.ablaze_aid_success_priced() : m.ablaze_aid_success()}
      side={m.ablaze_aid_difference({ difference })}
    >
      <ul class="sea-effects">
        {effects.map((effect, place) => (
          <li key={place}>
            {effectSaid(effect)}
            {effect.do === 'eliminate' && ` · ${pieceName(effect.what ?? 'strength')}`}
          </li>
        ))}
      </ul>
      {near.map((at) => (
        <p class="sea-if" key={at}>
          {at === difference
            ? m.ablaze_aid_if_hit({ difference: at })
            : m.ablaze_aid_if_near({ difference: at })}
        </p>
      ))}
      <Spies against="action" side={otherSide(now.active)} />
      <button type="button" class="aid-primary" onClick={result.goAhead}>
        {m.ablaze_aid_take_result()}
      </button>
    </Panel>
  );
}

/** A result that was answered: points for its damage and its own are all that is left (8.6.9i, R14). */
function Cancelled({ result }: Pick<SuccessProps, 'result'>) {
  const points = result.pending.filter(({ do: what }) => what === 'vp');
  return (
    <Panel title={m.ablaze_aid_result_cancelled()}>
      <p class="aid-hint">
        {m.ablaze_aid_cancelled_rest()} <Case of="8.6.9i" />
      </p>
      <ul class="sea-effects">
        {points.map((told, place) => (
          <li key={place}>
            {m.ablaze_told_vp({
              side: SIDE_NAMES[told.side as Side](),
              points: signed(Number(told.points)),
            })}
          </li>
        ))}
      </ul>
      <button type="button" class="aid-primary" onClick={result.goAhead}>
        {m.ablaze_aid_take_result()}
      </button>
    </Panel>
  );
}

/** Effects told by hand, one after the other, each undone alone (8.6.8). */
export function ByHand({ action, difference, result }: SuccessProps) {
  const { now } = useSea();
  const [points, setPoints] = useState(1);
  const first = BY_HAND[action] ?? [];
  const kinds = result.decision?.options.map(({ effect }) => effect) ?? [];
  const isOpen = (effect: TableEffect) => kinds.includes(effect.do);
  const rest = ELSE.filter((one) => !first.some((other) => isSame(one, other)));
  const buttons = (effects: readonly TableEffect[]) => (
    <div class="sea-row">
      {effects.filter(isOpen).map((effect) => {
        // The Germans lower Morale (6.2.6).
        const n = effect.do === 'morale' && now.active === 'german' ? -points : points;
        return (
          <button
            type="button"
            class="aid-secondary"
            key={`${effect.do} ${effect.what}`}
            onClick={() => result.choose({ effect: { ...effect, n } })}
          >
            {effectSaid({ ...effect, n })}
            {effect.do === 'eliminate' && ` · ${pieceName(effect.what ?? 'strength')}`}
          </button>
        );
      })}
    </div>
  );
  return (
    <Panel
      title={result.isCancelled ? m.ablaze_aid_result_cancelled() : m.ablaze_aid_success()}
      side={m.ablaze_aid_difference({ difference })}
    >
      <p class="aid-hint">
        {result.isCancelled ? m.ablaze_aid_cancelled_rest() : m.ablaze_aid_by_hand_hint()}
      </p>
      {result.isBegun && <OnBoard />}
      {result.isSilent && (
        <p class="aid-note" role="status">
          {m.ablaze_aid_changes_nothing()}
        </p>
      )}
      {!result.isTouched && !result.isCancelled && (
        <Spies against="action" side={otherSide(now.active)} />
      )}
      <Stepper name={m.ablaze_aid_how_many()} value={points} most={20} onChange={setPoints} />
      {buttons(first)}
      <details class="sea-fold">
        <summary>{m.ablaze_aid_other_effects()}</summary>
        {buttons(rest)}
      </details>
      <button type="button" class="aid-primary" onClick={() => result.choose({ done: true })}>
        {m.ablaze_aid_nothing_else()}
      </button>
    </Panel>
  );
}
