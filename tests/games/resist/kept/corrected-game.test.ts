import { test } from 'vitest';
import type { SaveKinds } from '#play/saves/codec.ts';
import { RULESET } from '#resist/data/index.ts';
import { NOTES } from '#resist/screen/notes/kit.ts';
import { noteRules } from '#resist/table/notes/index.ts';
import {
  type CorrectedRoom,
  correctedGame,
  goesOnElsewhere,
  saysWhatCannotBe,
} from '../../../kept/corrected-game.ts';

function notes(): CorrectedRoom<SaveKinds> {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict' } as const;
  const steps = correctedGame(noteRules, setUp, (position) => ({ ...position, gained: 2 }));
  return { kit: NOTES, game: { setUp, steps, owners: {}, seen: steps.length } } as never;
}

test('a corrected game goes on from its backup on another device', () => goesOnElsewhere(notes()));

test('a game with a step that cannot have happened opens before it, and says why', () =>
  saysWhatCannotBe(notes()));
