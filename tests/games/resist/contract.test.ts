import * as fc from 'fast-check';
import { READINGS, RULESET, SPLITS } from '#games/resist/data/index.ts';
import { type Position, resistRules } from '#games/resist/engine/index.ts';
import { resistEngine } from '#games/resist/engine/rules.ts';
import { resistLinks } from '#games/resist/session/links.ts';
import { type ResistSaves, resistSaveFormat } from '#games/resist/session/save-format.ts';
import { randomFrom } from '#shared/random.ts';
import { keepsContract } from '../../play/contract.ts';

/** The same table under another generator: the order of every deck is decided when a card is turned up. */
function otherwise(position: Position, _: number, seed: string): Position {
  const below = randomFrom(seed);
  const { unseen, ...table } = resistRules.toBoardState(position);
  const random = Array.from({ length: 4 }, () => below(0x7fff_ffff));
  const taken = resistRules.apply(position, {
    correction: { ...table, unseen: { ...unseen, random } },
  });
  if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
  return taken.position;
}

keepsContract<ResistSaves>({
  rules: resistRules,
  engine: resistEngine,
  links: resistLinks,
  saveFormat: resistSaveFormat,
  setUps: fc.record({
    ruleset: fc.constant(RULESET),
    split: fc.constantFrom(...SPLITS),
    reading: fc.constantFrom(...READINGS),
    seed: fc.string({ maxLength: 8 }),
  }),
  seats: () => [0],
  otherwise,
});
