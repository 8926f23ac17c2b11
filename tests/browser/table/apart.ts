import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findQuickChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import type { Elsewhere } from '../visit.ts';

/*
 * A browser in a network of its own: one Wi-Fi, and nothing outside it. It takes Linux with namespaces for everybody,
 * and iproute2.
 */

/** The commands of `ip` that make the network of a namespace. */
const WIFI = [
  'link set lo up',
  'link add wifi type veth peer name router',
  'addr add 10.77.0.1/24 dev wifi',
  'link set wifi up',
  'link set router up',
  'route add 224.0.0.0/4 dev wifi',
  'route add default dev wifi',
];

export interface Apart extends Elsewhere {
  /** Changes the network, by commands of `ip`. */
  readonly ip: (...commands: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/** Whether this machine lets anybody make a network. */
function canBeApart(): boolean {
  try {
    const make = `${WIFI.map((command) => `ip ${command}`).join(' && ')} && nsenter --version`;
    execFileSync('unshare', ['-rn', 'sh', '-c', make], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts the browser; nothing where this machine makes no networks. */
export async function browserApart(): Promise<Apart | undefined> {
  if (!canBeApart()) return undefined;
  const program = findQuickChromium();
  if (!program) throw new Error(HOW_TO_GET_ONE);
  const folder = mkdtempSync(join(tmpdir(), 'apart-'));
  const start = join(folder, 'start.sh');
  const made = WIFI.map((command) => `ip ${command}`).join('\n');
  writeFileSync(
    start,
    `#!/bin/sh\nexec unshare -rn sh -c '${made}\nexec "$0" "$@"' ${program} "$@"\n`,
  );
  chmodSync(start, 0o755);
  // Its driver speaks with it over pipes, which lead out of any network.
  const server = await chromium.launchServer({
    executablePath: start,
    args: ['--disable-gpu', '--use-fake-device-for-media-stream'],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const { pid } = server.process();
  return {
    browser,
    bringSite: async (context) => {
      await context.route('**/*', async (route) => {
        const response = await fetch(route.request().url());
        await route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: Buffer.from(await response.arrayBuffer()),
        });
      });
    },
    ip: (...commands) => {
      for (const command of commands) {
        const at = ['--preserve-credentials', '-U', '-n', '-t', `${pid}`];
        execFileSync('nsenter', [...at, 'ip', ...command.split(' ')], { stdio: 'pipe' });
      }
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
