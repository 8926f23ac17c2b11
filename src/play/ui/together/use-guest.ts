import { useEffect, useRef, useState } from 'preact/hooks';
import { digitsOf, lettersOf } from '#play/together/code-bytes.ts';
import { type TableCode, WATCHER } from '#play/together/codes.ts';
import { Guest, type GuestState } from '#play/together/guest.ts';
import { browserPeers, canMeet } from '#play/together/peer.ts';
import { type DeviceFault, mayReachNearby } from './faults.ts';
import { rememberSeat } from './own-seat.ts';
import { closeCamera, openCamera } from './ReadCode.tsx';
import { rememberSeated } from './reopened.ts';
import type { OwnTableState } from './use-own-table.ts';

interface GuestAtTable {
  /** Nothing before a seat is taken. */
  readonly state: GuestState | undefined;
  readonly code: OwnTableState['code'];
  readonly fault: DeviceFault | undefined;
  /**
   * Why the browser tells no address of this device. Where nothing leads out of the network, some browsers
   * reach nobody then, until the camera is allowed.
   */
  readonly hidden: DeviceFault | undefined;
  /** Allows the camera, and makes another code. */
  readonly unhide: () => void;
  /** Takes over a camera that runs, and lets it run until the code is made: then some browsers tell more. */
  readonly hold: (camera: MediaStream | undefined) => void;
  /** What the table told last. */
  readonly view: unknown;
  /** Why the last thing asked for was not done. */
  readonly not: readonly string[];
  readonly sit: (table: TableCode, seat: number) => void;
  readonly ask: (what: unknown) => void;
  /** Looks for the table at once. */
  readonly wake: () => void;
}

/** This device at somebody's table. */
export function useGuest(game: string, ruleset: string): GuestAtTable {
  const guest = useRef<Guest>();
  const [, setTick] = useState(0);
  const [code, setCode] = useState<OwnTableState['code']>();
  const [fault, setFault] = useState<DeviceFault>();
  const [isHidden, setHidden] = useState(false);
  const camera = useRef<MediaStream>();
  const hasHadCamera = useRef(false);
  const isBlocked = useRef(false);
  const isGone = useRef(false);
  const place = useRef<readonly [table: TableCode, seat: number]>();
  useEffect(() => {
    const wake = () => document.visibilityState === 'visible' && guest.current?.wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      guest.current?.leave();
      isGone.current = true;
      closeCamera(camera.current);
    };
  }, []);
  const whyHidden = (): DeviceFault => (isBlocked.current ? 'blocked' : 'hidden');
  const changed = () => {
    const { state, refusal } = guest.current ?? {};
    if (state === 'here') setFault(undefined);
    const seat = place.current?.[1];
    if (state === 'here') rememberSeated(game, seat === WATCHER ? 'watches' : seat);
    if (state === 'over') rememberSeated(game, undefined);
    if (state === 'refused') setFault(refusal);
    if (state === 'unreachable' && !guest.current?.hasAddress)
      setFault(hasHadCamera.current ? 'network' : whyHidden());
    else if (state === 'unreachable')
      void mayReachNearby().then((may) => setFault(may ? 'unreachable' : 'permission'));
    setTick((before) => before + 1);
  };
  const sit = async (table: TableCode, seat: number) => {
    setFault(undefined);
    setCode(undefined);
    setHidden(false);
    place.current = [table, seat];
    if (!canMeet()) {
      setFault('browser');
      return;
    }
    try {
      const before = guest.current;
      const next = new Guest(await browserPeers(), { game, ruleset, key: guestKey() }, changed);
      // What was seen last stays on the screen until there is something newer.
      next.view = before?.view;
      before?.leave();
      guest.current = next;
      rememberSeat(game, seat);
      const bytes = await next.sit(table, seat);
      if (bytes) setCode({ digits: digitsOf(bytes), letters: lettersOf(bytes) });
      setTick((before) => before + 1);
      await next.gathered();
      if (next !== guest.current) return;
      hasHadCamera.current = camera.current !== undefined;
      setHidden(!next.hasAddress && !hasHadCamera.current);
    } catch {
      setFault('network');
    }
    hold(undefined);
    setTick((before) => before + 1);
  };
  const hold = (other: MediaStream | undefined) => {
    closeCamera(camera.current);
    camera.current = other;
    if (isGone.current) closeCamera(other);
  };
  const unhide = async () => {
    const opened = await openCamera();
    isBlocked.current = opened === undefined;
    hold(opened);
    if (place.current) await sit(...place.current);
  };
  return {
    state: guest.current?.state,
    code,
    fault,
    hidden: isHidden ? whyHidden() : undefined,
    unhide: () => void unhide(),
    hold,
    view: guest.current?.view,
    not: guest.current?.not ?? [],
    sit: (table, seat) => void sit(table, seat),
    ask: (what) => {
      guest.current?.ask(what);
      setTick((before) => before + 1);
    },
    wake: () => guest.current?.wake(),
  };
}

/*
 * By what a table knows a device again that reloads: kept as long as its tab is open, and no longer. Where a
 * browser keeps nothing, a seat is chosen anew.
 */

const KEY = 'device-key';

function stored(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Then it is asked again.
  }
}

/** Eight random bytes, the same in this tab. */
function guestKey(): string {
  const known = stored(KEY);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  store(KEY, key);
  return key;
}
