import { expect, test } from 'vitest';
import { decoded } from '#cli/texts.ts';

const TEXT = '{"name":"Étienne 王"}\r\n';
const utf16 = Buffer.from(TEXT, 'utf16le');
const big = Buffer.from(utf16).swap16();

async function textOf(bytes: Uint8Array, at: number): Promise<string> {
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += at) yield bytes.subarray(from, from + at);
  }
  let text = '';
  for await (const piece of decoded(pieces())) text += piece;
  return text;
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 with a mark, as Windows writes it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
  ['UTF-16 without a mark', utf16],
  ['the other way round without a mark', big],
])('%s is read, in pieces of any size', async (_, bytes) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(await textOf(bytes, size)).toBe(TEXT);
});

test('nothing, and a single letter, are what they are', async () => {
  expect(await textOf(new Uint8Array(), 1)).toBe('');
  expect(await textOf(Buffer.from('{'), 1)).toBe('{');
});
