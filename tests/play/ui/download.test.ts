// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { downloadText } from '#play/ui/hooks/download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file stays to be had until the browser has surely begun with it', () => {
  vi.useFakeTimers();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  downloadText('a.json', '{}');
  vi.advanceTimersByTime(5_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledTimes(1);
});
