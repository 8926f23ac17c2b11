import { type Below, randomFrom } from '#shared/random.ts';
import type { Loose } from './examples.ts';

const RUBBISH = [
  null,
  -1,
  1.5,
  1e9,
  '',
  'x',
  true,
  [],
  {},
  [[]],
  { n: 1 },
  Number.MAX_SAFE_INTEGER,
];

/** A copy of a value, broken in one place after another: entries lost, doubled, renamed, of another kind. */
export function damaged(value: Loose, seed: string): Loose {
  const random = randomFrom(seed);
  const copy = structuredClone(value);
  for (let times = random(3); times >= 0; times--) {
    let at: Loose = copy;
    for (let depth = random(6); depth > 0; depth--) {
      const next = at[pick(Object.keys(at), random) ?? ''];
      if (typeof next === 'object' && next !== null) at = next;
    }
    const name = pick(Object.keys(at), random);
    if (name === undefined) continue;
    const what = random(4);
    if (what === 0) delete at[name];
    else if (what === 1) at[`${name}x`] = at[name];
    else at[name] = structuredClone(RUBBISH[random(RUBBISH.length)]);
  }
  // A place lost in a list is an empty one, as a file would have it.
  return JSON.parse(JSON.stringify(copy));
}

/** A text with letters lost, doubled or changed. */
export function torn(text: string, seed: string): string {
  const random = randomFrom(seed);
  const at = random(text.length);
  const rest = text.slice(at + random(30));
  return text.slice(0, at) + ['', '"', '}', '[', '9', '\u0000'][random(6)] + rest;
}

const pick = <Item>(items: readonly Item[], random: Below) =>
  items[random(Math.max(1, items.length))];
