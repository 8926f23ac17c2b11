import { readFileSync } from 'node:fs';
import { CARD_IDS } from '#games/les-poilus/data/index.ts';
import type { GameRecord, Snapshot } from '#games/les-poilus/engine/index.ts';

/** A game played elsewhere, with every position and every list of legal moves. */
export interface Sample {
  readonly record: GameRecord;
  readonly states: readonly Snapshot[];
  readonly legal: readonly (readonly string[])[];
}

interface Line {
  readonly move?: string;
  /** What differs from the state before. */
  readonly state: object;
  readonly legal: readonly string[];
}

/**
 * The file holds a record's head on a line, then a line for its start and for each move: what the
 * state became in it, and what is legal after it (`play: night-gas snow-gas`, or `play:* -night-gas`
 * for every card but the ones named).
 */
export function readSamples(): Sample[] {
  const text = readFileSync(
    new URL('../../../fixtures/les-poilus/samples.jsonl', import.meta.url),
    'utf8',
  );
  const games: { head: object; lines: Line[] }[] = [];
  for (const line of text.trim().split('\n')) {
    const value = JSON.parse(line);
    if ('format' in value) games.push({ head: value, lines: [] });
    else games.at(-1)?.lines.push(value);
  }
  return games.map(({ head, lines }) => ({
    record: { ...head, moves: lines.flatMap(({ move }) => move ?? []) } as unknown as GameRecord,
    states: statesOf(lines),
    legal: lines.map(({ legal }) => legal.flatMap(movesOf)),
  }));
}

function statesOf(lines: readonly Line[]): Snapshot[] {
  let state: object = {};
  return lines.map((line) => {
    state = merged(state, line.state);
    const { players } = state as { players: object };
    return { ...state, players: Object.values(players) } as unknown as Snapshot;
  });
}

function merged(before: object, change: object): object {
  const entries = Object.entries(change).map(([key, value]) => {
    const old = (before as Record<string, unknown>)[key];
    return [key, isPlain(value) && isPlain(old) ? merged(old, value) : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function movesOf(group: string): string[] {
  const [, start, rest] = /^(.*):(\*.*| .*)$/.exec(group) ?? [];
  if (start === undefined || rest === undefined) return [group];
  if (!rest.startsWith('*'))
    return rest
      .trim()
      .split(' ')
      .map((card) => `${start}:${card}`);
  const without = rest.slice(1).trim().split(' ');
  return CARD_IDS.filter((card) => !without.includes(`-${card}`)).map((card) => `${start}:${card}`);
}
