import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import type { ActionId } from '../data/actions.ts';
import type { StepId } from '../data/sequence.ts';
import { BOXES, type LogEvent, type Position } from '../engine/log/index.ts';
import type { TableEffect } from '../engine/tables/index.ts';
import { corrected } from './correction-text.ts';
import { effectSaid, lossName } from './effects.ts';
import { ACTION_NAMES, SIDE_NAMES } from './names.ts';
import { boxName, heroName, pieceName } from './places.ts';
import { STEP_NAMES } from './step-names.ts';

/** What a sentence of the log needs beside its event. */
interface Telling {
  /** The event, and the table after it where it counts. */
  readonly event: LogEvent;
  readonly after: Position | undefined;
  readonly nameOf: (area: string) => string;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A card by its number; one that was told without stays a card. */
export const toldCard = (id: unknown): string => {
  const [, no] = /^[mg](\d{1,2})$/.exec(word(id)) ?? [];
  return no ? m.ablaze_told_card({ no }) : m.ablaze_told_some_card();
};

const actionName = (id: unknown): string =>
  Object.hasOwn(ACTION_NAMES, word(id)) ? ACTION_NAMES[word(id) as ActionId]() : word(id);

const TURN_END: readonly StepId[] = [
  'end.clear',
  'end.headquarters',
  'end.networks',
  'end.deceived',
  'end.free-moves',
  'end.morale',
  'end.score',
  'end.cards',
  'end.next',
];

/** The step a position stands in, as the sequence names it. */
export function stepName({ phase, turn }: Position): string {
  if (phase === 'over') return m.ablaze_aid_to_over();
  const nth = /^end\.(\d)$/.exec(phase)?.[1];
  const step = nth ? TURN_END[Number(nth) - 1] : phase === 'ops.open' ? 'ops' : (phase as StepId);
  const title = step ? STEP_NAMES[step]() : phase;
  return phase === 'org.lay' ? m.ablaze_told_turn({ turn, step: title }) : title;
}

function placeName({ nameOf }: Telling, place: string): string {
  return BOXES.some((box) => box === place) ? boxName(place) : nameOf(place);
}

function rollSaid({ attack, defend, attackTotal, defendTotal }: LogEvent): string {
  if (Array.isArray(attack)) {
    const other = Array.isArray(defend) ? defend : [];
    const sum = (dice: readonly unknown[]) =>
      dice.reduce<number>((all, die) => all + number(die), 0);
    return m.ablaze_told_dice({
      attack: attack.join(' '),
      defend: other.join(' ') || '–',
      mine: sum(attack),
      theirs: sum(other),
    });
  }
  if (attackTotal === undefined) return '';
  return m.ablaze_told_totals({ mine: number(attackTotal), theirs: number(defendTotal) });
}

/** Notes that the log tells by a word of its own; all others are somebody's own words. */
const NOTES: Readonly<Record<string, () => string>> = {
  'nothing-to-lose': m.ablaze_aid_nothing_to_lose,
  'nothing-else': m.ablaze_aid_nothing_else,
  expert: m.ablaze_told_expert,
  'team-lost': m.ablaze_told_team_lost,
  'team-for-network': m.ablaze_told_team_for_network,
};

/** A note of the log in words. */
export function noteSaid({ what: told }: LogEvent): string {
  const what = word(told);
  const note = Object.hasOwn(NOTES, what) ? NOTES[what] : undefined;
  return note?.() ?? (what || effectSaid({ do: 'note' }));
}

/** Points with a reason of their own. */
const POINTS: Readonly<Record<string, typeof m.ablaze_told_vp>> = {
  excess: m.ablaze_told_excess,
  cancelled: m.ablaze_told_cancelled,
};

function effect({ event, after, nameOf }: Telling): string {
  const what = word(event.what);
  const side = event.side === 'maquis' || event.side === 'german' ? event.side : event.by;
  const count = number(event.points ?? 1);
  if (event.do === 'note') return noteSaid(event);
  if (event.do === 'vp' && side !== 'table') {
    const says = Object.hasOwn(POINTS, what) ? POINTS[what] : undefined;
    return (says ?? m.ablaze_told_vp)({ side: SIDE_NAMES[side](), points: signed(count) });
  }
  if (event.do === 'morale')
    return m.ablaze_told_morale({ by: signed(count), to: after ? signed(after.morale) : '' });
  const area = word(event.area);
  const says =
    event.do === 'eliminate' && what
      ? m.ablaze_told_lost({ count, what: pieceName(what) })
      : event.do === 'flush' && what === 'hero'
        ? m.ablaze_told_hero_fled()
        : event.do === 'advantage' && side !== 'table'
          ? m.ablaze_told_advantage({ side: SIDE_NAMES[side]() })
          : effectSaid({ do: event.do as TableEffect['do'], n: count });
  return area ? m.ablaze_told_in({ area: nameOf(area), says }) : says;
}

function placed(telling: Telling): string {
  const { event } = telling;
  const what =
    event.what === 'hero' ? heroName(word(event.card) || 'hero') : pieceName(word(event.what));
  const to = placeName(telling, word(event.area) || word(event.box) || 'available');
  const count = number(event.points ?? 1);
  if (!event.from) return m.ablaze_told_placed({ count, what, to });
  return m.ablaze_told_moved({ count, what, from: placeName(telling, word(event.from)), to });
}

/** What EID did with a piece (8.3.1). */
const EID_WAYS: Readonly<Record<string, typeof m.ablaze_told_infiltrated>> = {
  infiltrate: m.ablaze_told_infiltrated,
  deliver: m.ablaze_told_delivered,
  extract: m.ablaze_told_extracted,
};

/** One piece of those that move by an Action. */
const MOVED: Readonly<Record<string, () => string>> = {
  network: m.ablaze_asset_network,
  quiet: m.ablaze_aid_network_quiet,
  cache: m.ablaze_asset_cache,
};

/** A single piece on its way, by its kind. */
export const pieceMoved = (what: string): string =>
  Object.hasOwn(MOVED, what) ? (MOVED[what]?.() ?? what) : pieceName(what);

/** The pieces that an Action moved, each with its way (8.3.1, 8.3.4). */
function movesSaid(telling: Telling): readonly string[] {
  const { assets, units } = telling.event;
  const records = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
  return [
    ...records(assets).map(({ what, how, area, hero }) => {
      const says = Object.hasOwn(EID_WAYS, word(how)) ? EID_WAYS[word(how)] : undefined;
      return (says ?? m.ablaze_told_infiltrated)({
        what: typeof hero === 'string' ? heroName(hero) : pieceMoved(word(what)),
        area: placeName(telling, word(area)),
      });
    }),
    ...records(units).map(({ unit, from, to }) =>
      m.ablaze_told_way({
        what: pieceName(word(unit)),
        from: placeName(telling, word(from)),
        to: placeName(telling, word(to)),
      }),
    ),
  ];
}

function action(telling: Telling): string {
  const { event, nameOf } = telling;
  const name = actionName(event.action);
  const roll = rollSaid(event);
  const lists = [event.areas, event.networksIn]
    .filter((list): list is unknown[] => Array.isArray(list))
    .map((list) => inARow(list.map((id) => nameOf(String(id)))));
  const bought = number(event.bought);
  const parts = [
    event.pips !== undefined && !roll ? m.ablaze_told_pips({ count: number(event.pips) }) : '',
    ...lists,
    ...movesSaid(telling),
    roll,
    bought > 0 ? m.ablaze_told_bought({ count: bought }) : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return name;
  const says = parts.reduce((first, then) => m.play_apart({ first, then }));
  return m.ablaze_told_action({ action: name, says });
}

const SAID: Readonly<Record<LogEvent['type'], (telling: Telling) => string>> = {
  start: ({ event }) => {
    const vp = event.vp as { readonly maquis: number; readonly german: number };
    return m.ablaze_told_start({
      maquis: vp.maquis,
      german: vp.german,
      morale: signed(number(event.morale)),
    });
  },
  next: ({ after }) =>
    m.ablaze_told_next({ step: after ? stepName(after) : m.ablaze_event_next() }),
  lay: ({ event }) =>
    m.ablaze_told_laid({
      count: Array.isArray(event.seals) ? event.seals.length : number(event.count),
    }),
  reveal: ({ event }) =>
    event.use === 'ap'
      ? m.ablaze_told_shown_points({ card: toldCard(event.card), count: number(event.ap) })
      : m.ablaze_told_shown_event({ card: toldCard(event.card) }),
  place: placed,
  buy: ({ event }) =>
    m.ablaze_told_paid({
      price: number(event.price),
      what: pieceName(word(event.what)),
      die: event.die === undefined ? '–' : String(event.die),
    }),
  pass: () => m.ablaze_event_pass(),
  select: ({ event, nameOf }) => m.ablaze_told_chosen({ area: nameOf(word(event.area)) }),
  kind: ({ event }) =>
    event.kind === 'maximum' ? m.ablaze_aid_kind_maximum() : m.ablaze_aid_kind_residual(),
  action,
  withhold: ({ event }) =>
    m.ablaze_told_kept_back({
      count: Array.isArray(event.networks) ? event.networks.length : number(event.networks),
    }),
  hq: ({ event }) => (event.which === 'soe' ? m.ablaze_told_soe() : m.ablaze_told_mbf()),
  effect,
  lose: ({ event, nameOf }) => {
    const says = lossName(word(event.what), word(event.instead) || undefined);
    return event.area ? m.ablaze_told_in({ area: nameOf(word(event.area)), says }) : says;
  },
  spies: () => m.ablaze_event_spies(),
  score: ({ event }) =>
    m.ablaze_told_scored({ maquis: number(event.maquis), german: number(event.german) }),
  hand: ({ event }) => {
    const price = number(event.price);
    if (event.do === 'draw') return m.ablaze_told_drew({ count: number(event.count ?? 1) });
    if (event.do === 'swap') return m.ablaze_told_swapped();
    return price > 0 ? m.ablaze_told_new_hand_for({ price }) : m.ablaze_told_new_hand();
  },
  'end-impulse': () => m.ablaze_event_end_impulse(),
  correct: corrected,
  undo: () => m.ablaze_event_undo(),
  redo: () => m.ablaze_event_redo(),
};

/** An event of the log as a sentence: who, and what was done. */
export function logEventText(telling: Telling): string {
  const { event } = telling;
  const says = SAID[event.type](telling);
  return event.by === 'table' ? says : m.ablaze_told_by({ side: SIDE_NAMES[event.by](), says });
}
