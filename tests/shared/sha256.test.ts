import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '#shared/sha256.ts';

test.each(['', 'abc', 'é中', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
  'the digest of “%s” is that of the standard',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
