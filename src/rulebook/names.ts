import type { RulingBasis } from '#games/game.ts';
import * as m from '#messages';
import type { ChapterGroup } from './schemas.ts';

const NAMES: Readonly<Record<ChapterGroup, () => string>> = {
  start: m.part_start,
  turn: m.part_turn,
  more: m.part_more,
  reference: m.part_reference,
};

/** The heading of a group of chapters. */
export const partName = (part: ChapterGroup): string => NAMES[part]();

/** How sure the answer of a ruling is, in words, from the surest on. */
export const RULING_BASIS_WORDS: Readonly<Record<RulingBasis, () => string>> = {
  stated: m.ruling_stated,
  follows: m.ruling_follows,
  reported: m.ruling_reported,
  ours: m.ruling_ours,
};

/** From the surest on: the order in which they are counted. */
export const RULING_BASES = [
  'stated',
  'follows',
  'reported',
  'ours',
] as const satisfies readonly RulingBasis[];
