// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptTables, TABLES_KEY } from '#games/set-europe-ablaze/session/index.ts';
import { puzzlesKey, readProgress, saveProgress } from '#play/puzzles/progress.ts';
import { Alerts } from '#play/ui/frame/Alerts.tsx';
import { showProgress } from '#play/ui/puzzles/show-progress.ts';
import { keepPreferences, PREFERENCES_KEY, readPreferences } from '#play/ui/settings.ts';
import { quarantineKey, unreadTexts } from '#shared/storage/local-storage.ts';

/* A page that cannot read a small thing goes on without it, keeps it, and says so. */

beforeEach(() => localStorage.clear());
afterEach(() => act(() => render(null, document.body)));

const game = {
  saving: 'kept',
  isFollowing: false,
  isGone: false,
  keepAgain: () => {},
  trouble: undefined,
  unreadable: [],
} as const;
const showRoom = () =>
  act(() => render(<Alerts game={game} mode={{ text: {} } as never} />, document.body));

test('what is another kind’s under an old key, and what is not there, is nothing unread', () => {
  localStorage.setItem('safe-house.maquis.table', '{"version":9}');
  readPreferences();
  expect(unreadTexts()).toEqual([]);
  showRoom();
  expect(document.querySelector('button')).toBeNull();
});

test('a room says what it meets later, and gives it out as it lies there', async () => {
  showRoom();
  const text = '{"version":1,"tables":{"cards":{"constructor":1}},"open":{}}';
  localStorage.setItem(TABLES_KEY, text);
  await act(async () => void keptTables());
  const line = document.querySelector<HTMLElement>('[role=alert] button');
  expect(line?.textContent).toBe('Something saved here cannot be read.');
  expect(localStorage.getItem(quarantineKey(TABLES_KEY))).toBe(text);
  await act(async () => line?.click());
  await expect.poll(() => document.body.textContent).toContain('They have not been thrown away');
});

test('preferences that cannot be read are told of, and set aside before others are kept', () => {
  localStorage.setItem(PREFERENCES_KEY, '{"version":4,"keys":{"toString":1}}');
  expect(readPreferences().keys).toBe(true);
  expect(unreadTexts()).toContain('{"version":4,"keys":{"toString":1}}');
  keepPreferences({ bigType: true });
  expect(localStorage.getItem(quarantineKey(PREFERENCES_KEY))).toContain('toString');
});

test('a list of puzzles says that its marks cannot be read', () => {
  document.body.innerHTML = '<p data-marks-unread hidden>unread</p>';
  localStorage.setItem(puzzlesKey('maquis'), '{"version":1,"solved":[{"toString":1}],"tried":[]}');
  showProgress(puzzlesKey('maquis'));
  expect(document.querySelector('[data-marks-unread]')?.hasAttribute('hidden')).toBe(false);
  expect(saveProgress(puzzlesKey('maquis'), 'two-cars', 'solved')).toBe(true);
  expect(readProgress(puzzlesKey('maquis')).solved).toEqual(['two-cars']);
  expect(localStorage.getItem(quarantineKey(puzzlesKey('maquis')))).toContain('toString');
  document.body.replaceChildren();
});
