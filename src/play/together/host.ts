import { checkOf, gameByte, readGuest, tableCode, WATCHER } from './codes.ts';
import { Link } from './link.ts';
import { type Message, type Peer, type Peers, WIRE } from './peer.ts';
import { type PlaceEvent, placesAfter, type SeatPlace } from './places.ts';

/*
 * The device that is the table. It alone has the game; every other device is told what it may see of it, and
 * asks for what it wants done.
 */

/** The game at a table, as it is told to other devices. */
export interface TableGame {
  readonly game: string;
  readonly ruleset: string;
  /** What the device of a seat may see; of a watcher's, what all see. */
  readonly viewFor: (seat: number) => unknown;
  /** A device wants something done. Reasons where it is not. */
  readonly asked: (seat: number, what: unknown) => readonly string[];
}

/** Why a code that was read brings nobody to the table. */
export type ReadFault = 'not-a-code' | 'other-table' | 'seat-taken' | 'unreachable';

/** After so long without meeting, two devices do not reach each other. */
const MEETING = 15_000;

interface Device {
  readonly id: string;
  readonly seat: number;
  readonly link: Link;
  /** What it was told last, as text, and which telling that was. */
  told: string;
  n: number;
  patience: ReturnType<typeof setTimeout> | undefined;
}

/** A message of one kind. */
type MessageOf<Kind extends Message['t']> = Extract<Message, { readonly t: Kind }>;

/** Whether another device holds a seat, and is there. One that was reloaded is the same device, known by its key. */
const isTaken = (
  places: readonly SeatPlace[],
  { id, key, seat }: Pick<SeatPlace, 'id' | 'key' | 'seat'>,
  watcher: number,
): boolean =>
  seat !== watcher &&
  places.some(
    (place) =>
      place.id !== id && place.seat === seat && place.state === 'here' && place.key !== key,
  );

export class TableHost {
  places: readonly SeatPlace[] = [];
  /** Why the last code that was read came to nothing. */
  fault: ReadFault | undefined;
  private readonly open = new Map<number, Promise<Peer>>();
  private readonly devices = new Map<string, Device>();
  private check = -1;
  private n = 0;
  private ids = 0;

  private readonly peers: Peers;
  /** The game on it now. */
  game: TableGame;
  private readonly changed: () => void;

  constructor(peers: Peers, game: TableGame, changed: () => void) {
    this.peers = peers;
    this.game = game;
    this.changed = changed;
  }

  /** The network is another: what was offered so far leads nowhere. */
  renew(): void {
    this.closeOpen();
  }

  /**
   * A code for places that anybody may take now. Those of an earlier code that nobody took are still read.
   *
   * @throws Error where the browser believes to be in no network
   * @returns the code; nothing where this device has no address
   */
  async code(seats: readonly number[]): Promise<Uint8Array | undefined> {
    const places = await Promise.all(
      seats.map(async (seat) => {
        // Set before it is there: a code that is asked for meanwhile tells the same.
        const offered = this.open.get(seat) ?? this.peers.offer();
        this.open.set(seat, offered);
        const peer = await offered.catch((error) => {
          this.open.delete(seat);
          throw error;
        });
        return { seat, sdp: peer.sdp };
      }),
    );
    if (!places.some(({ sdp }) => /^a=candidate/m.test(sdp))) return undefined;
    this.check = checkOf(places[0].sdp);
    return tableCode(gameByte(this.game.game), places);
  }

  /** Takes in the device whose code this is. */
  async read(text: string): Promise<ReadFault | 'ok'> {
    const code = readGuest(text);
    if (!code) return 'not-a-code';
    if (code.check !== this.check) return 'other-table';
    const offered = this.open.get(code.seat);
    if (!offered) return 'seat-taken';
    this.open.delete(code.seat);
    const peer = await offered;
    const device = this.deviceFor(code.seat, peer);
    this.fault = undefined;
    try {
      await peer.begin(code.sdp);
    } catch {
      this.drop(device);
      return 'not-a-code';
    }
    return 'ok';
  }

  /** Tells every device how the game stands now, where that changes what it sees. */
  tell(): void {
    for (const device of this.devices.values()) this.tellOne(device);
  }

  /** Whether a seat has a device of its own, even one that is out of reach for the moment. */
  isHeld(seat: number): boolean {
    return this.places.some(
      (place) => place.seat === seat && (place.state === 'here' || place.state === 'away'),
    );
  }

  /** The table is shut: every device is told so. */
  close(): void {
    for (const { link, patience } of this.devices.values()) {
      clearTimeout(patience);
      link.close();
    }
    this.closeOpen();
    this.devices.clear();
    this.places = [];
  }

  private closeOpen(): void {
    for (const offered of this.open.values())
      offered.then(
        (peer) => peer.close(),
        () => undefined,
      );
    this.open.clear();
  }

  private deviceFor(seat: number, peer: Peer): Device {
    const id = `${this.ids++}`;
    const link = new Link('table', this.peers, {
      open: () => clearTimeout(device.patience),
      message: (message) => this.heard(device, message),
      state: (state) => {
        if (state === 'here') this.after({ type: 'back', id });
        else if (state === 'away') this.after({ type: 'away', id });
        if (state === 'here') this.tellOne(device);
      },
    });
    const patience = setTimeout(() => {
      this.fault = 'unreachable';
      this.drop(device);
    }, MEETING);
    const device: Device = { id, seat, link, told: '', n: -1, patience };
    this.devices.set(id, device);
    link.use(peer);
    this.after({ type: 'read', id, seat });
    return device;
  }

  private heard(device: Device, message: Message): void {
    if (message.t === 'hello') this.welcome(device, message);
    else if (message.t === 'bye') this.drop(device);
    else if (message.t === 'ask' && this.isIn(device)) {
      const isLate = message.n !== device.n;
      const why = isLate ? ['late'] : this.game.asked(device.seat, message.what);
      if (why.length > 0) device.link.send({ t: 'not', why: [...why] });
      this.tell();
    }
  }

  private isIn = ({ id }: Device): boolean =>
    this.places.some((place) => place.id === id && place.state !== 'met');

  private welcome(device: Device, hello: MessageOf<'hello'>): void {
    const { game, ruleset } = this.game;
    const isSame = hello.wire === WIRE && hello.game === game && hello.ruleset === ruleset;
    const place = { id: device.id, key: hello.key, seat: device.seat };
    const why = !isSame
      ? 'other-rules'
      : isTaken(this.places, place, WATCHER)
        ? 'seat-taken'
        : undefined;
    if (why) {
      device.link.send({ t: 'no', why });
      this.drop(device);
      return;
    }
    // A device that comes back by a new code takes the place of what it was before.
    for (const other of [...this.devices.values()]) {
      if (other !== device && other.seat === device.seat && device.seat !== WATCHER)
        this.drop(other);
    }
    device.told = '';
    this.after({ type: 'hello', id: device.id, key: hello.key });
    this.tellOne(device);
  }

  private tellOne(device: Device): void {
    if (!this.isIn(device)) return;
    const what = this.game.viewFor(device.seat);
    const told = JSON.stringify(what);
    if (told === device.told) return;
    if (!device.link.send({ t: 'tell', n: this.n + 1, what })) return;
    device.told = told;
    device.n = ++this.n;
  }

  private drop(device: Device): void {
    clearTimeout(device.patience);
    this.devices.delete(device.id);
    device.link.close();
    this.after({ type: 'left', id: device.id });
  }

  private after(event: PlaceEvent): void {
    this.places = placesAfter(this.places, event);
    this.changed();
  }
}
