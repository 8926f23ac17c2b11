import { sdpFrom } from '../../together/devices.ts';

/*
 * Connections between the devices of one page in memory: what one sends the other hears, as long as their network
 * is there.
 */

/** As much of a data channel as is used. */
class MemoryChannel {
  readyState = 'connecting';
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  other: MemoryChannel | undefined;

  open(other: MemoryChannel): void {
    this.readyState = 'open';
    this.other = other;
    queueMicrotask(() => this.onopen?.());
  }
  send(data: string): void {
    if (this.readyState !== 'open') throw new Error('not open');
    queueMicrotask(() => this.other?.onmessage?.({ data }));
  }
  /** It is lost: whoever has not let go of it is told. */
  lose(): void {
    if (this.readyState !== 'open') return;
    this.readyState = 'closed';
    queueMicrotask(() => this.onclose?.());
  }
}

const nameIn = (sdp: string): string => /ice-ufrag:(\w+)/.exec(sdp)?.[1] ?? '';

/** Of a connection, as much as is used. */
class MemoryConnection extends EventTarget {
  static readonly generateCertificate = async () => ({});

  readonly #network: Network;
  readonly #name: string;
  readonly channel = new MemoryChannel();
  iceGatheringState = 'new';
  connectionState = 'new';
  onconnectionstatechange: (() => void) | null = null;
  localDescription: { readonly sdp: string } | null = null;
  /** The other one, once its description is known. */
  other = '';
  isAnswering = false;

  constructor(network: Network) {
    super();
    this.#network = network;
    this.#name = network.join(this);
  }
  get name(): string {
    return this.#name;
  }
  get isReady(): boolean {
    return this.connectionState !== 'closed' && this.localDescription !== null;
  }
  createDataChannel(): MemoryChannel {
    return this.channel;
  }
  async setLocalDescription(): Promise<void> {
    const { hidden } = this.#network;
    const isHidden = hidden === 'all' || (hidden === 'guests' && this.isAnswering);
    this.localDescription = { sdp: sdpFrom(7, this.#name, isHidden ? [] : ['192.168.0.7']) };
    this.iceGatheringState = 'complete';
    if (this.isAnswering) this.connectionState = 'connecting';
    this.#network.meet();
  }
  async createAnswer(): Promise<{ readonly sdp: string }> {
    return { sdp: sdpFrom(7, this.#name, []) };
  }
  async setRemoteDescription({ type, sdp }: RTCSessionDescriptionInit): Promise<void> {
    this.isAnswering = type === 'offer';
    this.other = nameIn(sdp ?? '');
    this.#network.meet();
  }
  close(): void {
    this.connectionState = 'closed';
    this.channel.readyState = 'closed';
    this.channel.other?.lose();
  }
}

/** The network of a page's devices. */
export class Network {
  readonly #all: MemoryConnection[] = [];
  #isThere = true;
  /** Whose browsers tell no address. */
  hidden: 'nobody' | 'guests' | 'all' = 'nobody';

  join(one: MemoryConnection): string {
    this.#all.push(one);
    return `c${`${this.#all.length}`.padStart(3, '0')}`;
  }

  /** Whatever is open is lost, and nothing new opens until it is back. */
  lose(): void {
    this.#isThere = false;
    for (const { channel } of this.#all) channel.lose();
  }

  return(): void {
    this.#isThere = true;
    this.meet();
  }

  /** The pages of all guests, or the table's, are gone without a word, as when they are reloaded. */
  vanish(who: 'guests' | 'table'): void {
    for (const one of this.#all.filter(({ isAnswering }) => isAnswering === (who === 'guests'))) {
      const { channel } = one;
      Object.assign(channel, { onopen: null, onmessage: null, onclose: null });
      one.close();
    }
  }

  /** Opens whatever both sides have begun. */
  meet(): void {
    if (!this.#isThere) return;
    for (const guest of this.#all) {
      if (!guest.isAnswering || !guest.isReady || guest.channel.other) continue;
      const table = this.#all.find(({ name }) => name === guest.other);
      if (!table?.isReady || table.other !== guest.name || table.channel.other) continue;
      for (const one of [guest, table]) one.connectionState = 'connected';
      guest.channel.open(table.channel);
      table.channel.open(guest.channel);
    }
  }
}

/** Lets the devices of this page meet, until the second function it gives is called. */
export function withConnections(): readonly [network: Network, end: () => void] {
  const network = new Network();
  class Connection extends MemoryConnection {
    constructor() {
      super(network);
    }
  }
  Object.defineProperty(globalThis, 'RTCPeerConnection', { value: Connection, configurable: true });
  return [network, () => void Reflect.deleteProperty(globalThis, 'RTCPeerConnection')];
}
