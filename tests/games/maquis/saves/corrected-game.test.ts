import { test } from 'vitest';
import { rules } from '#games/maquis/engine/index.ts';
import { correct } from '#games/maquis/session/correction.ts';
import { SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import {
  type CorrectedRoom,
  correctedGame,
  goesOnElsewhere,
  saysWhatCannotBe,
} from '../../../backup/corrected-game.ts';

function maquis(): CorrectedRoom<SaveTypes> {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const setUp = { ruleset: 'pnp-1.1', difficulty: 'normal', goals, seed: 'corrected' } as const;
  const steps = correctedGame(rules, setUp, (position) => {
    const table = rules.toBoardState(position);
    return correct(table, { morale: table.state.morale - 1 }).table;
  });
  const game = { setUp, steps, owners: SITE_OWNS_ALL, seen: steps.length };
  return { mode: MAQUIS_MODE, game } as unknown as CorrectedRoom<SaveTypes>;
}

test('a corrected game goes on from its backup on another device', () => goesOnElsewhere(maquis()));

test('a game with a step that cannot have happened opens before it, and says why', () =>
  saysWhatCannotBe(maquis()));
