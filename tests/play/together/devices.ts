import type { Peer, Peers } from '#play/together/peer.ts';

/*
 * Devices in one room without a browser: connections that carry messages from one to the other at once,
 * and a network that can be away.
 */

/** What a browser tells of a connection, as Chromium writes it, with nothing of it left out that is read. */
export const sdpFrom = (print: number, name: string, addresses: readonly string[]): string =>
  [
    ...['v=0', 'o=- 4962303333179871722 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['a=extmap-allow-mixed', 'a=msid-semantic: WMS'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0'],
    ...addresses.map(
      (host, n) =>
        `a=candidate:${100 + n} 1 udp 2113937151 ${host} ${50000 + n} typ host generation 0`,
    ),
    ...[`a=ice-ufrag:${name}`, `a=ice-pwd:${name.repeat(6)}`, 'a=ice-options:trickle'],
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, n) =>
      ((print + n) & 255).toString(16).padStart(2, '0').toUpperCase(),
    ).join(':')}`,
    ...['a=setup:actpass', 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144', ''],
  ].join('\r\n');

interface FakePeer extends Peer {
  owner: string;
  isTrying: boolean;
  events: Parameters<Peer['hear']>[0] | undefined;
  other: FakePeer | undefined;
  offerName: string;
  begun: boolean;
  closed: boolean;
  /** What was sent while the network was away: it goes as soon as it is back, if the connection lives. */
  waiting: string[];
}

/** A guest's attempt, or a connection without a network, lives so long; a table waits for a first sign for ever. */
const PATIENCE = 15_000;

/** A room full of devices, and whether their network is there. */
export class Room {
  isAway = false;
  private losing: ReturnType<typeof setTimeout> | undefined;
  /** Everything that was sent, by whom. */
  readonly sent: { readonly from: string; readonly text: string }[] = [];
  private readonly all: FakePeer[] = [];
  private count = 0;

  device(name: string, addresses: readonly string[] = ['192.168.0.7']): Peers {
    const make = (offerName: string): FakePeer => {
      const word = `${name}${`${this.count++}`.padStart(3, '0')}`;
      const sdp = sdpFrom(name.charCodeAt(0), word, addresses);
      const room = this;
      const peer: FakePeer = {
        sdp,
        owner: name,
        events: undefined,
        other: undefined,
        offerName,
        begun: false,
        closed: false,
        waiting: [],
        get isOpen() {
          return peer.other !== undefined && !peer.closed && !peer.other.closed;
        },
        isTrying: false,
        hear: (events) => {
          peer.events = events;
        },
        begin: async (answer) => {
          peer.begun = true;
          peer.isTrying = answer === undefined;
          if (answer === undefined) {
            setTimeout(() => {
              if (peer.other || peer.closed) return;
              peer.isTrying = false;
              peer.closed = true;
              peer.events?.failed();
            }, PATIENCE);
          }
          room.meet();
        },
        gathered: async () => {},
        send: (text) => {
          if (!peer.isOpen) throw new Error('not open');
          room.sent.push({ from: name, text });
          if (room.isAway) peer.waiting.push(text);
          else queueMicrotask(() => peer.other?.events?.message(text));
        },
        close: () => {
          peer.closed = true;
        },
      };
      this.all.push(peer);
      return peer;
    };
    const wordOf = (sdp: string) => /ice-ufrag:(\w+)/.exec(sdp)?.[1] ?? '';
    return {
      offer: async () => {
        const peer = make('');
        peer.offerName = wordOf(peer.sdp);
        return peer;
      },
      answer: async (offer) => make(wordOf(offer)),
    };
  }

  /** The network goes: whatever is open is lost once it was away for long enough. */
  lose(): void {
    if (this.isAway) return;
    this.isAway = true;
    this.losing = setTimeout(() => {
      const lost = this.all.filter(({ isOpen }) => isOpen);
      for (const peer of lost) peer.closed = true;
      for (const peer of lost) peer.events?.failed();
    }, PATIENCE);
  }

  /** A device's page is gone, as when it reloads. */
  crash(name: string): void {
    for (const peer of this.all.filter(({ owner }) => owner === name)) {
      const wasOpen = peer.isOpen;
      peer.events = undefined;
      peer.close();
      if (wasOpen) peer.other?.events?.failed();
    }
  }

  /** The network is back. */
  return(): void {
    clearTimeout(this.losing);
    this.isAway = false;
    for (const { isOpen, other, waiting } of this.all)
      for (const text of waiting.splice(0)) if (isOpen) other?.events?.message(text);
    this.meet();
  }

  /** Opens what both sides have begun. */
  private meet(): void {
    if (this.isAway) return;
    for (const one of this.all) {
      if (!one.begun || one.other || one.closed) continue;
      const two = this.all.find(
        (peer) =>
          peer !== one &&
          peer.begun &&
          !peer.other &&
          !peer.closed &&
          peer.offerName === one.offerName,
      );
      if (!two) continue;
      one.other = two;
      two.other = one;
      one.isTrying = false;
      two.isTrying = false;
      queueMicrotask(() => {
        one.events?.open();
        two.events?.open();
      });
    }
  }
}
