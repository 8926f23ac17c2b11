import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileAddress, settledAddress } from '#site/project.ts';

afterEach(() => vi.unstubAllEnvs());

describe('where the project lives', () => {
  test('is known when somebody settled it', () => {
    const settings = { REPORT_URL: ' https://example.com/owner/project/issues/new ' };
    expect(settledAddress('REPORT_URL', settings)).toBe(
      'https://example.com/owner/project/issues/new',
    );
  });

  test('is not made up where nobody did', () => {
    expect(settledAddress('REPORT_URL', {})).toBeUndefined();
    expect(settledAddress('REPORT_URL', { REPORT_URL: '' })).toBeUndefined();
    vi.stubEnv('REPOSITORY_URL', '');
    expect(fileAddress('/tests/a.test.ts')).toBeUndefined();
  });

  test.each(['example.com/project', 'javascript:alert(1)', 'nonsense'])(
    'is no such address: %s',
    (text) => {
      expect(() => settledAddress('REPORT_URL', { REPORT_URL: text })).toThrow(
        /^REPORT_URL is “.*”; it should be an address that begins with https:\/\/\.$/,
      );
    },
  );

  test('leads to its files', () => {
    expect(fileAddress('/tests/a.test.ts', 'https://example.com/owner/project')).toBe(
      'https://example.com/owner/project/blob/HEAD/tests/a.test.ts',
    );
  });
});
