import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { namespaceOf, network } from './network.ts';

/*
 * Two devices at one table, each in a network of its own making: whether they meet, how soon they are together again
 * after being away, and what is said where they cannot. `npm run bench:devices [FOLDER WITH A BUILD] [PART]`, as
 * root; some eight minutes, nearly all of it waiting. A part is a word of its rows: `hotspot`, `firefox`.
 */

type Kind = 'chromium' | 'firefox';

const [folder = 'dist', part = ''] = process.argv.slice(2);

/** A device in its network, as a child process. */
class Device {
  readonly process: ChildProcess;
  private readonly answers: AsyncIterator<string>;

  constructor(n: number, kind: Kind, hasCamera: boolean, switches: readonly string[]) {
    const of = [folder, kind, hasCamera ? 'camera' : '', ...switches];
    const program = ['node', 'tests/bench/devices/device.ts', ...of];
    this.process = spawn('ip', ['netns', 'exec', namespaceOf(n), ...program.filter(Boolean)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (!this.process.stdout) throw new Error('no answers');
    const lines: Interface = createInterface({ input: this.process.stdout });
    this.answers = lines[Symbol.asyncIterator]();
  }

  async do(act: string, ...given: readonly string[]): Promise<string> {
    this.process.stdin?.write(`${JSON.stringify([act, ...given])}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error(`${act}: the device is gone`);
    const answer = JSON.parse(value);
    if ('failed' in answer) throw new Error(`${act}: ${answer.failed}`);
    return String(answer.done ?? '');
  }

  /** Stops the browser whole, as a phone in a pocket does, or lets it go on. */
  sleep(isAsleep: boolean): void {
    const browsers = childrenOf(this.process.pid ?? 0).filter((pid) => isBrowser(pid));
    for (const pid of browsers) process.kill(pid, isAsleep ? 'SIGSTOP' : 'SIGCONT');
  }
}

function childrenOf(pid: number): number[] {
  try {
    const told = execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' });
    const own = told.split(/\s+/).filter(Boolean).map(Number);
    return [...own, ...own.flatMap(childrenOf)];
  } catch {
    return [];
  }
}

const isBrowser = (pid: number): boolean =>
  /chrom|firefox/i.test(execFileSync('ps', ['-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }));

/** Seconds until something holds; nothing where it does not within so many. */
async function until(holds: () => Promise<boolean>, most: number): Promise<number | undefined> {
  const begun = Date.now();
  while (Date.now() - begun < most * 1000) {
    if (await holds()) return (Date.now() - begun) / 1000;
    await wait(200);
  }
  return undefined;
}

const reads = async (device: Device, text: string | RegExp): Promise<boolean> =>
  (await device.do('read')).search(text) >= 0;

const AWAY = 'The table is out of reach';
/** The second where the browser asks before it lets a site reach what is near. */
const NOT_MET = /The devices do not reach each other|before a site may reach devices nearby/;
/** What both devices show after a step of the game, and not before. */
const STEP = 'Laid: 2';

/** Opens a table on one device and brings the other to it. */
async function meet(table: Device, guest: Device): Promise<void> {
  const link = await table.do('table');
  await table.do('take', await guest.do('sit', link));
}

const say = (what: string, came: string) => console.log(`| ${what} | ${came} |`);
const soon = (seconds: number | undefined, most: number) =>
  seconds === undefined ? `not within ${most} s` : `${seconds.toFixed(1)} s`;

/** Whose browser may use its camera. */
type Cameras = 'none' | 'table' | 'both';

async function withDevices(
  [one, other]: readonly [Kind, Kind],
  how: string,
  cameras: Cameras,
  work: (table: Device, guest: Device) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  if (!`${one} ${other} ${how}`.includes(part)) return;
  const table = new Device(1, one, cameras !== 'none', switches);
  const guest = new Device(2, other, cameras === 'both', switches);
  try {
    await table.do('start');
    await guest.do('start');
    await work(table, guest);
  } catch (error) {
    say(`${one} opens, ${other} joins, ${how}`, `not met: ${String(error).split('\n')[0]}`);
  }
  await Promise.all([table.do('close'), guest.do('close')].map((ended) => ended.catch(() => {})));
}

const net = network(2);
console.log('| what | result |\n|---|---|');

/** Firefox looks at no network but the one that leads out, until it may use the camera: without it a guest says so. */
const BOTH = 'without a route out, both cameras allowed';
const WAYS = ['as usual', 'without multicast', 'without a route out', BOTH] as const;
const PAIRS = [
  ['chromium', 'chromium'],
  ['chromium', 'firefox'],
  ['firefox', 'chromium'],
  ['firefox', 'firefox'],
] as const;
for (const pair of PAIRS) {
  for (const how of WAYS) {
    const hasRoute = !how.startsWith('without a route out');
    net.multicast(how !== 'without multicast');
    if (!hasRoute) for (const n of [1, 2]) net.routes(n, false);
    const cameras = how === 'as usual' ? 'none' : how === BOTH ? 'both' : 'table';
    await withDevices(pair, how, cameras, async (table, guest) => {
      await meet(table, guest);
      const met = await until(() => reads(guest, 'Maquis lays 2'), 20);
      say(`${pair[0]} opens, ${pair[1]} joins, ${how}`, `met after ${soon(met, 20)}`);
    });
    net.multicast(true);
    if (!hasRoute) for (const n of [1, 2]) net.routes(n, true);
  }
}

/** Browsers have these already, and may turn them on. */
const COMING = [
  '--enable-features=LocalNetworkAccessChecksWebRTC',
  '--force-fieldtrials=WebRTC-NoSdpMangleUfrag/Enabled/',
];
const together = async (how: string, switches: readonly string[]) =>
  withDevices(
    ['chromium', 'chromium'],
    how,
    'table',
    async (table, guest) => {
      await meet(table, guest);
      const met = await until(() => reads(guest, 'Maquis lays 2'), 20);
      say(`chromium opens, chromium joins, ${how}`, `met after ${soon(met, 20)}`);
    },
    switches,
  );
for (const one of COMING) await together(`with ${one}`, [one]);

net.hotspot(true);
await together('by the hotspot of the first', []);
net.hotspot(false);

net.join(false);
await withDevices(['chromium', 'chromium'], 'kept apart', 'table', async (table, guest) => {
  await meet(table, guest);
  const told = await until(() => reads(guest, NOT_MET), 40);
  say('kept apart from each other', `the guest says so after ${soon(told, 40)}`);
  say('… and the table', `after ${soon(await until(() => reads(table, NOT_MET), 40), 40)} more`);
});
net.join(true);

const BREAKS = [
  ['no network', 15],
  ['no network', 40],
  ['no network', 90],
  ['asleep', 45],
] as const;
await withDevices(['chromium', 'chromium'], 'away', 'table', async (table, guest) => {
  await meet(table, guest);
  await until(() => reads(guest, 'Maquis lays 2'), 20);
  await table.do('done');
  for (const [n, [what, seconds]] of BREAKS.entries()) {
    await wait(3000);
    if (what === 'asleep') guest.sleep(true);
    else net.join(false);
    // The game goes on meanwhile.
    await table.do('press', n % 2 === 0 ? 'Maquis lays 2' : 'Undo');
    await wait(seconds * 1000);
    if (what === 'asleep') guest.sleep(false);
    else net.join(true);
    const seen = async () =>
      !(await reads(guest, AWAY)) && (await reads(guest, STEP)) === (n % 2 === 0);
    say(`${what} for ${seconds} s`, `sees what was done after ${soon(await until(seen, 60), 60)}`);
  }
});
net.close();
