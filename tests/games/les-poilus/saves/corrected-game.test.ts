import { test } from 'vitest';
import { dealtSetUp, tableOf } from '#games/les-poilus/engine/index.ts';
import { aidRules, correctTable } from '#games/les-poilus/session/index.ts';
import { aidMode } from '#games/les-poilus/ui/aid/mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import {
  type CorrectedRoom,
  correctedGame,
  goesOnElsewhere,
  saysWhatCannotBe,
} from '../../../backup/corrected-game.ts';

function poilus(): CorrectedRoom<SaveTypes> {
  const { tiles: _, deck: __, ...dealt } = dealtSetUp({ seed: 'corrected', players: 3 });
  const setUp = { ...dealt, hands: 'secret' } as const;
  const steps = correctedGame(aidRules, setUp, (position) => {
    const table = tableOf(position);
    const hand = (table.state.players[0]?.hand ?? 0) + 1;
    return correctTable(table, { seat: 0, player: { hand } }).table;
  });
  const game = { setUp, steps, owners: { deck: 'visitor' }, seen: steps.length };
  return { mode: aidMode, game, extra: { names: ['Ana', 'Otto', 'Marie'] } } as never;
}

test('a corrected game goes on from its backup on another device', () => goesOnElsewhere(poilus()));

test('a game with a step that cannot have happened opens before it, and says why', () =>
  saysWhatCannotBe(poilus()));
