import { test } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { noteRules } from '#games/resist/session/notes/index.ts';
import { NOTES } from '#games/resist/ui/notes/mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import {
  type CorrectedRoom,
  correctedGame,
  goesOnElsewhere,
  saysWhatCannotBe,
} from '../../../backup/corrected-game.ts';

function notes(): CorrectedRoom<SaveTypes> {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict' } as const;
  const steps = correctedGame(noteRules, setUp, (position) => ({ ...position, gained: 2 }));
  return { mode: NOTES, game: { setUp, steps, owners: {}, seen: steps.length } } as never;
}

test('a corrected game goes on from its backup on another device', () => goesOnElsewhere(notes()));

test('a game with a step that cannot have happened opens before it, and says why', () =>
  saysWhatCannotBe(notes()));
