import { type Message, messageReader, type Peer, type Peers, piecesOf } from './peer.ts';

/*
 * A connection that mends itself. Over the living one a few spares are agreed on; they are begun only when
 * the living one is lost, so nobody has to show a code again.
 */

/** One is tried at once, the others 45 seconds apart: enough for two minutes out of reach. */
const SPARES = 4;
const BEAT_EVERY = 2000;
/** Without a sign for so long, the other device counts as away. */
const AWAY_AFTER = 8000;
/** A table listens on its spares a little later: a guest that only slept comes back by itself. */
const LISTEN_AFTER = 10_000;
const TRY_EVERY = 30_000;

type LinkState = 'waiting' | 'here' | 'away' | 'lost' | 'gone';

interface LinkEvents {
  /** A connection is open, the first or a later one. */
  readonly open: () => void;
  readonly message: (message: Message) => void;
  readonly state: (state: LinkState) => void;
}

interface Spare {
  readonly key: string;
  readonly peer: Peer;
  /** What a table was answered; a guest's needs none. */
  answer?: string;
  isListening?: boolean;
}

export class Link {
  state: LinkState = 'waiting';
  private live: Peer | undefined;
  private trying: Peer | undefined;
  private spares: Spare[] = [];
  private heard = Date.now();
  private tries = 0;
  private keys = 0;
  private readonly beats = setInterval(() => this.beat(), BEAT_EVERY);
  private next: ReturnType<typeof setTimeout> | undefined;

  private readonly side: 'table' | 'guest';
  private readonly peers: Peers;
  private readonly on: LinkEvents;

  constructor(side: 'table' | 'guest', peers: Peers, on: LinkEvents) {
    this.side = side;
    this.peers = peers;
    this.on = on;
  }

  /** A connection that may open. */
  use(peer: Peer): void {
    const read = messageReader();
    peer.hear({
      open: () => this.opened(peer),
      message: (piece) => this.told(peer, read(piece)),
      failed: () => {
        if (!this.live || peer === this.live || peer === this.trying) this.fail();
      },
    });
  }

  /** @returns whether there was a connection to send it over */
  send(message: Message): boolean {
    if (!this.live?.isOpen) return false;
    try {
      for (const piece of piecesOf(message)) this.live.send(piece);
      return true;
    } catch {
      // A channel that is closing, or full: the beats notice.
      return false;
    }
  }

  /** Tries at once: the page woke, the network is back, or somebody asked for it. */
  wake(): void {
    if (this.side === 'guest') void this.begin();
  }

  /** Ends it on both devices. */
  close(): void {
    this.send({ t: 'bye' });
    this.end();
  }

  private end(): void {
    clearInterval(this.beats);
    clearTimeout(this.next);
    const peers = [this.live, this.trying, ...this.spares.map(({ peer }) => peer)];
    this.to('gone');
    // What was sent last is on its way.
    setTimeout(() => {
      for (const peer of peers) peer?.close();
    }, 500);
  }

  private to(state: LinkState): void {
    if (this.state === state || this.state === 'gone') return;
    this.state = state;
    this.on.state(state);
  }

  private opened(peer: Peer): void {
    if (this.state === 'gone') {
      peer.close();
      return;
    }
    if (this.live && this.live !== peer) this.live.close();
    this.live = peer;
    this.trying = undefined;
    this.tries = 0;
    this.heard = Date.now();
    clearTimeout(this.next);
    if (this.side === 'table') {
      for (const spare of this.spares)
        if (spare.isListening && spare.peer !== peer) spare.peer.close();
      this.spares = this.spares.filter(({ isListening }) => !isListening);
    }
    this.to('here');
    this.on.open();
    if (this.side === 'table') void this.refill();
  }

  private told(peer: Peer, message: Message | undefined): void {
    if (!message || this.state === 'gone') return;
    this.heard = Date.now();
    if (this.state === 'away' && peer === this.live) this.to('here');
    if (message.t === 'spare') void this.agree(message.key, message.sdp);
    else if (message.t === 'bye') {
      this.on.message(message);
      this.end();
    } else if (message.t !== 'beat') this.on.message(message);
  }

  private beat(): void {
    if (this.state === 'waiting' || this.state === 'lost') return;
    this.send({ t: 'beat' });
    const silence = Date.now() - this.heard;
    if (this.state === 'here' && silence > AWAY_AFTER) this.to('away');
    if (this.state === 'away' && this.side === 'table' && silence > LISTEN_AFTER) this.listen();
    if (this.state === 'away' && this.side === 'guest' && !this.next && !this.trying) this.fail();
  }

  private async refill(): Promise<void> {
    while (this.spares.length < SPARES && this.state === 'here') {
      const peer = await this.peers.offer().catch(() => undefined);
      if (!peer) return;
      const key = `${this.keys++}`;
      this.spares.push({ key, peer });
      this.send({ t: 'spare', key, sdp: peer.sdp });
    }
  }

  private async agree(key: string, sdp: string): Promise<void> {
    if (this.side === 'table') {
      const spare = this.spares.find((one) => one.key === key);
      if (spare) spare.answer = sdp;
      return;
    }
    const peer = await this.peers.answer(sdp).catch(() => undefined);
    if (!peer) return;
    this.spares.push({ key, peer });
    for (const old of this.spares.splice(0, this.spares.length - SPARES)) old.peer.close();
    this.send({ t: 'spare', key, sdp: peer.sdp });
  }

  /** A table listens on all spares; that costs nothing until the guest begins one. */
  private listen(): void {
    for (const spare of this.spares) {
      if (spare.answer === undefined || spare.isListening) continue;
      spare.isListening = true;
      this.use(spare.peer);
      // Where the guest is then, its first packet tells.
      const answer = spare.answer.replace(/^a=candidate.*\r\n/gm, '');
      spare.peer.begin(answer).catch(() => undefined);
    }
  }

  private fail(): void {
    if (this.state === 'lost' || this.state === 'gone') return;
    const hasMet = this.state !== 'waiting';
    this.to(hasMet ? 'away' : 'lost');
    if (this.side === 'table') this.listen();
    if (this.side === 'table' || !hasMet) return;
    clearTimeout(this.next);
    this.trying = undefined;
    this.next = setTimeout(() => this.begin(), this.tries++ === 0 ? 0 : TRY_EVERY);
  }

  /** A guest begins a spare; an attempt lives as long as the browser lets it. */
  private async begin(): Promise<void> {
    if (this.state !== 'away' || this.trying?.isTrying) return;
    clearTimeout(this.next);
    this.next = undefined;
    const spare = this.spares.shift();
    if (!spare) {
      this.to('lost');
      return;
    }
    this.trying?.close();
    this.trying = spare.peer;
    this.use(spare.peer);
    await spare.peer.begin().catch(() => this.fail());
  }
}
