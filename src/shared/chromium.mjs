import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's package of Chromium without the windows round a page. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The Chromium of this machine, or the one CHROMIUM_PATH names. */
export const findChromium = () => CANDIDATES.find((path) => path && existsSync(path));

/**
 * The Chromium that opens a page soonest: where the machine has one without windows, that one, which
 * takes a quarter less for the same tests; else the whole.
 */
export const findQuickChromium = () =>
  !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findChromium();

export const HOW_TO_GET_ONE =
  'The browser tests need Chromium. On Debian: sudo apt-get install chromium. ' +
  'Elsewhere install Chrome or Chromium and set CHROMIUM_PATH to its program.';
