// Brings a Chromium for the browser tests, or says how to get one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, HOW_TO_GET_ONE } from '../../src/shared/chromium.mjs';

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words) => execFileSync('apt-get', words, { stdio: 'inherit', env });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (!findChromium() && mayInstall) install();

const found = findChromium();
console.log(found ? `Chromium: ${found}` : HOW_TO_GET_ONE);
if (!found) process.exitCode = 1;
