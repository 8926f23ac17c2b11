import { type Below, randomFrom } from '#shared/random.ts';

/*
 * Damage, as links and files take it on their way and as somebody means it. All of it follows from a
 * seed, so that whatever goes wrong goes wrong again.
 */

/** Chances that follow from a seed. */
export const chances = (seed: string): Below => randomFrom(seed);

export const oneOf = <One>(all: readonly One[], below: Below): One => {
  const chosen = all[below(all.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
};

/** Values that programs trip over, whatever was meant to stand in their place. */
const TRAPS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  101,
  '',
  ' ',
  '0',
  'constructor',
  '__proto__',
  'toString',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝟙',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { length: 1e9 },
  { toJSON: 1, valueOf: 2 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  Array(300).fill('return'),
];

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every place in a value: the container and the key. */
function placesIn(value: unknown): (readonly [Record<string, unknown>, string])[] {
  if (!isContainer(value)) return [];
  return Object.keys(value).flatMap((key) => [[value, key] as const, ...placesIn(value[key])]);
}

/** A copy of a value with one to three places of it damaged. */
export function damagedValue(sound: unknown, below: Below): unknown {
  const holder: Record<string, unknown> = { value: structuredClone(sound) };
  for (let n = 1 + below(3); n > 0; n--) {
    const places = placesIn(holder);
    if (places.length === 0) break;
    const [within, key] = oneOf(places, below);
    const there = within[key];
    const changes: readonly (() => void)[] = [
      () => {
        within[key] = structuredClone(oneOf(TRAPS, below));
      },
      () => {
        delete within[key];
      },
      () => {
        const [from, other] = oneOf(places, below);
        within[key] = structuredClone(from[other]);
      },
      () => {
        within[key] = typeof there === 'number' ? there + below(5) - 2 : String(there);
      },
      () => {
        if (typeof there === 'string') within[key] = damagedText(there, below);
        else if (Array.isArray(there)) within[key] = [...there, ...there, oneOf(TRAPS, below)];
        else within[`${key} `] = there;
      },
    ];
    oneOf(changes, below)();
  }
  return holder.value;
}

const LETTERS = 'abcXYZ019-_=#&?%+/\\"\'{}[]<>:,. \n\t\u0000é中😀';

/** A text with one to four damages: letters lost, added, changed, doubled or moved about, or cut off. */
export function damagedText(sound: string, below: Below): string {
  let text = sound;
  for (let n = 1 + below(4); n > 0; n--) {
    const at = below(text.length + 1);
    const to = Math.min(text.length, at + 1 + below(12));
    const [before, part, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)];
    const letter = LETTERS.charAt(below(LETTERS.length));
    text = oneOf(
      [
        before + text.slice(at + 1),
        before + letter + text.slice(at),
        before + letter + text.slice(at + 1),
        before + part + part + after,
        before + after + part,
        before + after,
        before,
        before + encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '')) + after,
        before + part.toUpperCase() + after,
      ],
      below,
    );
  }
  return text;
}
