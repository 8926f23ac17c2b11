import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import type { Path, Say } from './message.ts';

/** As much of a value as a line can show: however deep it is, or long, no more of it is walked through. */
function front(value: unknown, depth = 4): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, 40).map((one) => front(one, depth - 1));
  const entries = Object.entries(value).slice(0, 40);
  return Object.fromEntries(entries.map(([name, one]) => [name, front(one, depth - 1)]));
}

/** A value as a message can show it: short, and never more than a line. */
export function shortValue(value: unknown): string {
  const text = JSON.stringify(front(value)) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** An object, or a word about it (T08). */
export function recordAt(value: unknown, at: Path, say: Say): UnknownRecord | undefined {
  if (isUnknownRecord(value)) return value;
  say('T08', at, { got: shortValue(value) });
  return undefined;
}

/** A list, or a word about it; what is absent is an empty one. */
export function list(value: unknown, at: Path, say: Say): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  say('T08', at, { got: shortValue(value) });
  return [];
}

/** A whole number within bounds; absent is not zero, and nothing is said of it. */
export function whole(
  value: unknown,
  at: Path,
  say: Say,
  [from, to]: readonly [number, number],
): number | undefined {
  if (value === undefined) return undefined;
  if (Number.isInteger(value) && Number(value) >= from && Number(value) <= to) return Number(value);
  say('T10', at, { from, to, got: shortValue(value) });
  return undefined;
}

/** Text within a length. */
export function textEntry(value: unknown, at: Path, say: Say, most: number): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.length <= most) return value;
  say('T08', at, { got: shortValue(value) });
  return undefined;
}

/** A yes or no. */
export function flag(value: unknown, at: Path, say: Say): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true;
  say('T08', at, { got: shortValue(value) });
  return false;
}

/** Says which entries nobody knows (T04); they are kept and not used. */
export function onlyKnown(
  value: UnknownRecord,
  names: readonly string[],
  at: Path,
  say: Say,
): void {
  for (const name of Object.keys(value)) if (!names.includes(name)) say('T04', [...at, name]);
}
