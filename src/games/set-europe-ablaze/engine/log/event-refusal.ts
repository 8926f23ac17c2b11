import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import type { CaseVerdict, Cause } from '../judge/verdict.ts';
import { judgeEvent } from '../judge.ts';
import type { UnknownRecord } from '../read-state.ts';
import type { LogEvent } from './events.ts';
import { countsPieces, PIECE_TYPES, type Position } from './position.ts';

/** Why an event does not fit the position: the case that forbids it, or what it names that is not there. */
export interface EventRefusal {
  readonly case: string;
  /** Which of several things the case asks for. */
  readonly cause?: Cause | undefined;
  /** The path of a correction that leads nowhere, or a value that cannot stand there. */
  readonly path?: string;
}

/** A refusal on its way out; it never leaves `apply.ts`. */
export class Refused extends Error {
  readonly refusal: EventRefusal;
  constructor(refusal: EventRefusal) {
    super(refusal.case);
    this.refusal = refusal;
  }
}

/** Takes an event into the position; throws {@link Refused}. */
export type ApplyEvent = (position: Position, event: LogEvent) => Position;

/** Refuses unless something holds, or the table has set the case aside. */
export function must(position: Position, holds: boolean, number: string, cause?: Cause): void {
  if (!holds && position.overruled === null) throw new Refused({ case: number, cause });
}

const PLENTY = 9;
const ENOUGH = Object.fromEntries(PIECE_TYPES.map((piece) => [piece, PLENTY]));

/**
 * The position as the judge takes it. Of what nobody has told there is enough: absent is not zero, and
 * an aid that was told nothing forbids nothing.
 */
function judged(position: Position, type: unknown): UnknownRecord {
  const { areas, ready, supportCaches } = position;
  const counts = countsPieces(position);
  const unknown = type === 'place-strength' ? {} : ENOUGH;
  const ids = new Set([...Object.keys(areas), position.impulse.area]);
  return {
    ...position,
    areas: Object.fromEntries([...ids].map((id) => [id, { ...unknown, ...areas[id] }])),
    ready: counts ? ready : { active: PLENTY, quiet: PLENTY, teams: PLENTY, caches: PLENTY },
    supportCaches: counts ? supportCaches : PLENTY,
  };
}

/** The judge's word on an event, in this position. */
export const eventVerdict = (position: Position, told: UnknownRecord): CaseVerdict | undefined =>
  judgeEvent(judged(position, told.type), told);

/** Refuses what the judge refuses; `told` is the event as the judge knows it. */
export function mustBeLegal(position: Position, told: UnknownRecord): void {
  const verdict = eventVerdict(position, told);
  must(position, verdict?.legal !== false, verdict?.case ?? '', verdict?.cause);
}

/** Whose event it is; the active side's where the table did it. */
export const actingSide = (position: Position, { by }: LogEvent): Side =>
  by === 'table' ? position.active : by;
