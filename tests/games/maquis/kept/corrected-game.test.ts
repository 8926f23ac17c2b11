import { test } from 'vitest';
import { rules } from '#maquis/engine/index.ts';
import { MAQUIS } from '#maquis/screen/aid/kit.ts';
import { correct } from '#maquis/table/correction.ts';
import { SITE_OWNS_ALL } from '#maquis/table/index.ts';
import type { SaveKinds } from '#play/saves/codec.ts';
import {
  type CorrectedRoom,
  correctedGame,
  goesOnElsewhere,
  saysWhatCannotBe,
} from '../../../kept/corrected-game.ts';

function maquis(): CorrectedRoom<SaveKinds> {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const setUp = { ruleset: 'pnp-1.1', difficulty: 'normal', goals, seed: 'corrected' } as const;
  const steps = correctedGame(rules, setUp, (position) => {
    const table = rules.toTable(position);
    return correct(table, { morale: table.state.morale - 1 }).table;
  });
  const game = { setUp, steps, owners: SITE_OWNS_ALL, seen: steps.length };
  return { kit: MAQUIS, game } as unknown as CorrectedRoom<SaveKinds>;
}

test('a corrected game goes on from its backup on another device', () => goesOnElsewhere(maquis()));

test('a game with a step that cannot have happened opens before it, and says why', () =>
  saysWhatCannotBe(maquis()));
