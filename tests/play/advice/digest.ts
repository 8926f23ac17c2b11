import { createHash } from 'node:crypto';

/** A few digits that stand for a value: other ones if a single bit of a number in it is another. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
