import { test } from 'vitest';
import type { SaveKinds } from '#play/saves/codec.ts';
import { kit } from '#set-europe-ablaze/screen/kit.ts';
import { gameOf, RULESET, unnumbered } from '#set-europe-ablaze/table/index.ts';
import { type CorrectedRoom, goesOnElsewhere } from '../../../kept/corrected-game.ts';
import { logExample } from '../examples.ts';

function setEuropeAblaze(): CorrectedRoom<SaveKinds> {
  const events = logExample().events.map(unnumbered);
  const game = gameOf({ ruleset: RULESET, seed: 'corrected' }, events);
  return { kit: kit, game } as never;
}

test('a corrected game goes on from its backup on another device', () =>
  goesOnElsewhere(setEuropeAblaze()));
