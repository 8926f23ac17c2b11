import { ACTIONS, type ActionFacts, type Side } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { listEntry, numberEntry, wordEntry } from '../judge/verdict.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import { otherSide } from '../state.ts';
import { withActionCarriedOut } from './carried-out.ts';
import { type ApplyEvent, actingSide, must, mustBeLegal, Refused } from './event-refusal.ts';
import type { EventType } from './events.ts';
import { countIn, into } from './pieces.ts';
import {
  areaNow,
  DETACHMENTS,
  NO_IMPULSE,
  type Position,
  withAp,
  withArea,
  withVp,
} from './position.ts';

type Resolution = NonNullable<Position['resolution']>;

/** Whether operations are over: two passes, the Residual Impulse done, or no points left (8.7). */
export const isOperationsOver = ({ passes, residualDone, ap }: Position): boolean =>
  residualDone || passes >= 2 || (ap.maquis < 1 && ap.german < 1);

const mustBeOpen = (position: Position): void =>
  must(position, !isOperationsOver(position), '8.7.1');
const mustBeActive = (position: Position, side: Side): void =>
  must(position, side === position.active, '3.2.2', 'other-side');

const takePass: ApplyEvent = (position, event) => {
  mustBeActive(position, actingSide(position, event));
  mustBeLegal(position, { type: 'pass' });
  mustBeOpen(position);
  return {
    ...position,
    passes: position.passes + 1,
    active: otherSide(position.active),
    impulse: NO_IMPULSE,
  };
};

/** What kind of Impulse opens (8.4, 8.5). */
const takeImpulseKind: ApplyEvent = (position, event) => {
  mustBeActive(position, actingSide(position, event));
  mustBeOpen(position);
  const kind = event.kind === 'maximum' ? 'maximum' : 'residual';
  must(position, position.impulse.kind !== 'maximum', '8.4.1', 'maximum');
  mustBeLegal(position, { type: kind === 'maximum' ? 'maximum-effort' : 'residual' });
  const paid = kind === 'maximum' ? withVp(position, position.active, -10) : position;
  return { ...paid, impulse: { ...NO_IMPULSE, kind } };
};

/** An Area is chosen and the Impulse begins. It is the Residual one where only this side has points. */
const takeSelect: ApplyEvent = (position, event) => {
  mustBeActive(position, actingSide(position, event));
  mustBeOpen(position);
  const { active, ap, lastMaquis } = position;
  const area = wordEntry(event, 'area');
  mustBeLegal(position, { type: 'select', area });
  const isLast = position.impulse.kind === 'normal' && ap[otherSide(active)] < 1;
  return {
    ...position,
    phase: 'ops.act',
    passes: 0,
    selected: { ...position.selected, [active]: [...position.selected[active], area] },
    impulse: { ...NO_IMPULSE, area, kind: isLast ? 'residual' : position.impulse.kind },
    resolution: null,
    lastImpulseNetworks: active === 'german' && lastMaquis.area === area ? lastMaquis.networks : 0,
  };
};

const factsOf = (action: string, side: Side): ActionFacts | undefined =>
  ACTIONS.find(({ id }) => id === action) ?? ACTIONS.find(({ id }) => id === `${action}-${side}`);

const sum = (dice: readonly unknown[]): number =>
  dice.reduce<number>((all, die) => all + Number(die), 0);

/** An Action is declared, or one that was declared is rolled; both at once where the dice are told. */
const takeAction: ApplyEvent = (position, event) => {
  const side = actingSide(position, event);
  const facts = factsOf(wordEntry(event, 'action'), side);
  if (!facts) throw new Refused({ case: '8.0' });
  const isRoll = Array.isArray(event.attack) || event.attackTotal !== undefined;
  const { resolution } = position;
  if (!isRoll && resolution?.action === facts.id && resolution.totals && event.pips !== undefined) {
    return withPips(position, resolution, resolution.totals, numberEntry(event, 'pips'));
  }
  const isDeclared =
    position.resolution?.dice === null && position.resolution.action === facts.id && isRoll;
  let now = isDeclared ? position : declared(position, event, facts, side);
  if (facts.rolled && isRoll) now = rolled(now, event, facts);
  return facts.rolled ? now : withActionCarriedOut(now, event, facts);
};

function declared(
  position: Position,
  event: UnknownRecord,
  facts: ActionFacts,
  side: Side,
): Position {
  const { id, terminal } = facts;
  mustBeLegal(position, {
    ...{ type: 'action', action: id, player: side, area: wordEntry(event, 'area') },
    ...(terminal ? {} : namedIn(event, position)),
  });
  const { impulse, resolution } = position;
  const next: Position = {
    ...withAp(position, side, -1),
    impulse: {
      ...impulse,
      count: { ...impulse.count, [id]: (impulse.count[id] ?? 0) + 1 },
      nonTerminal: impulse.nonTerminal + (terminal ? 0 : 1),
      last: id,
      hit: [...new Set([...impulse.hit, ...(resolution?.hit ?? [])])],
    },
    resolution: facts.rolled
      ? {
          by: side,
          action: id,
          area: impulse.area,
          dice: null,
          totals: null,
          bought: 0,
          pips: 0,
          hit: [],
        }
      : null,
  };
  return next;
}

/** What an event names for the judge; the Area of the Impulse where it names nothing. */
function namedIn(event: UnknownRecord, { impulse }: Position): UnknownRecord {
  return {
    areas: event.areas ?? [impulse.area],
    networksIn: event.networksIn ?? [impulse.area],
    units: event.units ?? [{ unit: 'security', from: impulse.area, to: impulse.area }],
    assets: event.assets ?? [{ what: 'network', how: 'extract', area: impulse.area }],
  };
}

/** The dice fell: points paid for dice and pips, what took part is marked (8.6.3 to 8.6.5). */
function rolled(position: Position, event: UnknownRecord, facts: ActionFacts): Position {
  const [bought, pips] = [numberEntry(event, 'bought'), numberEntry(event, 'pips')];
  if (bought > 0) mustBeLegal(position, { type: 'buy-dice', points: bought });
  const afterDice = withAp(position, position.active, -bought);
  if (pips > 0) mustBeLegal(afterDice, { type: 'buy-pips', points: pips });
  const [attack, defend] = [listEntry(event, 'attack'), listEntry(event, 'defend')];
  const resolution: Resolution = {
    by: facts.side,
    action: facts.id,
    area: position.impulse.area,
    dice: [
      numberEntry(event, 'attackDice', attack.length),
      numberEntry(event, 'defendDice', defend.length),
    ],
    totals: [
      numberEntry(event, 'attackTotal', sum(attack)) + pips,
      numberEntry(event, 'defendTotal', sum(defend)),
    ],
    bought,
    pips,
    hit: position.resolution?.hit ?? [],
  };
  const paid: Position = { ...withAp(afterDice, position.active, -pips), resolution };
  const marked = tookPart(paid, isUnknownRecord(event.pools) ? event.pools : {}, facts);
  if (facts.id !== 'repair') return marked;
  // Labor that repaired is Used at once (8.3.5d, N07).
  const areas =
    listEntry(event, 'areas').length > 0 ? listEntry(event, 'areas') : [position.impulse.area];
  return areas.reduce<Position>(
    (now, area) => withArea(now, String(area), () => ({ laborUsed: true })),
    marked,
  );
}

/** Points onto the total once the dice are seen (4.3.6). */
function withPips(
  position: Position,
  resolution: Resolution,
  [attack, defend]: readonly [number, number],
  pips: number,
): Position {
  mustBeLegal(position, { type: 'buy-pips', points: pips });
  return {
    ...withAp(position, position.active, -pips),
    resolution: { ...resolution, pips: resolution.pips + pips, totals: [attack + pips, defend] },
  };
}

/** What a pool tells of Teams and of German units; kinds where somebody has told them apart. */
const TEAMS = ['team', 'jed', 'og'] as const;
const GERMAN_UNITS = ['security', 'vichy-security', 'detachment', ...DETACHMENTS] as const;

/** Caches are spent, a Team has done its mission, the rest is marked (6.4.3, 6.5.3, 8.1.12, 8.1.13). */
function tookPart(position: Position, pools: UnknownRecord, facts: ActionFacts): Position {
  const { area } = position.impulse;
  const caches = Math.min(numberEntry(pools, 'cache'), countIn(position, area, 'cache'));
  const inPool = (kinds: readonly string[]) =>
    kinds.reduce((all, kind) => all + numberEntry(pools, kind), 0);
  const teams = inPool(TEAMS);
  const staysOn = chosen(position.rulings, 'N20') === 'one-turn';
  let now = into(into(position, area, 'cache', -caches), 'support', 'cache', caches);
  if (!staysOn)
    now = TEAMS.reduce((all, kind) => into(all, area, kind, -numberEntry(pools, kind)), now);
  const isGerman = facts.side === 'german';
  const units = isGerman ? inPool(GERMAN_UNITS) : 0;
  const networks = isGerman ? 0 : numberEntry(pools, 'network');
  return withArea(now, area, (one) => ({
    usedNetworks: Math.max(one.usedNetworks, networks),
    usedUnits: Math.max(one.usedUnits, units),
    ...(staysOn && teams > 0 && { usedTeams: Math.max(one.usedTeams ?? 0, teams) }),
  }));
}

/** Networks and caches a defending Maquis keeps out of it (8.6.2). */
const takeWithhold: ApplyEvent = (position, event) => {
  const networks = Array.isArray(event.networks)
    ? event.networks.length
    : numberEntry(event, 'networks');
  must(position, position.resolution?.dice === null, '8.6.2', 'rolled');
  if (networks > 0) mustBeLegal(position, { type: 'withhold', networks });
  else mustBeLegal(position, { type: 'withhold-caches' });
  const { area } = position.impulse;
  const paid = withAp(position, 'maquis', -Math.ceil(networks / 3));
  return into(into(paid, area, 'network', -networks), area, 'quiet', networks);
};

/** A headquarters gives its die, once a turn (6.6, 7.5). */
const takeHeadquarters: ApplyEvent = (position, event) => {
  mustBeLegal(position, { type: 'headquarters', which: event.which });
  return event.which === 'soe' ? { ...position, soeUsed: true } : { ...position, mbfUsed: true };
};

/** The Impulse closes: marks are set, what was staked is gone, the other side is next. */
const takeEndImpulse: ApplyEvent = (position, event) => {
  const { active, impulse } = position;
  mustBeActive(position, actingSide(position, event));
  mustBeLegal(position, { type: 'end-impulse', terminalImpossible: event.terminalImpossible });
  must(position, position.phase === 'ops.act', '3.2.6');
  const isStaked = impulse.kind !== 'normal';
  const next: Position = {
    ...position,
    ap: isStaked ? { ...position.ap, [active]: 0 } : position.ap,
    residualDone: position.residualDone || impulse.kind === 'residual',
    phase: 'ops.open',
    active: otherSide(active),
    impulse: NO_IMPULSE,
    resolution: null,
    lastImpulseNetworks: 0,
  };
  if (active === 'german') return { ...next, lastMaquis: { area: '', networks: 0 } };
  const networks = areaNow(position, impulse.area).usedNetworks;
  return { ...next, lastMaquis: { area: impulse.area, networks } };
};

/** What the events of operations lead to. */
export const OPERATIONS_TAKES = {
  pass: takePass,
  select: takeSelect,
  kind: takeImpulseKind,
  action: takeAction,
  withhold: takeWithhold,
  hq: takeHeadquarters,
  'end-impulse': takeEndImpulse,
} satisfies Partial<Record<EventType, ApplyEvent>>;
