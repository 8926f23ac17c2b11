import { gameByte, guestCode, readTableCode, type TableCode } from './codes.ts';
import { Link } from './link.ts';
import { type Message, type Peer, type Peers, type SeatRefusal, WIRE } from './peer.ts';

/*
 * A device at somebody's table. It has no game of its own: it shows what it is told, and asks.
 */

export type GuestState =
  /** Its code is on the screen. */
  | 'showing'
  /** The table cannot be reached from here. */
  | 'unreachable'
  | 'here'
  | 'away'
  | 'lost'
  | 'refused'
  /** The table was shut. */
  | 'over';

interface GuestOf {
  readonly game: string;
  readonly ruleset: string;
  /** By what the table knows this device again. */
  readonly key: string;
}

/** A table that has not answered by then will not. */
const ANSWER_WITHIN = 3000;

/** The table's code that a text holds, for this game: or what is wrong with it. */
export function tableIn(text: string, game: string): TableCode | 'damaged' | 'other-game' {
  const table = readTableCode(text);
  if (!table) return 'damaged';
  return table.game === gameByte(game) ? table : 'other-game';
}

export class Guest {
  state: GuestState = 'showing';
  /** What was told last. */
  view: unknown;
  /** Why the last thing asked for was not done. */
  not: readonly string[] = [];
  refusal: SeatRefusal | undefined;
  private n = -1;
  /** By which telling something was asked for last, and when. */
  private asked = { n: -1, at: 0 };
  private link: Link | undefined;
  private peer: Peer | undefined;

  private readonly peers: Peers;
  private readonly of: GuestOf;
  private readonly changed: () => void;

  constructor(peers: Peers, of: GuestOf, changed: () => void) {
    this.peers = peers;
    this.of = of;
    this.changed = changed;
  }

  /**
   * Takes a place and makes the code that the table has to read.
   *
   * @throws Error where the browser believes to be in no network
   */
  async sit(table: TableCode, seat: number): Promise<Uint8Array | undefined> {
    const place = table.places.find((one) => one.seat === seat);
    if (!place) return undefined;
    const peer = await this.peers.answer(place.sdp);
    this.peer = peer;
    const { game, ruleset, key } = this.of;
    const link = new Link('guest', this.peers, {
      open: () => link.send({ t: 'hello', wire: WIRE, game, ruleset, seat, key }),
      message: (message) => this.heard(message),
      state: (state) => this.to(stateOf(state, this.state)),
    });
    this.link?.close();
    this.link = link;
    link.use(peer);
    await peer.begin();
    if (table.isNamed) await peer.gathered();
    return guestCode({ seat, sdp: peer.sdp }, table);
  }

  /** Resolves when this device has looked for its addresses, which it does from when it sits down. */
  async gathered(): Promise<void> {
    await this.peer?.gathered();
  }

  /** Whether the browser tells an address of this device in any network. */
  get hasAddress(): boolean {
    return /^a=candidate/m.test(this.peer?.sdp ?? '');
  }

  /**
   * Asks the table for something; a table that is out of reach hears nothing. Until it has answered, nothing
   * more is asked: a second tap would come late, and be taken for somebody else's doing.
   */
  ask(what: unknown): boolean {
    if (this.asked.n === this.n && Date.now() - this.asked.at < ANSWER_WITHIN) return false;
    this.not = [];
    const isSent = this.link?.send({ t: 'ask', n: this.n, what }) ?? false;
    if (isSent) this.asked = { n: this.n, at: Date.now() };
    return isSent;
  }

  wake(): void {
    this.link?.wake();
  }

  leave(): void {
    this.link?.close();
  }

  private heard(message: Message): void {
    if (message.t === 'tell') {
      this.n = message.n;
      this.view = message.what;
    } else if (message.t === 'not') {
      this.asked.n = -1;
      this.not = message.why;
    } else if (message.t === 'no') {
      this.refusal = message.why;
      this.state = 'refused';
    } else if (message.t === 'bye' && this.state !== 'refused') this.state = 'over';
    this.changed();
  }

  private to(state: GuestState): void {
    if (state === this.state) return;
    this.state = state;
    this.changed();
  }
}

function stateOf(link: Link['state'], before: GuestState): GuestState {
  if (before === 'refused' || before === 'over') return before;
  if (link === 'lost') return before === 'showing' ? 'unreachable' : 'lost';
  return link === 'here' || link === 'away' ? link : before;
}
