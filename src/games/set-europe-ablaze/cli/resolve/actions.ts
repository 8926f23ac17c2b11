import { ACTIONS, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { areaNow, countIn, type Position } from '#games/set-europe-ablaze/engine/log/index.ts';
import { into } from '#games/set-europe-ablaze/engine/log/pieces.ts';
import { isUnknownRecord, type UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  byChoices,
  exhausted,
  FAILURES,
  type Failure,
  failedWith,
  inPool,
  poolsTold,
  type ResolutionContext,
  type StoryState as Resolved,
  type ResultChoice,
  resolved,
  type Story,
  succeeded,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import {
  effectsAt,
  type TableEffect,
  type Tables,
} from '#games/set-europe-ablaze/engine/tables/index.ts';

/** A result of an Action, as a line tells it. */
export interface ActionResult extends UnknownRecord {
  readonly type: 'roll' | 'failure' | 'success';
}

const numberOf = (told: UnknownRecord, name: string): number =>
  Number.isInteger(told[name]) ? Number(told[name]) : 0;

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Both pools of a result: those of the active side alone may be lost. */
function poolsOf({
  pools,
}: ActionResult): readonly [ResolutionContext['pools'], ResolutionContext['pools']] {
  const { attack, defend } = isUnknownRecord(pools) ? pools : {};
  return [poolsTold(attack), poolsTold(defend)];
}

/** The table as the log has it once the dice are down: what was spent is gone from the Area. */
function afterRoll(
  position: Position,
  result: ActionResult,
): { now: Position; teams: number; caches: number } {
  const [attack = {}, defend = {}] = poolsOf(result);
  const area = String(result.area);
  const staysOn = chosen(position.rulings, 'N20') === 'one-turn';
  const inBoth = (what: string) =>
    Math.min(inPool(attack, what) + inPool(defend, what), countIn(position, area, what));
  const teams = staysOn ? 0 : inBoth('team');
  const caches = inBoth('cache');
  const spent = into(into(position, area, 'team', -teams), area, 'cache', -caches);
  const now: Position = {
    ...into(spent, 'support', 'cache', caches),
    phase: 'ops.act',
    active: result.by === 'german' ? 'german' : 'maquis',
    impulse: { ...position.impulse, area, last: String(result.action) },
    resolution: {
      by: result.by === 'german' ? 'german' : 'maquis',
      ...{ action: String(result.action), area },
      dice: [numberOf(result, 'attackDice'), numberOf(result, 'defendDice')],
      totals: [numberOf(result, 'attackTotal'), numberOf(result, 'defendTotal')],
      ...{ bought: 0, pips: 0, hit: [] },
    },
  };
  return { now, teams, caches };
}

function* storyOf(scene: ResolutionContext, result: ActionResult): Story {
  const effects = Array.isArray(result.effects)
    ? (result.effects.filter(isUnknownRecord) as unknown as readonly TableEffect[])
    : undefined;
  if (result.type === 'roll') {
    const bars = { check: numberOf(result, 'check'), backfire: numberOf(result, 'backfire') };
    return yield* resolved(scene, bars, effects);
  }
  yield* exhausted(scene);
  if (result.type === 'failure') return yield* failedWith(scene, result.test as Failure);
  const difference = numberOf(result, 'difference');
  yield* succeeded(scene, effects ?? effectsAt(scene.tables, scene.action, difference));
}

/** Why a result is none; nothing where it is one. */
export function resultFault(result: ActionResult): string | undefined {
  if (!ACTIONS.some(({ id }) => id === result.action)) return '“action” must be an Action.';
  if (result.by !== 'maquis' && result.by !== 'german') return '“by” must be a side.';
  if (typeof result.area !== 'string') return '“area” must be an Area.';
  const isTest = Object.hasOwn(FAILURES, String(result.test));
  return result.type === 'failure' && !isTest ? '“test” must be a test that failed.' : undefined;
}

/** What comes of the dice, or of what they decided, as far as the choices go. */
export function resolveAction(
  position: Position,
  tables: Tables,
  result: ActionResult,
  choices: readonly ResultChoice[],
): { readonly resolved: Resolved; readonly after: Position } {
  const { now, teams, caches } = afterRoll(position, result);
  const area = String(result.area);
  const areas = wordsOf(result.areas);
  const scene: ResolutionContext = {
    ...{ now, tables, area, teams, lost: {} },
    by: result.by === 'german' ? 'german' : 'maquis',
    action: result.action as ActionId,
    pools: poolsOf(result)[0],
    strength: position.areas[area]?.strength,
    areas: areas.length > 0 ? areas : [area],
    isCancelled: result.cancelled === true,
    isByHand: false,
    rest: undefined,
    decided: 0,
  };
  const answer = byChoices(scene, storyOf(scene, result), choices);
  const { phase, active, impulse, resolution } = position;
  const after = { ...scene.now, phase, active, impulse, resolution };
  const isOpen = 'decision' in answer && answer.decision !== undefined;
  return { resolved: answer, after: isOpen ? withSpent(after, area, scene.teams, caches) : after };
}

/** What took part lies in the Area until the Action has ended (6.4.4, 6.5.3). */
function withSpent(position: Position, area: string, teams: number, caches: number): Position {
  const { teams: left, caches: stock } = areaNow(position, area);
  const told = position.areas[area];
  return {
    ...position,
    supportCaches: position.supportCaches - caches,
    areas: {
      ...position.areas,
      [area]: {
        ...told,
        ...(told?.teams !== undefined && { teams: left + teams }),
        ...(told?.caches !== undefined && { caches: stock + caches }),
      },
    },
  };
}
