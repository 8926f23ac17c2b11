import { useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { isUnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  type Bars,
  byLog,
  poolsTold,
  type ResolutionContext,
  type ResultChoice,
  resolved,
  teamsSpent,
  type Unfolded,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { useSea } from '../sea.ts';
import { useSince } from './GoOn.tsx';

/** What comes of the dice that fell last, as far as the log has told it, and what is decided next. */
export interface ResultInProgress extends Unfolded {
  /** Counter-Espionage was played before anything came of it. */
  readonly isCancelled: boolean;
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

export function useResult(bars: Bars): ResultInProgress {
  const { now, kept, context, tell } = useSea();
  const { dice, before, rolled, since } = useSince();
  const [draft, setDraft] = useState<Draft>({ at: 0, choices: [], decided: 0 });
  const at = context.course.counted.length;
  const { choices, decided } = draft.at === at ? draft : NONE;
  const isAnswer = ({ type, against }: ResultChoice) => type === 'spies' && against === 'action';
  const isFirst = ({ type }: ResultChoice) => type === 'effect' || type === 'lose';
  const first = since.find(({ event }) => isAnswer(event) || isFirst(event));
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
  return {
    ...unfolded,
    isCancelled,
    choose: (choice) => {
      const made = unfold([...choices, choice]);
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
