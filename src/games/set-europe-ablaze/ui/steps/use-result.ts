import { useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import type { CountedEvent, LogEvent } from '#games/set-europe-ablaze/engine/log/index.ts';
import { countIn } from '#games/set-europe-ablaze/engine/log/pieces.ts';
import type { Position } from '#games/set-europe-ablaze/engine/log/position.ts';
import { isUnknownRecord, type UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  type Bars,
  byLog,
  poolsTold,
  type ResolutionContext,
  type ResultChoice,
  resolved,
  type Unfolded,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { answeringSide } from '#games/set-europe-ablaze/engine/resolve/outcome.ts';
import { inPool } from '#games/set-europe-ablaze/engine/resolve/scene.ts';
import { useSea } from '../sea.ts';

/** The dice that fell last, the table before and after them, and what was told since. */
export function useSince() {
  const { context, now } = useSea();
  const { counted } = context.course;
  // Points onto the total are told as an Action too, and are no dice.
  const isAction = ({ type, pips, attack, attackTotal }: LogEvent) =>
    type === 'action' && (pips === undefined || attack !== undefined || attackTotal !== undefined);
  let at = counted.length - 1;
  while (at > 0 && !isAction((counted[at] as CountedEvent).event)) at--;
  // Headquarters and what was kept back are told between an Action and its dice.
  let declared = at;
  while (counted[declared - 1]?.position.resolution?.dice === null) declared--;
  return {
    dice: counted[at]?.event,
    /** So many events count up to the dice. */
    upToDice: at + 1,
    before: counted[declared - 1]?.position,
    rolled: counted[at]?.position ?? now,
    since: counted.slice(at + 1),
    after: counted.slice(at + 1).map(({ event }) => event),
  };
}

/** Where points were last put onto the total; nothing comes of the dice before (4.3.6). */
export const lastRaise = (since: readonly CountedEvent[]): number =>
  since.findLastIndex(({ event }) => event.type === 'action');

/** What comes of the dice that fell last, as far as the log has told it, and what is decided next. */
interface ResultInProgress extends Unfolded {
  /** Something came of the dice, or was answered: points onto the total alone are neither (4.1.3a). */
  readonly isTouched: boolean;
  /** Counter-Espionage was played before anything came of it. */
  readonly isCancelled: boolean;
  /** The effect that was told by hand last has nothing to change. */
  readonly isSilent: boolean;
  /** Makes a choice; it is told once the log can tell it. */
  readonly choose: (choice: ResultChoice) => void;
  /** Tells what comes of it without a choice. */
  readonly goAhead: () => void;
}

/** Choices that no event tells yet, for as long as the log is so long. */
interface Draft {
  readonly at: number;
  readonly choices: readonly ResultChoice[];
  /** How many pieces of an effect by hand the log has told, of which the first choice tells the rest. */
  readonly decided: number;
}

const NONE = { choices: [], decided: 0 };

export function useResult(bars: Bars, isSuccess: boolean): ResultInProgress {
  const { now, kept, context, tell } = useSea();
  const { dice, before, rolled, since } = useSince();
  const [draft, setDraft] = useState<Draft>({ at: 0, choices: [], decided: 0 });
  const at = context.course.counted.length;
  const { choices, decided } = draft.at === at ? draft : NONE;
  const answering = answeringSide(rolled.resolution?.by ?? now.active, isSuccess);
  const isAnswer = ({ type, against, by }: ResultChoice) =>
    type === 'spies' && against === 'action' && by === answering;
  const isFirst = ({ type }: ResultChoice) => type === 'effect' || type === 'lose';
  const first = since
    .slice(lastRaise(since) + 1)
    .find(({ event }) => isAnswer(event) || isFirst(event));
  const isCancelled = first !== undefined && isAnswer(first.event);
  const scene = (): ResolutionContext => {
    const { resolution } = rolled;
    const area = resolution?.area ?? now.impulse.area;
    const areas = Array.isArray(dice?.areas) ? dice.areas.map(String) : [];
    return {
      ...{ now: rolled, tables: kept.tables, area, isCancelled, lost: {} },
      by: resolution?.by ?? now.active,
      action: (resolution?.action ?? 'sabotage') as ActionId,
      pools: poolsTold(dice?.pools),
      strength: rolled.areas[area]?.strength,
      teams: before && isUnknownRecord(dice?.pools) ? teamsSpent(before, area, dice.pools) : 0,
      areas: areas.length > 0 ? areas : [area],
      isByHand: false,
      rest: undefined,
      decided,
    };
  };
  const unfold = (made: readonly ResultChoice[]) => {
    const at = scene();
    return { ...byLog(at, resolved(at, bars), since, made), rest: at.rest };
  };
  const unfolded = unfold(choices);
  const isSilent = unfolded.decision?.ask === 'effect' && choices.length > 0;
  return {
    ...unfolded,
    isTouched: first !== undefined,
    isCancelled,
    isSilent,
    choose: (choice) => {
      const made = unfold([...choices, choice]);
      // Points onto the total are paid alone: what they bring may still be answered (4.1.3a).
      if (unfolded.decision?.ask === 'pips') {
        tell(...made.pending.slice(0, unfolded.pending.length + 1));
        return;
      }
      if (made.sinceChoice === 0) {
        setDraft({ at, choices: [...choices, choice], decided });
        return;
      }
      const left = made.rest ? { choices: [{ effect: made.rest }], decided: decided + 1 } : NONE;
      setDraft({ at: at + made.pending.length, ...left });
      tell(...made.pending);
    },
    goAhead: () => tell(...unfolded.pending),
  };
}

/** The Teams that have done their mission once the dice are down (6.5.3), as far as the pools tell. */
function teamsSpent(before: Position, area: string, pools: UnknownRecord): number {
  if (chosen(before.rulings, 'N20') === 'one-turn') return 0;
  const told = Object.fromEntries(
    Object.entries(pools).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
  return Math.min(inPool(told, 'team'), countIn(before, area, 'team'));
}
