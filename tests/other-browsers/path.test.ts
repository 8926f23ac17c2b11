import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { someOf } from '../setup/cases.ts';
import { serveFolder } from '../setup/serve-folder.ts';
import type { OtherBrowser } from './browser.ts';
import { firefox } from './firefox.ts';
import { visitorIn } from './visitor.ts';
import { webkit } from './webkit.ts';

/** A phone, upright. */
const PHONE = { width: 390, height: 844 };

/** Where a picture of each stop goes, to be looked at: `PICTURES=folder npm run test:other-browsers`. */
const { PICTURES } = process.env;

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('a visitor with %s', (name, start) => {
  let browser: OtherBrowser;
  const folder = mkdtempSync(join(tmpdir(), 'visitor-'));
  beforeAll(async () => {
    browser = await start(PHONE);
    console.log(`${name} ${browser.version}`);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });
  const visitor = () => visitorIn(browser, inject('site'));
  const picture = async (stop: string) => {
    if (PICTURES) await browser.picture(join(PICTURES, `${name}-${stop}.png`));
  };

  const shown = () => browser.run<string>('return document.querySelector(".aid").innerText;');

  /** What stands beside the town follows it a frame later. */
  const drawn = () =>
    browser.run(
      'return new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done(true)))));',
    );

  /** Plays on by what is asked until a text is on the screen. */
  const playUntil = async (wanted: RegExp) => {
    const { asked, sees } = visitor();
    for (let n = 0; n < 60; n++) {
      await drawn();
      const before = await shown();
      if (wanted.test(before)) return;
      try {
        if (await sees('.aid-primary:not(:disabled)'))
          await visitor().pressAt('.aid-primary:not(:disabled)');
        else if (/^Where does/.test(await asked())) {
          await visitor().pressAt('.place--open:not([aria-haspopup])');
        } else await visitor().pressAt('.aid-panel .aid-choices button');
      } catch (error) {
        // What was to be pressed has gone with a frame that came late: what is asked now is looked at anew.
        if ((await shown()) === before) throw error;
        continue;
      }
      await expect.poll(shown).not.toBe(before);
    }
    await picture('stuck');
    throw new Error(`it never came to ${wanted}`);
  };

  test('reads a chapter', async () => {
    const { open, reads, sees } = visitor();
    await open('en/maquis/rules/way-home/');
    expect(await reads('h1')).not.toBe('');
    expect(await sees('.rule h2')).toBeGreaterThan(1);
    expect(await browser.run('return matchMedia("(prefers-reduced-motion)").matches;')).toBe(true);
    await picture('chapter');
  });

  test.each([
    ['en/maquis/', 'gun', /#maquis\.shooting$/],
    ['zh/maquis/', '开枪', /#maquis\.shooting$/],
  ])('searches from %s for “%s”', async (path, words, first) => {
    const { open, pressAt, type } = visitor();
    await open(path);
    await pressAt('[data-search-open]');
    await type(words, 'dialog[open] input');
    await expect
      .poll(() =>
        browser.run<string>('return document.querySelector("[role=option]")?.href ?? "";'),
      )
      .toMatch(first);
    await picture(`search-${path.slice(0, 2)}`);
  });

  test('plays a turn beside a board, and finds it again after a reload', async () => {
    const { open, press, asked, comes } = visitor();
    await open('en/maquis/table/');
    await press('^Start the first turn$');
    await playUntil(/Turn 2\b/);
    const before = await asked();
    await picture('table');
    await browser.reload();
    await comes('^Menu$');
    await expect.poll(asked).toBe(before);
    await browser.inAnotherWindow(`${inject('site')}en/maquis/screen/`, async () => {
      await expect.poll(() => visitor().sees('.screen-game, [data-place]')).toBeGreaterThan(0);
    });
  });

  test('practises with odds and coach, and shares the game by a link', async () => {
    const { open, press, asked, comes, sees } = visitor();
    await open('en/maquis/practice/');
    await press('^Coach$');
    await press('^Start$');
    await expect.poll(asked).toMatch(/^Where does worker 1/);
    await expect.poll(() => sees('.town-odds, .odds-ring, [class*="odds"]')).toBeGreaterThan(0);
    await press('^Ask the coach$');
    await comes('^Think (on|longer)$');
    await picture('practice');
    await playUntil(/Turn 2\b/);
    const before = await asked();
    await press('^Share$');
    const link = await browser.run<string>(
      'return document.querySelector("dialog[open] input[readonly]").value;',
    );
    await press('^Close$');
    await browser.inAnotherWindow(link, async () => {
      await expect.poll(() => visitor().asked()).toBe(before);
    });
  });

  test('leaves in the middle of a step, and finds the game and all that is kept', async () => {
    const { open, sees, pressAt } = visitor();
    const live = (selector: string) => `${selector}:not([data-skeleton] *)`;
    const place = live('.place--open:not([aria-haspopup])');
    const step = live(':is(.aid-primary:not(:disabled), .aid-panel .aid-choices button)');
    /** Comes to where one press makes a step. */
    const comeToStep = async () => {
      await expect.poll(() => sees(`${place}, ${step}`)).toBeGreaterThan(0);
      if ((await sees(step)) === 0) await pressAt(place);
      await expect.poll(() => sees(step)).toBeGreaterThan(0);
    };
    /** How often the games of this room have been written, all together. */
    const written = () =>
      browser.run<number>(`return new Promise((done) => {
        const opening = indexedDB.open('safe-house.maquis.practice');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('saves').objectStore('saves').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result.reduce((sum, { revision }) => sum + revision, 0));
          };
        };
      });`);
    for (const moment of someOf([0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100])) {
      await open('en/maquis/practice/');
      await comeToStep();
      await browser.run(
        `document.querySelector(args[0]).click();
        setTimeout(() => { location.href = args[1]; }, args[2]);`,
        step,
        `${inject('site')}en/kept/`,
        moment,
      );
      await expect.poll(() => browser.run('return location.pathname;')).toBe('/en/kept/');
      await expect.poll(() => sees('section .kept-counts')).toBeGreaterThan(0);
    }
    // The page that was put away comes back, and keeps what is played on.
    const before = await written();
    await browser.run('history.back();');
    await expect.poll(() => sees(`${place}, ${step}`)).toBeGreaterThan(0);
    // Between two turns the next one is named; in the middle of one none is.
    const [, named = '1'] = /Turn (\d)/.exec(await shown()) ?? [];
    await playUntil(new RegExp(`Turn [${Number(named) + 1}-9]\\b`));
    await expect.poll(written).toBeGreaterThan(before);
  });

  test('takes everything along in a backup', async () => {
    const { open, press, reads, sees, type } = visitor();
    await open('en/kept/');
    // What is counted moves the buttons down.
    await expect.poll(() => sees('section .kept-counts')).toBeGreaterThan(0);
    await browser.run(`
      window.saved = [];
      const made = URL.createObjectURL;
      URL.createObjectURL = (blob) => { blob.text().then((text) => window.saved.push(text)); return made.call(URL, blob); };`);
    await press('^Save everything as one file$');
    await expect.poll(() => browser.run<number>('return window.saved.length;')).toBe(1);
    const backup = await browser.run<string>('return window.saved[0];');
    const file = join(folder, 'backup.json');
    writeFileSync(file, backup);
    await type(file, 'input[type=file]');
    await expect.poll(() => reads('.kept-counts')).toMatch(/1/);
    await picture('kept');
  });

  test('reads on without a network', async () => {
    const site = await serveFolder(inject('dist'));
    const chapter = `${site.url}en/maquis/rules/way-home/`;
    await browser.open(`${site.url}en/maquis/`);
    await expect
      .poll(() =>
        browser.run<boolean>(
          'return caches.match(args[0], { ignoreSearch: true }).then((hit) => Boolean(hit));',
          chapter,
        ),
      )
      .toBe(true);
    await browser.open(`${site.url}en/offline/`);
    await expect
      .poll(() => visitor().reads('[data-offline="kept"]'))
      .toContain('You can go offline');
    await site.close();
    await browser.open(chapter);
    expect(await visitor().sees('.rule h2')).toBeGreaterThan(1);
  });
});
