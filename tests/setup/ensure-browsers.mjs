// Brings the browsers for the tests, or says how to get them.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findChromium, findQuickChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';

/** How long Debian's packages may take, in milliseconds. */
const PATIENCE = 600_000;

/**
 * What Debian calls the browsers and the Chinese letters that visitors have, and the file that says that one
 * is there.
 */
const OTHERS = [
  ['fonts-noto-cjk', '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
  ['firefox-esr', '/usr/bin/firefox-esr'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/Xvfb'],
];

const HOW_TO_GET_OTHERS =
  'The tests need Firefox, WebKit and Chinese letters. On Debian: ' +
  'sudo apt-get install firefox-esr webkit2gtk-driver xvfb fonts-noto-cjk.';

function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words) =>
    execFileSync('apt-get', words, { stdio: 'inherit', env, timeout: PATIENCE });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

const missing = () => OTHERS.filter(([, file]) => !existsSync(file)).map(([name]) => name);

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (mayInstall) {
  const wanted = [...(findChromium() ? [] : ['chromium']), ...missing()];
  if (wanted.length > 0) install(...wanted);
}
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
const [webkit] = globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser');
if (missing().length > 0 || !webkit) {
  console.log(HOW_TO_GET_OTHERS);
  process.exitCode = 1;
} else console.log(`Firefox: /usr/bin/firefox-esr; WebKit: ${webkit}`);
