import { expect, test } from 'vitest';
import { jsonFault } from '#backup/worker/split-json.ts';

test.each([
  ['{}'],
  ['[]'],
  [' [ 1 , -2.5e+3, true,false , null, "a\\u00e9\\n\\"" ] \n'],
  ['{"a":{"b":[{}]},"c":""}'],
  ['"\u007f"'],
  ['0'],
])('%j is JSON', (text) => {
  JSON.parse(text);
  expect(jsonFault(text)).toBeUndefined();
});

// Lines and columns as RFC 8259 lets a reader find them: the first sign that cannot stand there.
test.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a" 1}', 1, 6],
  ['{"a":1,}', 1, 8],
  ['[1,]', 1, 4],
  ['[1 2]', 1, 4],
  ['nul', 1, 1],
  ['01', 1, 2],
  ['"a\nb"', 1, 3],
  ['{}\n{}', 2, 1],
  ['{"a":\n  [1,\n   ?]}', 3, 4],
  ['"\\x"', 1, 2],
  ["{'a':1}", 1, 2],
])('%j stops being JSON at line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toEqual({ line, column });
});

test('it agrees with the language’s own reader about a thousand damaged texts', () => {
  const sound = JSON.stringify({ a: [1, -2.5e3, true, null, 'x\\"y'], b: { c: {}, d: [] } });
  let random = 7;
  const below = (most: number) => {
    random = (random * 48271) % 2147483647;
    return random % most;
  };
  for (let n = 0; n < 1000; n++) {
    const at = below(sound.length);
    const text = sound.slice(0, at) + ',:"{}[]0e.-\\ t'[below(14)] + sound.slice(at + below(3));
    let isJson = true;
    try {
      JSON.parse(text);
    } catch {
      isJson = false;
    }
    expect(jsonFault(text) === undefined, text).toBe(isJson);
  }
});
