// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canShare, copied, share } from '#shared/page/hand-on.ts';

/** Puts something in the place of what the browser has, or takes it away. */
function browserWith(of: object, name: string, value: unknown): void {
  Object.defineProperty(of, name, { value, configurable: true, writable: true });
}

beforeEach(() => {
  document.body.innerHTML = '<input value="a text">';
  browserWith(document, 'execCommand', () => false);
  browserWith(navigator, 'clipboard', undefined);
});
afterEach(() => document.body.replaceChildren());

const field = () => document.querySelector('input');

test('a text is copied by the clipboard of the browser', async () => {
  const writeText = vi.fn(async () => undefined);
  browserWith(navigator, 'clipboard', { writeText });
  expect(await copied('a text', field())).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a text');
});

test('without https, where there is no clipboard, it is copied as it was before', async () => {
  let selected = '';
  browserWith(document, 'execCommand', () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  field()?.focus();
  expect(await copied('a text', field())).toBe(true);
  expect(selected).toBe('a text');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('where nothing copies, its field is selected, and that is told', async () => {
  for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error()) }]) {
    browserWith(navigator, 'clipboard', clipboard);
    field()?.blur();
    expect(await copied('a text', field())).toBe(false);
    expect(document.activeElement).toBe(field());
    expect(field()?.selectionEnd).toBe('a text'.length);
  }
  browserWith(document, 'execCommand', () => {
    throw new Error('no such command');
  });
  expect(await copied('a text')).toBe(false);
});

test('a browser that cannot share is asked nothing', async () => {
  expect(canShare()).toBe(false);
  await expect(share({ url: 'https://example.org' })).resolves.toBeUndefined();
});

/** What browsers offer to pages with https alone, and the files that ask whether it is there. */
const ASKED_BY: Readonly<Record<string, readonly string[]>> = {
  'navigator.clipboard': ['shared/page/hand-on.ts'],
  'navigator.share': ['shared/page/hand-on.ts'],
  'navigator.wakeLock': ['play/ui/hooks/use-wake-lock.ts'],
  'navigator.locks': ['play/ui/hooks/use-active-tab.ts'],
  'navigator.storage': ['backup/screen/DeviceData.tsx', 'play/ui/storage/persistence.ts'],
  // The worker itself runs with https alone, and so does the page of it once there is one.
  'navigator.serviceWorker': ['site/offline/offline-page.ts'],
  '} = navigator': ['site/offline/take-over.ts'],
  'crypto.subtle': ['site/offline/worker/files.ts'],
  'crypto.randomUUID': [],
};

test.each(Object.entries(ASKED_BY))('%s is used where its absence is seen to', (api, files) => {
  const folder = `${process.cwd()}/src/`;
  const using = globSync('**/*.{ts,tsx,astro,js}', { cwd: folder, exclude: ['**/compiled/**'] })
    .filter((file) => readFileSync(folder + file, 'utf8').includes(api))
    .sort();
  expect(using).toEqual(files);
});
