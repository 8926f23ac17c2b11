import * as fc from 'fast-check';
import { READINGS, RULESET, SPLITS } from '#resist/data/index.ts';
import { engine } from '#resist/engine/engine.ts';
import { type Position, rules } from '#resist/engine/index.ts';
import { codec, type KeptResist } from '#resist/table/codec.ts';
import { links } from '#resist/table/links.ts';
import { randomFrom } from '#shared/random.ts';
import { keepsContract } from '../../play/contract.ts';

/** The same table under another generator: the order of every deck is decided when a card is turned up. */
function otherwise(position: Position, _: number, seed: string): Position {
  const below = randomFrom(seed);
  const { unseen, ...table } = rules.toTable(position);
  const random = Array.from({ length: 4 }, () => below(0x7fff_ffff));
  const taken = rules.take(position, { correction: { ...table, unseen: { ...unseen, random } } });
  if ('why' in taken) throw new Error(JSON.stringify(taken.why));
  return taken.position;
}

keepsContract<KeptResist>({
  rules,
  engine,
  links,
  codec,
  setUps: fc.record({
    ruleset: fc.constant(RULESET),
    split: fc.constantFrom(...SPLITS),
    reading: fc.constantFrom(...READINGS),
    seed: fc.string({ maxLength: 8 }),
  }),
  seats: () => [0],
  otherwise,
});
