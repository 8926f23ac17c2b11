import { test } from 'vitest';
import { gameWithEvents, RULESET, unnumbered } from '#games/set-europe-ablaze/session/index.ts';
import { tableMode } from '#games/set-europe-ablaze/ui/mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type CorrectedRoom, goesOnElsewhere } from '../../../backup/corrected-game.ts';
import { logExample } from '../examples.ts';

function setEuropeAblaze(): CorrectedRoom<SaveTypes> {
  const events = logExample().events.map(unnumbered);
  const game = gameWithEvents({ ruleset: RULESET, seed: 'corrected' }, events);
  return { mode: tableMode, game } as never;
}

test('a corrected game goes on from its backup on another device', () =>
  goesOnElsewhere(setEuropeAblaze()));
