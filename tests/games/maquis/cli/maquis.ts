import { house, type Ran, start as startHouse } from '../../../cli/command-line.ts';

/** Runs a command of Maquis. */
export const maquis = (args: readonly string[], input?: string): Promise<Ran> =>
  house(['maquis', ...args], input);

/** A process of one, for whoever wants to read its output as it comes. */
export const start = (args: readonly string[]) => startHouse(['maquis', ...args]);

/** A record of two moves with some parts of it changed, as a line. */
export const recordLine = (change: Record<string, unknown> = {}): string =>
  `${JSON.stringify({
    format: 'maquis-record',
    version: 1,
    ruleset: 'pnp-1.1',
    difficulty: 'normal',
    goals: { west: 'sabotage', east: 'aid-the-spy' },
    moves: ['place:grocer', 'patrol:1'],
    ...change,
  })}\n`;
