import { requireGame, type SessionContext } from '#play/session/context.ts';
import { HARDSHIPS } from '../data/hardships.ts';
import type { ThreatKind } from '../data/index.ts';
import { THREATS } from '../data/threats.ts';
import { type LesPoilus, poilusRules, type Seat, snapshotOf } from '../engine/index.ts';
import type { Hearing } from './following.ts';

/*
 * A game in which some players have a device of their own. The one at which this runs is the table: it asks
 * those who have none, and is told what the others do.
 */

/** Who plays where. */
export interface Devices {
  /** Whose device the table is. */
  readonly own: Seat;
  /** Who has a device of their own. */
  readonly elsewhere: readonly Seat[];
  /** How those who hear a speech have answered; it goes on when all have. */
  readonly said: Said;
  /** The others are far away: what is done here goes to them in a letter. */
  readonly isByLetter?: boolean;
}

/** Answers to a speech, by seat. */
export type Said = Readonly<Partial<Record<Seat, string>>>;

/** As much of a session as it takes to know who is asked, and where. */
interface Played extends Pick<SessionContext<LesPoilus>, 'game' | 'replayed'> {
  readonly devices: Devices | undefined;
  readonly hearing: Hearing | undefined;
}

type Here = Omit<Played, 'replayed'>;

/** Who at this device hears a speech next. */
export const hearerHere = ({ devices, hearing }: Here): Seat | undefined =>
  hearing?.hearers.find(
    (seat) => !devices?.elsewhere.includes(seat) && devices?.said[seat] === undefined,
  );

/**
 * The only player who has no device but this one: their hand need not be covered here. A letter is opened
 * anywhere, among others as well, and stays closed at first.
 */
export function aloneHere({ devices, game }: Here): Seat | undefined {
  const players = game?.setUp.players ?? 0;
  return devices &&
    !devices.isByLetter &&
    devices.elsewhere.length > 0 &&
    devices.elsewhere.length === players - 1
    ? devices.own
    : undefined;
}

/** What a seat can answer to the speech that is being heard; nothing where it need not, or has. */
export function answersOf(context: Played, seat: Seat): readonly string[] {
  const { devices, hearing, replayed } = context;
  if (!replayed || !hearing?.hearers.includes(seat) || devices?.said[seat] !== undefined) return [];
  const kind = speechIn(context)?.kind;
  const cards = snapshotOf(replayed.position).players[seat]?.cards ?? [];
  const fitting = cards.filter((card) => kind !== undefined && shows(card, kind));
  return [...new Set(fitting.map((card) => `discard:${card}`)), 'keep'];
}

/** Whether a speech can call for a card: a threat with that kind, a trauma or a phobia of it. */
const shows = (card: string, kind: ThreatKind): boolean =>
  THREATS.some(({ id, kinds }) => id === card && kinds.includes(kind)) ||
  HARDSHIPS.some(({ id, ...rest }) => id === card && 'kind' in rest && rest.kind === kind);

/** The last speech, and after how many steps it was made. */
export function speechIn(context: Pick<Played, 'game' | 'replayed'>) {
  const { game, replayed } = requireGame(context);
  const step = game.steps.findLastIndex((one) => 'move' in one && one.move.startsWith('speech:'));
  const made = replayed.events[step]?.find((event) => event.type === 'speech-made');
  return made?.type === 'speech-made' ? { ...made, step } : undefined;
}

/** Whether a move of somebody with another device can be made now. */
export function isLegalElsewhere(context: Played, seat: Seat, move: string): boolean {
  const { devices, hearing, replayed } = context;
  if (!replayed || hearing || !devices?.elsewhere.includes(seat)) return false;
  const { seats } = poilusRules.turn(replayed.position);
  return seats.includes(seat) && poilusRules.validateMove(replayed.position, move).length === 0;
}
