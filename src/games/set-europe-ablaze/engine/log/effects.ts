import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { numberEntry, wordEntry } from '../judge/verdict.ts';
import type { UnknownRecord } from '../read-state.ts';
import { isDirect } from '../state.ts';
import { type ApplyEvent, actingSide, must, mustBeLegal, Refused } from './event-refusal.ts';
import { countIn, fieldOf, into, withHero } from './pieces.ts';
import { areaNow, type Position, withAp, withArea, withAreas, withVp } from './position.ts';

const advantages = ['german', 'neutral', 'maquis'] as const;

/** An Advantage one step a side's way (5.4.4). */
function stepped(position: Position, id: string, side: Side): Position {
  return withArea(position, id, ({ advantage }) => {
    const to = advantages.indexOf(advantage) + (side === 'maquis' ? 1 : -1);
    return { advantage: advantages[to] ?? advantage };
  });
}

/**
 * Damage, with what hangs on it: this turn's count, and the Advantage of a Direct Interdiction. What goes
 * beyond the value does none; points for it are told as such (C16).
 */
function damaged(position: Position, id: string, points: number): Position {
  const before = areaNow(position, id);
  const room = Math.max(0, (before.value ?? Number.POSITIVE_INFINITY) - before.damage);
  const done = Math.min(points, room);
  const after = withArea(position, id, ({ damage }) => ({ damage: Math.min(99, damage + done) }));
  const counted = { ...after, damageDone: Math.min(99, after.damageDone + done) };
  const isNew = !isDirect(before) && isDirect(areaNow(after, id));
  return isNew ? stepped(counted, id, 'maquis') : counted;
}

/** Overall Morale; only crossing zero turns the strength markers, all of them (6.2.8, 6.2.9). */
function withMorale(position: Position, by: number): Position {
  const to = Math.min(limit('morale-most'), Math.max(limit('morale-least'), position.morale + by));
  const moved = { ...position, morale: to };
  if (position.morale < 0 === to < 0) return moved;
  return withAreas(moved, ({ strength }) => (strength > 0 ? { demoralized: to < 0 } : {}));
}

/** Active Networks driven out for a point each; unpaid ones drop back to the Available box (6.3.10). */
function flushed(position: Position, id: string, points: number, isPaid: boolean): Position {
  let now = position;
  for (let network = 0; network < points; network++) {
    must(now, countIn(now, id, 'network') > 0, '6.3.10');
    now = into(now, id, 'network', -1);
    if (isPaid && now.ap.maquis > 0)
      now = into(withAp(now, 'maquis', -1), 'arriving', 'network', 1);
  }
  return now;
}

/** A Hero in danger leaves for a point, and is back next turn (6.7.8). */
function fled(position: Position, id: string): Position {
  const { hero } = areaNow(position, id);
  if (hero === null) throw new Refused({ case: '6.7.8', path: 'hero' });
  must(position, position.ap.maquis > 0, '6.7.8');
  return withHero(withAp(position, 'maquis', -1), hero, undefined);
}

/** Pieces lost for good, to their Available boxes; Heroes go by name (N22, 6.7.8). */
function eliminated(position: Position, id: string, what: string, points: number): Position {
  if (fieldOf(what)) {
    must(position, countIn(position, id, what) >= points, '8.6.9');
    return into(position, id, what, -points);
  }
  const { hero } = areaNow(position, id);
  if (what !== 'hero' || hero === null) throw new Refused({ case: '8.6.9', path: what });
  const gone = withHero(position, hero, undefined);
  const back = gone.heroes.back.filter((one) => one !== hero);
  return { ...gone, heroes: { ...gone.heroes, back } };
}

/** What a success, an event or a turn end does; nothing is looked up, all is told (8.6.8). */
const takeEffect: ApplyEvent = (position, event) => {
  const { phase, impulse } = position;
  // Morale moves at any time: by the schedule, a card, or because the table says how it stands (6.2).
  const isAnyTime = event.do === 'morale';
  must(position, isAnyTime || (phase !== 'org.lay' && phase !== 'over'), '8.6.8');
  must(position, isAnyTime || phase !== 'ops.act' || impulse.last !== null, '8.6.8');
  const area = wordEntry(event, 'area') || impulse.area;
  const needsArea = !['vp', 'morale', 'note'].includes(wordEntry(event, 'do'));
  if (needsArea && area === '') throw new Refused({ case: '8.6.8', path: 'area' });
  return effected(position, event, area);
};

function effected(position: Position, event: Parameters<ApplyEvent>[1], area: string): Position {
  const points = numberEntry(event, 'points', 1);
  const side: Side =
    event.side === 'maquis' || event.side === 'german' ? event.side : actingSide(position, event);
  switch (event.do) {
    case 'damage':
      return damaged(position, area, Math.max(0, points));
    case 'repair':
      return withArea(position, area, ({ damage }) => ({ damage: Math.max(0, damage - points) }));
    case 'vp':
      return withVp(position, side, points);
    case 'morale':
      return withMorale(position, points);
    case 'advantage':
      return stepped(position, area, side);
    case 'interdict':
      must(position, areaNow(position, area).immune !== true, '9.3');
      return withArea(position, area, () => ({ temporary: true }));
    case 'demoralize':
      return withArea(position, area, () => ({ demoralized: true }));
    case 'use-labor':
      return withArea(position, area, () => ({ laborUsed: true }));
    case 'deceive':
      return deceived(position, area, points);
    case 'capture':
      must(position, countIn(position, area, 'network') >= points, '6.3.10');
      return into(into(position, area, 'network', -points), 'stalag', 'network', points);
    case 'flush':
      if (event.what === 'hero') return fled(position, area);
      return flushed(position, area, points, event.what !== 'unpaid');
    case 'eliminate':
      return eliminated(position, area, wordEntry(event, 'what') || 'strength', points);
    default:
      return position;
  }
}

function deceived(position: Position, id: string, points: number): Position {
  const { deceived: already } = areaNow(position, id);
  const there = countIn(position, id, 'detachment');
  must(position, there - already >= points, '8.6.9b');
  return withArea(position, id, () => ({ deceived: Math.min(there, already + points) }));
}

/** How a piece is lost, or what stands in for it (8.6.9). */
const INSTEAD: Readonly<Record<string, UnknownRecord>> = {
  demoralize: { do: 'demoralize' },
  'use-labor': { do: 'use-labor' },
  deceive: { do: 'deceive' },
  flush: { do: 'flush' },
  team: { do: 'eliminate', what: 'team' },
};

/** A loss that a failure or a result asks for. What was hit in an earlier Action is out of reach. */
const takeLose: ApplyEvent = (position, event) => {
  const { resolution } = position;
  const area = wordEntry(event, 'area') || position.impulse.area;
  const what = wordEntry(event, 'what');
  const instead = wordEntry(event, 'instead');
  must(position, resolution !== null && resolution.dice !== null, '8.6.9');
  const { demoralized, laborUsed, detachments, deceived: down } = areaNow(position, area);
  const state =
    what === 'strength' && demoralized
      ? 'demoralized'
      : what === 'labor' && laborUsed
        ? 'used'
        : what === 'detachment' && detachments > 0 && detachments === down
          ? 'deceived'
          : '';
  mustBeLegal(position, {
    type: 'lose',
    loss: what,
    chooser: event.chooser,
    // Strength and Labor of an Area are one force; of all else the units that were hit are gone (N23, 8.6.9g).
    ...((what === 'strength' || what === 'labor') && { unit: `${what}@${area}` }),
    area,
    ...(instead && { instead }),
    ...(state && { state }),
    germanDefends: resolution?.by === 'maquis',
  });
  const how = INSTEAD[instead] ?? { do: 'eliminate', what };
  const told = {
    ...event,
    type: 'effect' as const,
    points: 1,
    side: undefined,
    what: undefined,
    ...how,
  };
  const now = effected(position, told, area);
  const hit = [...(now.resolution?.hit ?? []), `${what}@${area}`];
  return now.resolution
    ? { ...now, resolution: { ...now.resolution, hit: [...new Set(hit)] } }
    : now;
};

export const EFFECT_TAKES = { effect: takeEffect, lose: takeLose };
