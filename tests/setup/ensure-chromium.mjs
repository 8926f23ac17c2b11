// Brings a Chromium for the browser tests, or says how to get one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findQuickChromium, HOW_TO_GET_ONE } from '../../src/shared/chromium.mjs';

/** How long Debian's packages may take, in milliseconds. */
const PATIENCE = 300_000;

function install(packaged) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words) =>
    execFileSync('apt-get', words, { stdio: 'inherit', env, timeout: PATIENCE });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', packaged);
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (mayInstall && !findChromium()) install('chromium');
if (mayInstall && !process.env.CHROMIUM_PATH && findQuickChromium() === findChromium()) {
  try {
    install('chromium-headless-shell');
  } catch {
    console.log('No package chromium-headless-shell is to be had: the tests take a little longer.');
  }
}

const found = findChromium();
console.log(found ? `Chromium: ${found}, for tests ${findQuickChromium()}` : HOW_TO_GET_ONE);
if (!found) process.exitCode = 1;
