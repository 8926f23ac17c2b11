import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium of this machine, or the one CHROMIUM_PATH names. */
export const findChromium = () => CANDIDATES.find((path) => path && existsSync(path));

export const HOW_TO_GET_ONE =
  'The browser tests need Chromium. On Debian: sudo apt-get install chromium. ' +
  'Elsewhere install Chrome or Chromium and set CHROMIUM_PATH to its program.';
