import { execFileSync } from 'node:child_process';

/*
 * A little network of devices, each in a network namespace of its own, joined by a bridge. Nothing outside can be
 * reached from it. It takes root, and `ip` and `bridge` of Debian's iproute2.
 */

const SWITCH = 'shswitch';
export const namespaceOf = (device: number): string => `shdevice${device}`;

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });
const onPorts = (setting: string, value: 'on' | 'off', devices: number) => {
  for (let n = 1; n <= devices; n++)
    execFileSync('bridge', ['-n', SWITCH, 'link', 'set', 'dev', `port${n}`, setting, value]);
};

export interface Network {
  /** Whether the devices reach each other; a café keeps its guests apart. */
  readonly join: (reach: boolean) => void;
  /** Whether what is sent to all comes to all. */
  readonly multicast: (passes: boolean) => void;
  /** Whether a device believes that there is more than this network. */
  readonly routes: (device: number, has: boolean) => void;
  /** The first device opens a hotspot: the others go out through it, and it by a network of its own. */
  readonly hotspot: (isOpen: boolean) => void;
  readonly close: () => void;
}

/** Makes the network, and takes down what an earlier one left. */
export function network(devices: number): Network {
  takeDown(devices);
  ip('netns', 'add', SWITCH);
  ip('-n', SWITCH, 'link', 'add', 'middle', 'type', 'bridge', 'mcast_snooping', '0');
  ip('-n', SWITCH, 'link', 'set', 'middle', 'up');
  const routes = (device: number, has: boolean) => {
    const at = namespaceOf(device);
    for (const to of ['224.0.0.0/4', 'default'])
      ip('-n', at, 'route', has ? 'add' : 'del', to, 'dev', `wifi${device}`);
  };
  for (let n = 1; n <= devices; n++) {
    const at = namespaceOf(n);
    ip('netns', 'add', at);
    ip('-n', at, 'link', 'set', 'lo', 'up');
    ip(
      ...['link', 'add', `wifi${n}`, 'netns', at, 'type', 'veth'],
      ...['peer', 'name', `port${n}`, 'netns', SWITCH],
    );
    ip('-n', SWITCH, 'link', 'set', `port${n}`, 'master', 'middle', 'up');
    ip('-n', at, 'addr', 'add', `10.77.0.${n}/24`, 'dev', `wifi${n}`);
    ip('-n', at, 'link', 'set', `wifi${n}`, 'up');
    routes(n, true);
  }
  return {
    join: (reach) => onPorts('isolated', reach ? 'off' : 'on', devices),
    multicast: (passes) => onPorts('mcast_flood', passes ? 'on' : 'off', devices),
    routes,
    hotspot: (isOpen) => {
      const [at, own] = [namespaceOf(1), 'mobile1'];
      const others = Array.from({ length: devices - 1 }, (_, n) => namespaceOf(n + 2));
      if (isOpen) {
        for (let n = 1; n <= devices; n++) routes(n, false);
        ip('-n', at, 'link', 'add', own, 'type', 'veth', 'peer', 'name', 'mast1');
        ip('-n', at, 'addr', 'add', '10.99.0.2/24', 'dev', own);
        for (const end of [own, 'mast1']) ip('-n', at, 'link', 'set', end, 'up');
        ip('-n', at, 'route', 'add', 'default', 'via', '10.99.0.1', 'dev', own);
        for (const one of others) ip('-n', one, 'route', 'add', 'default', 'via', '10.77.0.1');
      } else {
        ip('-n', at, 'link', 'del', own);
        for (const one of others) ip('-n', one, 'route', 'del', 'default');
        for (let n = 1; n <= devices; n++) routes(n, true);
      }
    },
    close: () => takeDown(devices),
  };
}

function takeDown(devices: number): void {
  const names = [SWITCH, ...Array.from({ length: devices }, (_, n) => namespaceOf(n + 1))];
  for (const name of names) {
    try {
      ip('netns', 'del', name);
    } catch {
      // There is none.
    }
  }
}
