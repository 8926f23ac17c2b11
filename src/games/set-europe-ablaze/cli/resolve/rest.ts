import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import {
  ARRIVES_BY,
  type ArrivesBy,
  eventVerdict,
  type Position,
  type Telling,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { countIn } from '#games/set-europe-ablaze/engine/log/pieces.ts';
import { areaNow } from '#games/set-europe-ablaze/engine/log/position.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  type ArrivingPieces,
  arriving,
  byChoices,
  comingTo,
  leftOver,
  type Moving,
  moraleTo,
  type Offered,
  type ResolutionContext,
  type StoryState as Resolved,
  type ResultChoice,
  type Story,
  unitInLog,
  withholding,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import type { ChoiceOption } from '#games/set-europe-ablaze/engine/resolve/story.ts';
import { boughtBy, type Tables } from '#games/set-europe-ablaze/engine/tables/index.ts';

/** What a line asks about, at a table. */
interface ResolveRequest {
  readonly position: Position;
  readonly tables: Tables;
  readonly result: UnknownRecord;
  readonly choices: readonly ResultChoice[];
  readonly isSupportTold: boolean;
}

interface ResolvedPosition {
  readonly resolved: Resolved;
  readonly after: Position;
}

const refused = (position: Position, number: string): ResolvedPosition => ({
  resolved: { refused: { at: -1, case: number } },
  after: position,
});

const sideOf = ({ by }: UnknownRecord, otherwise: Side): Side =>
  by === 'maquis' || by === 'german' ? by : otherwise;

/** Whether, before a choice may come, the caches in the Support box are counted at all. */
function arrivalOf(
  asked: ResolveRequest,
  what: string,
  points: number,
  by: ArrivesBy,
): ArrivingPieces {
  const { position, tables, result, isSupportTold } = asked;
  const hero = typeof result.hero === 'string' ? result.hero : undefined;
  return { now: position, tables, what, points, by, hero, isSupportTold };
}

/** Pieces that arrive. */
function resolveArrival(asked: ResolveRequest): ResolvedPosition {
  const { result, choices } = asked;
  const by = ARRIVES_BY.find((one) => one === result.by) ?? 'schedule';
  const scene = arrivalOf(asked, String(result.what), Number(result.n ?? 1), by);
  const resolved = byChoices(scene, arriving(scene), choices, (choice) => leftOver(scene, choice));
  return { resolved, after: scene.now };
}

const PLURAL: Readonly<Record<string, string>> = { network: 'networks', cache: 'caches' };
const SINGULAR: Readonly<Record<string, string>> = { networks: 'network', caches: 'cache' };
const CASES: Readonly<Record<string, string>> = {
  ...{ strength: '6.1.5b', networks: '6.3.5b', caches: '6.4.7' },
  ...{ security: '7.4.3c', labor: '7.4.3d' },
};

/** A roll that is bought, and what it brings. */
function resolvePurchase(asked: ResolveRequest): ResolvedPosition {
  const { position, tables, result, choices, isSupportTold } = asked;
  const by = sideOf(result, 'maquis');
  const what = PLURAL[String(result.what)] ?? String(result.what);
  if (what === 'vichySecurity' || what === 'vichy-security') return refused(position, '5.2.8');
  const row = tables.turns?.find(({ turn }) => turn === position.turn);
  const [price, die] = [Number(result.price ?? 0), Number(result.die ?? 1)];
  const seen: Position = {
    ...position,
    mobilizationOpen: row?.mobilization ?? position.mobilizationOpen,
    // Nobody is refused for caches that nobody counts.
    ...(!isSupportTold && position.supportCaches === 0 && { supportCaches: 1 }),
  };
  const verdict = eventVerdict(seen, { type: 'buy', player: by, what, price });
  if (verdict?.legal === false) return refused(position, verdict.case);
  const { count = 0 } = boughtBy(tables, position, { ...{ what: what as 'strength', price, die } });
  const kind = SINGULAR[what] ?? what;
  const why = by === 'german' ? 'mobilization' : 'recruitment';
  const scene = arrivalOf(asked, kind, count, why);
  function* story(): Story {
    const buy: Telling = { by, type: 'buy', what, price, die, points: count };
    scene.now = seen;
    yield { tell: buy, case: CASES[what] ?? '10.2.2' };
    if (!isSupportTold) scene.now = { ...scene.now, supportCaches: position.supportCaches };
    yield* arriving(scene);
  }
  const resolved = byChoices(scene, story(), choices, (choice) => leftOver(scene, choice));
  const { mobilizationOpen } = position;
  return { resolved, after: { ...scene.now, mobilizationOpen } };
}

/** One thing told without a choice. */
function told(
  { position, choices }: ResolveRequest,
  story: (scene: Moving) => Story,
): ResolvedPosition {
  const scene = { now: position };
  const resolved = byChoices(scene, story(scene), choices);
  return { resolved, after: scene.now };
}

/** Morale that moves by a number, or is said to stand somewhere (6.2.5, 6.2.6). */
function resolveMorale(asked: ResolveRequest): ResolvedPosition {
  const { result, position } = asked;
  const isSet = result.type === 'set-morale';
  const to = isSet ? Number(result.to) : position.morale + Number(result.n ?? 0);
  const number = isSet ? '6.2' : result.by === 'card' ? '6.2.6' : '6.2.5';
  return told(asked, (scene) => {
    const moving = scene as Moving & Pick<ResolutionContext, 'by' | 'isByHand'>;
    return moraleTo(Object.assign(moving, { by: position.active, isByHand: false }), to, number);
  });
}

/** The turn's card, drawn once (4.2.5). */
function resolveDraw(asked: ResolveRequest): ResolvedPosition {
  const { result, position } = asked;
  const by = sideOf(result, position.active);
  if (result.drawn === true || position.drawn?.includes(by)) return refused(position, '4.2.5');
  const verdict = eventVerdict(position, { type: 'draw', byEvent: false });
  if (verdict?.legal === false) return refused(position, verdict.case);
  return told(asked, function* () {
    const draw: Telling = { by, type: 'hand', do: 'draw', count: 1, for: 'turn' };
    yield { tell: draw, case: verdict?.case ?? '4.2.5' };
  });
}

/** One choice among a few, and what it does. */
function oneOf(
  asked: ResolveRequest,
  at: Position,
  decision: { readonly ask: 'withhold' | 'extract' | 'move'; readonly chooser: Side } & Offered,
  telling: (choice: ResultChoice) => Telling | undefined,
  number: string,
): ResolvedPosition {
  const scene = { now: at };
  const { barred, ...rest } = decision;
  function* story(): Story {
    const ask = { ...rest, ...(barred.length > 0 && { barred }) };
    const choice = yield { ask: { decision: ask, otherwise: number } };
    const tell = telling(choice);
    yield tell ? { tell, case: number } : { says: number };
  }
  const resolved = byChoices(scene, story(), asked.choices);
  return { resolved, after: scene.now };
}

/** The table in the middle of an Impulse in an Area. */
const inImpulse = (position: Position, area: string, active: Side): Position => ({
  ...position,
  phase: 'ops.act',
  active,
  impulse: { ...position.impulse, area },
});

/** The AP of the Action is paid before the line begins. */
const withOneAp = (position: Position, side: Side): Position => ({
  ...position,
  ap: { ...position.ap, [side]: position.ap[side] + 1 },
});

const restored = (
  { resolved, after }: ResolvedPosition,
  { position }: ResolveRequest,
): ResolvedPosition => {
  const { phase, active, impulse, resolution } = position;
  return { resolved, after: { ...after, phase, active, impulse, resolution } };
};

/** Networks kept out of it before the dice (8.6.2a). */
function resolveWithholding(asked: ResolveRequest): ResolvedPosition {
  const area = String(asked.result.area);
  const resolution = {
    ...{ by: 'german' as const, action: 'sweep', area, dice: null, totals: null },
    ...{ bought: 0, pips: 0, hit: [] },
  };
  const now = { ...inImpulse(asked.position, area, 'german'), resolution };
  const decision = {
    ...{ ask: 'withhold' as const, chooser: 'maquis' as const },
    ...{ options: withholding(now), barred: [] },
  };
  const telling = ({ networks }: ResultChoice): Telling | undefined =>
    networks === 0 ? undefined : { by: 'maquis', type: 'withhold', networks };
  return restored(oneOf(asked, now, decision, telling, '8.6.2a'), asked);
}

/** What is taken home from an Area (8.3.1d). */
function resolveExtraction(asked: ResolveRequest): ResolvedPosition {
  const area = String(asked.result.area);
  const now = withOneAp(inImpulse(asked.position, area, 'maquis'), 'maquis');
  const decision = {
    ...{ ask: 'extract' as const, chooser: 'maquis' as const },
    ...{ options: extractable(now, area), barred: [] },
  };
  const telling = ({ what }: ResultChoice): Telling => ({
    ...{ by: 'maquis', type: 'action', action: 'eid' },
    assets: [{ what, how: 'extract', area }],
  });
  return restored(paid(oneOf(asked, now, decision, telling, '8.3.1d'), 'maquis', asked), asked);
}

/** What can be taken home from an Area: Networks by side shown, a Team, a Hero (8.3.1d, C05). */
function extractable(position: Position, area: string): readonly ChoiceOption[] {
  const isThere = (what: string) => countIn(position, area, what) > 0;
  const { hero } = areaNow(position, area);
  const kinds = ['network', 'quiet', 'team'].filter(isThere);
  return [...kinds, ...(hero === null ? [] : ['hero'])].map((what) => ({ what, case: '8.3.1d' }));
}

/** A German unit that comes, by Movement or as a free move (8.3.4, 3.3.5). */
function resolveMove(asked: ResolveRequest): ResolvedPosition {
  const { position, result } = asked;
  const to = String(result.to);
  const isFree = result.type === 'free-move';
  const now = isFree ? position : withOneAp(inImpulse(position, to, 'german'), 'german');
  const number = isFree ? '3.3.5' : '8.3.4';
  const decision = {
    ...{ ask: 'move' as const, chooser: 'german' as const },
    ...comingTo(now, to, isFree),
  };
  const telling = ({ unit, from }: ResultChoice): Telling =>
    isFree
      ? {
          ...{ by: 'german', type: 'place', what: unitInLog(String(unit)), from },
          ...{ area: to, points: 1 },
        }
      : {
          ...{ by: 'german', type: 'action', action: 'german-movement' },
          units: [{ unit: unitInLog(String(unit)), from, to }],
        };
  const answer = oneOf(asked, now, decision, telling, number);
  return restored(isFree ? answer : paid(answer, 'german', asked), asked);
}

const paid = (
  answer: ResolvedPosition,
  side: Side,
  { position }: ResolveRequest,
): ResolvedPosition => ({
  ...answer,
  after: { ...answer.after, ap: { ...answer.after.ap, [side]: position.ap[side] } },
});

/** What resolves a result that is no Action's, by its type. */
export const STORIES: Readonly<Record<string, (asked: ResolveRequest) => ResolvedPosition>> = {
  arrive: resolveArrival,
  buy: resolvePurchase,
  morale: resolveMorale,
  'set-morale': resolveMorale,
  withhold: resolveWithholding,
  'eid-extract': resolveExtraction,
  movement: resolveMove,
  'free-move': resolveMove,
  draw: resolveDraw,
};
