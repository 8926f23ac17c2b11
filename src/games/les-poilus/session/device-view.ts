import * as v from 'valibot';
import { requireGame } from '#play/session/context.ts';
import { SOLDIER_IDS, type SoldierId, THREAT_KINDS, type ThreatKind } from '../data/index.ts';
import {
  deviceCells,
  ENDINGS,
  type GameEvent,
  type Outcome,
  type Position,
  type Seat,
  type SeatView,
  SIGHT_LAYOUT,
  type Snapshot,
  sightIn,
  snapshotOf,
} from '../engine/index.ts';
import { answersOf, speechIn } from './on-devices.ts';
import { namesSchema, snapshot } from './save-format.ts';
import type { PoilusContext } from './session.ts';
import { publicEvents, visibleAt } from './visible.ts';

/*
 * What another device is told of a game: for a seat what that seat sees, for a watcher what all see. Nothing
 * else of the game goes there: no step, no seed, no deck.
 */

/** So many steps back the news reach. */
const LATELY = 4;

/** A speech that is being answered. */
interface Speech {
  readonly speaker: Seat;
  readonly kind: ThreatKind;
  /** What this seat can answer; nothing where it has, or need not. */
  readonly answers: readonly string[];
}

interface DeviceView {
  /** What cells mean. */
  readonly layout: number;
  readonly seat: Seat | null;
  /** A seat's sight. */
  readonly cells: readonly number[] | null;
  /** What a watcher sees. */
  readonly table: Snapshot | null;
  readonly soldiers: readonly SoldierId[];
  readonly names: readonly string[];
  readonly speech: Speech | null;
  /** What all saw happen lately. */
  readonly news: readonly GameEvent[];
  /** How the game ended, once it has. */
  readonly over?:
    | { readonly outcome: Outcome; readonly missions: readonly MissionEnd[] }
    | undefined;
}

/** What a device may see now, of a seat or of nobody's. */
export function deviceView(context: PoilusContext, seat: Seat | undefined): DeviceView {
  const { game, replayed } = requireGame(context);
  const speech = context.hearing && speechIn(context);
  // While a speech is answered, the table stands as before it. What it has come to, even that nobody was
  // asked, would tell who holds such a card.
  const steps = speech ? speech.step + 1 : replayed.events.length;
  const position = speech ? replayed.positions[speech.step] : replayed.position;
  return {
    layout: SIGHT_LAYOUT,
    ...sightFor(position, seat, { isHearing: speech !== undefined, way: context.way }),
    soldiers: game.setUp.soldiers,
    names: context.names,
    speech: speech
      ? {
          speaker: speech.seat,
          kind: speech.kind,
          answers: seat === undefined ? [] : answersOf(context, seat),
        }
      : null,
    news: replayed.events
      .slice(Math.max(0, steps - LATELY), steps)
      .flatMap((events) =>
        publicEvents(speech ? events.filter(({ type }) => isOfSpeech(type)) : events),
      ),
    ...(replayed.outcome && !speech
      ? { over: { outcome: replayed.outcome, missions: missionsIn(replayed.events) } }
      : {}),
  };
}

/** Of a step that makes a speech: the speech alone, not what follows where nobody can answer. */
const isOfSpeech = (type: GameEvent['type']): boolean => type === 'speech-made';

interface How {
  readonly isHearing: boolean;
  readonly way: PoilusContext['way'];
}

/** What a seat sees of a position, or what all see. */
export function sightFor(
  position: Position,
  seat: Seat | undefined,
  { isHearing, way }: How,
): Pick<DeviceView, 'seat' | 'cells' | 'table'> {
  if (seat !== undefined) {
    return { seat, cells: deviceCells(position, seat, isHearing), table: null };
  }
  const isOpen = way === 'open' || snapshotOf(position).phase === 'over';
  const table = isOpen ? snapshotOf(position) : visibleAt(position);
  return { seat: null, cells: null, table: isHearing ? { ...table, turn: null } : table };
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

const ViewSchema = v.object({
  layout: v.literal(SIGHT_LAYOUT),
  seat: v.nullable(seat),
  cells: v.nullable(v.pipe(v.array(v.number()), v.maxLength(500))),
  table: v.nullable(snapshot),
  soldiers: v.pipe(v.array(v.picklist(SOLDIER_IDS)), v.maxLength(5)),
  names: namesSchema,
  speech: v.nullable(
    v.object({
      speaker: seat,
      kind: v.picklist(THREAT_KINDS),
      answers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(60)),
    }),
  ),
  news: v.pipe(v.array(v.object({ type: v.string(), rule: v.string() })), v.maxLength(200)),
  over: v.optional(
    v.object({
      outcome: v.object({ result: v.picklist(['win', 'loss']), reason: v.picklist(ENDINGS) }),
      missions: v.pipe(
        v.array(v.object({ isSuccess: v.boolean(), drop: v.number() })),
        v.maxLength(60),
      ),
    }),
  ),
});

/** What a device was told, read; the sight of a seat as a position. */
interface ReadView extends Omit<DeviceView, 'cells' | 'table'> {
  readonly view: SeatView | undefined;
  readonly state: Snapshot;
}

/** Reads what a table told; nothing where it cannot be shown here. Never throws. */
export function readDeviceView(told: unknown): ReadView | undefined {
  const read = v.safeParse(ViewSchema, told);
  if (!read.success) return undefined;
  const { cells, table, ...rest } = read.output;
  // An event comes with the fields of its type, which the schema of all does not know.
  const news = (told as DeviceView).news;
  const view = rest.seat === null ? undefined : sightIn(cells, rest.seat);
  if (!view) return table && rest.seat === null ? { ...rest, news, view, state: table } : undefined;
  try {
    const state = snapshotOf(view);
    return v.is(snapshot, state) ? { ...rest, news, view, state } : undefined;
  } catch {
    return undefined;
  }
}

/** How a mission ended: whether it came off, and the cards Morale lost by it. */
interface MissionEnd {
  readonly isSuccess: boolean;
  readonly drop: number;
}

/** How each mission of a game ended, in order; the last one has no drop where the game ended with it. */
export function missionsIn(events: readonly (readonly GameEvent[])[]): MissionEnd[] {
  const missions: { isSuccess: boolean; drop: number }[] = [];
  for (const event of events.flat()) {
    if (event.type === 'mission-failed') missions.push({ isSuccess: false, drop: 0 });
    if (event.type === 'mission-succeeded') missions.push({ isSuccess: true, drop: 0 });
    const last = missions.at(-1);
    if (event.type === 'morale-dropped' && last) last.drop = event.cards;
  }
  return missions;
}
