import * as fc from 'fast-check';

/*
 * Values of a stranger's that JSON can tell, and that whoever converts or walks through them trips over.
 */

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What programs call on a value without asking whether it can be called. */
const CALLED = [
  'toString',
  'valueOf',
  'toJSON',
  'length',
  'then',
  'constructor',
  '__proto__',
  'at',
];

/** An object whose own words for itself are none. */
export const UNTOLD: unknown = JSON.parse('{"toString":1,"valueOf":1,"length":3}');

/** The worst of them: enough where reading takes its time. */
const WORST: readonly unknown[] = [UNTOLD, [UNTOLD], { a: UNTOLD }, [[UNTOLD]], null, 'NaN', 0.5];

const FIXED: readonly unknown[] = [
  ...WORST,
  Object.assign(Object.create(null), { a: 1 }),
  JSON.parse('{"__proto__":{"toString":1},"constructor":1,"hasOwnProperty":1}'),
  JSON.parse('{"__proto__":null}'),
  nested(30),
  nested(1000),
  Array.from({ length: 20_000 }, () => 0),
  true,
  -1,
  1e308,
  2 ** 53,
  '',
  '1e999',
  '__proto__',
  'toString',
  '\ud800',
  'x'.repeat(100_000),
  [],
  {},
];

const generated = (seed: number): readonly unknown[] =>
  fc.sample(
    fc.anything({
      key: fc.oneof(fc.constantFrom(...CALLED), fc.string()),
      withNullPrototype: true,
      withObjectString: true,
    }),
    { numRuns: 4, seed },
  );

type Path = readonly string[];

/** So many items of a list are walked through, from its beginning and from its end: the rest are like them. */
const ITEMS = 1;

function pathsIn(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  const keys = Object.keys(value);
  const isLong = Array.isArray(value) && keys.length > 2 * ITEMS;
  const walked = isLong ? [...keys.slice(0, ITEMS), ...keys.slice(-ITEMS)] : keys;
  return [here, ...walked.flatMap((key) => pathsIn((value as never)[key], [...here, key]))];
}

function withPut(sound: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy = Array.isArray(sound) ? [...sound] : { ...(sound as object) };
  Object.defineProperty(copy, key, {
    value: withPut((sound as never)[key], rest, put),
    ...{ enumerable: true, writable: true, configurable: true },
  });
  return copy;
}

/**
 * A sound value with a hostile one at every field of it, one at a time, and at a field that it has not.
 *
 * @param isSlow whether it takes its time to read, so that fewer have to do
 */
export function* hostileAtEveryField(
  sound: unknown,
  isSlow = false,
): Generator<{ readonly value: unknown; readonly at: string }> {
  for (const [n, path] of pathsIn(sound).entries()) {
    for (const put of isSlow ? WORST : [...FIXED, ...generated(n)]) {
      yield { value: withPut(sound, path, put), at: `${path.join('.')}: ${shown(put)}` };
    }
  }
  if (Array.isArray(sound)) return;
  for (const key of CALLED) yield { value: withPut(sound, [key], UNTOLD), at: key };
}

function shown(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
  } catch {
    return 'something that no JSON tells';
  }
}

/** Reads a sound value with a hostile one at every field; says where, should the reader throw. */
export function readsAnything(
  sound: unknown,
  read: (value: unknown) => unknown,
  isSlow?: boolean,
): void {
  for (const { value, at } of hostileAtEveryField(sound, isSlow)) {
    try {
      read(value);
    } catch (fault) {
      throw new Error(`a hostile value at ${at}`, { cause: fault });
    }
  }
}
