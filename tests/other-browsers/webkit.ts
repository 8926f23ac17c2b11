import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OtherBrowser, Size } from './browser.ts';

/** The key of an element in what WebDriver hands over (W3C WebDriver, “Elements”). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const [PROGRAM] = globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser');

/** WebKit as GTK has it, with motion reduced, in a window nobody sees, driven over WebDriver. */
export async function webkit({ width, height }: Size): Promise<OtherBrowser> {
  const screen = await started('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
  const port = await freePort();
  const settings = withoutMotion();
  const env = { ...process.env, DISPLAY: `:${screen.said}`, XDG_CONFIG_HOME: settings };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = asking(`http://127.0.0.1:${port}`);
  await untilReady(ask);
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: PROGRAM, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const tell = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    ask(method, `/session/${sessionId}${path}`, body);
  await tell('POST', '/window/rect', { width, height });
  const run = (script: string, args: readonly unknown[]) =>
    tell('POST', '/execute/sync', { script: `const args = [...arguments];${script}`, args });
  const found = async (finder: string, args: readonly unknown[]) =>
    ((await run(finder, args)) as Record<string, string>)[ELEMENT];
  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    open: async (url) => void (await tell('POST', '/url', { url })),
    run: (body, ...args) => run(body, args) as Promise<never>,
    press: async (finder, ...args) => {
      for (let tries = 1; ; tries += 1) {
        try {
          await tell('POST', `/element/${await found(finder, args)}/click`, {});
          return;
        } catch (error) {
          // The page has drawn the control anew since it was found.
          if (tries === 5 || !String(error).includes('stale element reference')) throw error;
        }
      }
    },
    type: async (text, finder, ...args) =>
      void (await tell('POST', `/element/${await found(finder, args)}/value`, { text })),
    reload: async () => void (await tell('POST', '/refresh', {})),
    inAnotherWindow: async (url, work) => {
      const before = await tell('GET', '/window');
      const { handle } = (await tell('POST', '/window/new', { type: 'window' })) as {
        handle: string;
      };
      await tell('POST', '/window', { handle });
      await tell('POST', '/url', { url });
      await work();
      await tell('DELETE', '/window');
      await tell('POST', '/window', { handle: before });
    },
    picture: async (file) =>
      writeFileSync(file, Buffer.from((await tell('GET', '/screenshot')) as string, 'base64')),
    close: async () => {
      await tell('DELETE', '');
      driver.kill();
      screen.process.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

/** A folder of settings by which GTK, and so the page, moves nothing. */
function withoutMotion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

const asking =
  (base: string): Ask =>
  async (method, path, body) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const { value } = await (await fetch(base + path, { method, ...sent })).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Asks until the driver answers that it is ready. */
async function untilReady(ask: Ask): Promise<void> {
  for (;;) {
    const status = await ask('GET', '/status').catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Starts a program that says something on its third channel when it is ready. */
const started = (program: string, args: readonly string[]) =>
  new Promise<{ process: ChildProcess; said: string }>((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    child.on('error', fail);
    child.stdio[3]?.once('data', (said: Buffer) =>
      done({ process: child, said: said.toString().trim() }),
    );
  });

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
