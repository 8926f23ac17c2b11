// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/*
 * What pages without an island read from their address: the difficulty, the edition, and what they
 * hand on to another page.
 */

const script = (path: string) => readFileSync(`src/${path}`, 'utf8');
const FIRST_PAINT = script('games/maquis/book/choices.inline.js');
const FORWARD = script('rulebook/forward.inline.js');
const FRONT_DOOR = script('site/layout/language/front-door.inline.js');

/** Runs a script as a page does that carries it. */
const run = (code: string): void => new Function(code)();

const ORIGIN = 'https://example.org';
const PAGE = `${ORIGIN}/sub/en/maquis/rules/upkeep/`;
const goTo = (rest: string) => window.happyDOM.setURL(PAGE + rest);

declare global {
  interface Window {
    happyDOM: { setURL: (address: string) => void };
  }
}

/** What somebody might put behind an address. */
const STRANGE = [
  'lunatic',
  'HARD',
  'hard ',
  'hard"],*',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '"] *{display:none}',
  '\u0000',
  '%',
  '\u202e',
  '[]',
  '0',
  'x'.repeat(100_000),
];

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  delete document.documentElement.dataset.mode;
  delete document.documentElement.dataset.edition;
});
afterEach(() => {
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

/** Opens a chapter, with its choice of a difficulty, at an address. */
async function openChapter(rest: string) {
  document.body.innerHTML = `
    <div class="note-choice">
      <select data-note-choice="mode">
        <option value="">all</option><option value="normal">n</option><option value="hard">h</option>
      </select>
      <a data-more="hard" href="#">what hard changes</a>
      <span data-notes data-none="none" data-some="notes:"></span>
    </div>
    <div class="note-choice">
      <select data-note-choice="edition">
        <option value="">all</option><option value="pnp-1.1">p</option><option value="box-2019">b</option>
      </select>
    </div>
    <div class="mode" data-modes="hard very-hard"></div>
    <div class="edition" data-editions="box-2019 second-edition"></div>`;
  goTo(rest);
  run(FIRST_PAINT);
  await import('#games/maquis/book/note-choice.ts');
  return {
    shown: document.documentElement.dataset.mode,
    chosen: document.querySelector('select')?.value,
    said: document.querySelector('span')?.textContent,
  };
}

const ALL = { shown: undefined, chosen: '', said: '' };
const HARD = { shown: 'hard', chosen: 'hard', said: 'notes: 1' };

describe('a difficulty in an address', () => {
  it('that exists is shown', async () => {
    expect(await openChapter('?mode=hard')).toEqual(HARD);
  });

  it.each(STRANGE)('that does not exist shows the notes of all: %.30s', async (mode) => {
    expect(await openChapter(`?mode=${encodeURIComponent(mode)}`)).toEqual(ALL);
  });

  it.each(STRANGE)('that does not exist leaves the one that was chosen: %.30s', async (mode) => {
    localStorage.setItem('safe-house.mode', 'hard');
    expect(await openChapter(`?mode=${encodeURIComponent(mode)}`)).toEqual(HARD);
    expect(localStorage.getItem('safe-house.mode')).toBe('hard');
  });

  it.each(['?mode=%E0%A4%A', '?mode', '?mode=&mode=lunatic', `?${'a&'.repeat(50_000)}`, '?%'])(
    'that is damaged shows the notes of all: %.30s',
    async (query) => {
      expect(await openChapter(query)).toEqual(ALL);
    },
  );

  it.each(STRANGE)(
    'that was kept and does not exist shows the notes of all: %.30s',
    async (mode) => {
      localStorage.setItem('safe-house.mode', mode);
      expect(await openChapter('')).toEqual(ALL);
    },
  );
});

describe('an edition in an address', () => {
  const shownAt = async (rest: string) => {
    await openChapter(rest);
    return document.documentElement.dataset.edition;
  };

  it('that exists is shown, beside a mode', async () => {
    expect(await openChapter('?edition=box-2019&mode=hard')).toEqual(HARD);
    expect(document.documentElement.dataset.edition).toBe('box-2019');
  });

  it.each(STRANGE)('that does not exist leaves the one that was chosen: %.30s', async (edition) => {
    localStorage.setItem('safe-house.maquis.edition', 'box-2019');
    expect(await shownAt(`?edition=${encodeURIComponent(edition)}`)).toBe('box-2019');
  });

  it.each(STRANGE)('that was kept and does not exist shows all notes: %.30s', async (edition) => {
    localStorage.setItem('safe-house.maquis.edition', edition);
    expect(await shownAt('')).toBeUndefined();
  });
});

/** Where a script sends the visitor. */
function sentTo(code: string): string | undefined {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
  run(code);
  const [to] = replace.mock.lastCall ?? [];
  replace.mockRestore();
  return to?.toString();
}

const TARGET = `${ORIGIN}/sub/en/maquis/rules/end/`;

describe('an address that hands on', () => {
  it.each(STRANGE)('what stands behind it leads nowhere else: %.30s', (strange) => {
    document.body.innerHTML = `<main><a href="${TARGET}#maquis.end">on</a></main>`;
    const text = encodeURIComponent(strange);
    goTo(`?mode=${text}&next=${text}#${text}`);
    const to = new URL(sentTo(FORWARD) ?? '');
    expect(to.origin + to.pathname + to.hash).toBe(`${TARGET}#maquis.end`);
  });

  it.each(STRANGE)('the front door leads into a language of the site: %.30s', (strange) => {
    document.body.innerHTML = ['en', 'zh']
      .map((lang) => `<a data-door lang="${lang}" href="${ORIGIN}/sub/${lang}/">${lang}</a>`)
      .join('');
    localStorage.setItem('safe-house.language', strange);
    goTo(`?${encodeURIComponent(strange)}#${encodeURIComponent(strange)}`);
    const to = new URL(sentTo(FRONT_DOOR) ?? '');
    expect(to.origin + to.pathname).toBe(`${ORIGIN}/sub/en/`);
  });

  it.each(STRANGE)('the other language is the same page: %.30s', async (strange) => {
    const same = `${ORIGIN}/sub/zh/maquis/rules/upkeep/`;
    document.body.innerHTML = `<a data-language="zh" href="${same}">中文</a>`;
    const text = encodeURIComponent(strange);
    goTo(`?mode=${text}#${text}`);
    await import('#site/layout/language/language-switch.ts');
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    const to = new URL(link?.href ?? '');
    expect(to.origin + to.pathname).toBe(same);
    expect(to.searchParams.get('mode')).toBe(strange);
  });
});
