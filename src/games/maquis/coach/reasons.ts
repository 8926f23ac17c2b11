import {
  ACTIONS,
  type GoalId,
  type Goods,
  type LocationId,
  RESOURCES,
  type RuleId,
  SIDES,
} from '../data/index.ts';
import { ACT, type Move, moveKind, movePlace, moveWord, PLACE, SHOOT } from '../engine/move.ts';
import { actionCalled } from '../engine/offers.ts';
import { parseMove } from '../engine/parse-move.ts';
import { idOf, idsOf } from '../engine/places.ts';
import type { PlayerView } from '../engine/player-view.ts';
import { COMPLETE, goalOf, WORKERS } from '../engine/position.ts';
import { hasWayHome } from '../engine/return-home.ts';
import { shotsThatOpen } from '../engine/routes-home.ts';
import { type Chance, oddsOf } from '../odds/index.ts';
import { isAsGood, isCard, type MaquisAnalysis, type MaquisMove } from './analysis.ts';
import { needsOf, type Plan, purposesAt, waysFrom } from './plans.ts';

interface Compared<Code extends string> {
  readonly code: Code;
  /** The move it is compared with. */
  readonly move: string;
  readonly points: number;
}

interface AtPlace<Code extends string> {
  readonly code: Code;
  readonly place: LocationId;
  readonly chance: Chance;
  readonly rule: RuleId;
}

/**
 * Something that speaks for a move or against it: what was seen, in numbers, and the rule it comes
 * from. Points are parts of 1 of the chance to win.
 */
export type AdviceReason =
  /** Nothing else comes near it: the next best wins so much less. */
  | Compared<'best-by-far'>
  /** The next best wins so much less. */
  | Compared<'better-than'>
  /** No simulation tells it from the other. */
  | Compared<'as-good-as'>
  /** It wins so much less than the best. */
  | Compared<'worse-than'>
  /** The worker gets home from there in every deal, if nobody else is placed. */
  | AtPlace<'way-home'>
  /** The same, but in so many deals only. */
  | AtPlace<'could-be-stuck'>
  /** A patrol could arrest the worker there before he acts. */
  | AtPlace<'could-be-arrested'>
  /** Another worker's way home is open in more deals with this one there than without. */
  | {
      readonly code: 'keeps-way-home';
      readonly place: LocationId;
      readonly worker: LocationId;
      readonly chance: Chance;
      readonly without: Chance;
      readonly rule: RuleId;
    }
  | Plan
  /** The move brings goods that a goal lacks, and so many are lacking until then. */
  | {
      readonly code: 'goal-needs';
      readonly goal: GoalId;
      readonly goods: Goods;
      readonly by: number | undefined;
      readonly rule: RuleId;
    }
  /** The move scores a success of the goal. */
  | { readonly code: 'scores'; readonly goal: GoalId; readonly rule: RuleId }
  /** What is done here stays done though the worker will not come home. */
  | {
      readonly code: 'kept-though-arrested';
      readonly place: LocationId;
      readonly action: string;
      readonly rule: RuleId;
    }
  /** The shot opens the way home of the worker. */
  | {
      readonly code: 'opens-way';
      readonly place: LocationId;
      readonly worker: LocationId;
      readonly rule: RuleId;
    }
  /** The goal wants policemen shot. */
  | { readonly code: 'shot-for-goal'; readonly goal: GoalId; readonly rule: RuleId }
  /** A shot costs a weapon and a step of morale, and brings one more soldier. */
  | { readonly code: 'shot-costs'; readonly rule: RuleId }
  /** Acting now instead of after another worker wins so much more. */
  | {
      readonly code: 'before-others';
      readonly move: string;
      readonly points: number;
      readonly rule: RuleId;
    };

/** Two estimates this much apart count as different even where nothing was left to chance. */
const LEAST_POINTS = 0.005;
/** What is this much better stands alone. */
const FAR = 0.08;

/**
 * Why a legal move stands where it does in an analysis: how it compares with the best, or the best with
 * the next, and then what the rules and the exact odds say of it. Data only; words are found elsewhere.
 */
export function reasonsFor(
  sight: PlayerView,
  analysis: MaquisAnalysis,
  move?: string,
): AdviceReason[] {
  const told =
    move === undefined ? analysis.moves[0] : analysis.moves.find((one) => one.move === move);
  if (!told) return [];
  const parsed = parseMove(told.move);
  if (!('move' in parsed)) return [];
  return [...comparison(analysis, told), ...facts(sight, analysis, told, parsed.move)];
}

function comparison({ moves }: MaquisAnalysis, told: MaquisMove): AdviceReason[] {
  const isBest = told === moves[0];
  // Whichever comes nearest, wherever it stands: what was tried seldom stands below what is worse.
  const other = isBest ? nearestTo(told, moves) : moves[0];
  if (!other || isCard(told)) return [];
  const [best, next] = isBest ? [told, other] : [other, told];
  const points = best.chances.win - next.chances.win;
  if (isAsGood(next, best)) {
    return [{ code: 'as-good-as', move: other.move, points: Math.abs(points) }];
  }
  // Better by its draws alone: points of winning would tell the opposite.
  if (points < LEAST_POINTS) return [];
  if (!isBest) return [{ code: 'worse-than', move: other.move, points }];
  return [{ code: points > FAR ? 'best-by-far' : 'better-than', move: other.move, points }];
}

function nearestTo(best: MaquisMove, moves: readonly MaquisMove[]): MaquisMove | undefined {
  const others = moves.filter((one) => one !== best && !isCard(one));
  const alike = others.find((one) => isAsGood(one, best));
  return alike ?? others.toSorted((a, b) => b.chances.win - a.chances.win)[0];
}

function facts(
  sight: PlayerView,
  analysis: MaquisAnalysis,
  told: MaquisMove,
  move: Move,
): AdviceReason[] {
  switch (moveKind(move)) {
    case PLACE:
      return factsOfPlace(sight, idOf(movePlace(move)));
    case ACT:
      return [...factsOfAction(sight, move), ...factsOfOrder(analysis, told)];
    case SHOOT:
      return factsOfShot(sight, move);
    default:
      return [];
  }
}

/** Whether the first chance is larger than the second; both are counts of deals. */
const exceeds = (a: Chance, b: Chance): boolean => a.deals * b.of > b.deals * a.of;

function factsOfPlace(sight: PlayerView, place: LocationId): AdviceReason[] {
  const odds = oddsOf(sight);
  const option = odds.options.find(({ newcomer }) => newcomer.at === place);
  if (!option) return [];
  const { home, arrest } = option.newcomer;
  const isSafe = home.deals === home.of;
  const reasons: AdviceReason[] = [
    ...purposesAt(sight, place),
    {
      code: isSafe ? 'way-home' : 'could-be-stuck',
      place,
      chance: home,
      rule: 'maquis.route-home',
    },
  ];
  if (arrest.deals > 0) {
    reasons.push({
      code: 'could-be-arrested',
      place,
      chance: arrest,
      rule: 'maquis.arrest-on-placement',
    });
  }
  if (!isSafe) reasons.push(...waysFrom(sight, place));
  for (const [n, { at, home: chance }] of option.others.entries()) {
    const without = odds.workers[n].home;
    if (!exceeds(chance, without)) continue;
    reasons.push({
      code: 'keeps-way-home',
      place,
      worker: at,
      chance,
      without,
      rule: 'maquis.route-home',
    });
  }
  return reasons;
}

function factsOfAction(sight: PlayerView, move: Move): AdviceReason[] {
  const place = movePlace(move);
  const action = ACTIONS[actionCalled(sight, place, moveWord(move)) ?? 0];
  const reasons: AdviceReason[] = [];
  if (action.succeeds) {
    const exit = SIDES.findIndex((side) => idOf(place) === `${side}-exit`);
    const { id, rule } = goalOf(sight, exit);
    reasons.push({ code: 'scores', goal: id, rule });
  }
  const brought = action.airdrop ? [action.airdrop] : RESOURCES.filter((kind) => action.gain[kind]);
  for (const { goal, lacks, by, rule } of needsOf(sight)) {
    const goods = Object.fromEntries(
      brought.flatMap((kind) => (lacks[kind] ? [[kind, lacks[kind]]] : [])),
    );
    if (Object.keys(goods).length > 0) reasons.push({ code: 'goal-needs', goal, goods, by, rule });
  }
  if (action.arrow === 'red' && !hasWayHome(sight, place)) {
    const { id, rule } = action;
    reasons.push({ code: 'kept-though-arrested', place: idOf(place), action: id, rule });
  }
  return reasons;
}

/** The best that can come of letting another worker act first, where that is worse. */
function factsOfOrder({ moves }: MaquisAnalysis, told: MaquisMove): AdviceReason[] {
  if (told !== moves[0]) return [];
  const worker = told.move.split(':')[1];
  const other = moves.find(({ move }) => move.startsWith('act:') && move.split(':')[1] !== worker);
  if (!other || told.chances.win - other.chances.win < LEAST_POINTS) return [];
  return [
    {
      code: 'before-others',
      move: other.move,
      points: told.chances.win - other.chances.win,
      rule: 'maquis.activation',
    },
  ];
}

function factsOfShot(sight: PlayerView, move: Move): AdviceReason[] {
  const place = idOf(movePlace(move));
  const reasons: AdviceReason[] = [{ code: 'shot-costs', rule: 'maquis.shooting' }];
  for (const worker of idsOf(sight[WORKERS])) {
    if (!shotsThatOpen(sight, worker).includes(place)) continue;
    reasons.push({ code: 'opens-way', place, worker, rule: 'maquis.escape-shot' });
  }
  for (let exit = 0; exit < SIDES.length; exit++) {
    const { id, soldiers, rule } = goalOf(sight, exit);
    if (soldiers !== undefined && !sight[COMPLETE + exit]) {
      reasons.push({ code: 'shot-for-goal', goal: id, rule });
    }
  }
  return reasons;
}
