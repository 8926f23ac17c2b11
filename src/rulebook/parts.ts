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
