import * as v from 'valibot';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';

/*
 * One connection between two browsers, as the rest of this folder needs it. Tests put a pair of their own
 * in its place.
 */

/** What a connection tells of itself. */
interface PeerEvents {
  readonly open: () => void;
  readonly message: (piece: unknown) => void;
  /** It cannot be made, or is lost for good. */
  readonly failed: () => void;
}

export interface Peer {
  /** What the other browser must be told: an offer, or the answer to one. */
  readonly sdp: string;
  readonly isOpen: boolean;
  /** Whether it is being made. */
  readonly isTrying: boolean;
  /** Listens to it; whoever listened before no longer hears of it. */
  readonly hear: (events: PeerEvents) => void;
  /** Begins: a table with the answer of its guest, a guest without. */
  readonly begin: (answer?: string) => Promise<void>;
  /** Resolves when the addresses of this device stand in {@link sdp}. */
  readonly gathered: () => Promise<void>;
  readonly send: (piece: string) => void;
  readonly close: () => void;
}

/** Makes connections. */
export interface Peers {
  readonly offer: () => Promise<Peer>;
  readonly answer: (offer: string) => Promise<Peer>;
}

/** Whether this browser can speak to another one at all. */
export const canMeet = (): boolean => typeof RTCPeerConnection === 'function';

/** After so long a browser that is still looking for its addresses has those that matter. */
const GATHERING = 2000;

/**
 * The connections of this browser. A table's share one certificate, so that its code tells it once.
 *
 * @throws Error where the browser has none, or believes to be in no network
 */
export async function browserPeers(): Promise<Peers> {
  const certificate = await RTCPeerConnection.generateCertificate({
    name: 'ECDSA',
    namedCurve: 'P-256',
  } as EcKeyGenParams);
  const made = () => {
    // No server of any kind: devices meet in their own network or not at all.
    const connection = new RTCPeerConnection({ certificates: [certificate] });
    return { connection, channel: connection.createDataChannel('', { negotiated: true, id: 0 }) };
  };
  return {
    offer: async () => {
      const { connection, channel } = made();
      await connection.setLocalDescription();
      await gathered(connection);
      return peerOf(connection, channel, async (answer = '') => {
        await connection.setRemoteDescription({ type: 'answer', sdp: answer });
      });
    },
    answer: async (sdp) => {
      const { connection, channel } = made();
      await connection.setRemoteDescription({ type: 'offer', sdp });
      const answer = await connection.createAnswer();
      const begin = () => connection.setLocalDescription(answer);
      return peerOf(connection, channel, begin, answer.sdp);
    },
  };
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    const look = () => connection.iceGatheringState === 'complete' && done();
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(done, GATHERING);
    look();
  });
}

function peerOf(
  connection: RTCPeerConnection,
  channel: RTCDataChannel,
  begin: Peer['begin'],
  held = '',
): Peer {
  return {
    get sdp() {
      return connection.localDescription?.sdp ?? held;
    },
    get isOpen() {
      return channel.readyState === 'open';
    },
    get isTrying() {
      return connection.connectionState === 'connecting';
    },
    hear: ({ open, message, failed }) => {
      channel.onopen = open;
      channel.onmessage = ({ data }) => message(data);
      channel.onclose = failed;
      connection.onconnectionstatechange = () =>
        connection.connectionState === 'failed' && failed();
    },
    begin,
    gathered: () => gathered(connection),
    send: (piece) => channel.send(piece),
    close: () => connection.close(),
  };
}

/*
 * What a table and a guest say to each other over their connection. What a game tells and asks is its own,
 * and is read by it.
 */

/** The number of this form of the messages. */
export const WIRE = 1;

/** Why a table takes nobody in: other rules or another game, or somebody sits there. */
const REFUSALS = ['other-rules', 'seat-taken'] as const;
export type SeatRefusal = (typeof REFUSALS)[number];

const short = v.pipe(v.string(), v.maxLength(64));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sdp = v.pipe(v.string(), v.maxLength(8000));

const MessageSchema = v.variant('t', [
  /** A guest's first: what it knows, and the key by which its seat is its own after a reload. */
  v.object({
    ...{ t: v.literal('hello'), wire: count, game: short, ruleset: short },
    ...{ seat: v.pipe(count, v.maxValue(255)), key: short },
  }),
  v.object({ t: v.literal('no'), why: v.picklist(REFUSALS) }),
  /** How the game stands, as that device may see it; `n` says which telling it is. */
  v.object({ t: v.literal('tell'), n: count, what: v.unknown() }),
  /** What a guest wants done, and which telling it goes by. */
  v.object({ t: v.literal('ask'), n: count, what: v.unknown() }),
  v.object({ t: v.literal('not'), why: v.pipe(v.array(short), v.maxLength(20)) }),
  /** A connection for later: the table's offer, or the guest's answer to it. */
  v.object({ t: v.literal('spare'), key: short, sdp }),
  v.object({ t: v.picklist(['beat', 'bye']) }),
]);
export type Message = v.InferOutput<typeof MessageSchema>;

/** A longer text than any game comes to is nobody's game. */
const LONGEST = 4_000_000;
/** So much goes through in one piece in every browser. */
const PIECE = 48_000;
const LAST = '.';
const MORE = '+';

/** A message in pieces that a channel takes: each says whether more of it follow. */
export function piecesOf(message: Message): string[] {
  const text = JSON.stringify(message);
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += PIECE) pieces.push(text.slice(from, from + PIECE));
  return pieces.map((piece, n) => (n < pieces.length - 1 ? MORE : LAST) + piece);
}

/** Puts pieces together again; what is no message of this form comes to nothing. */
export function messageReader(): (piece: unknown) => Message | undefined {
  let before = '';
  return (piece) => {
    if (typeof piece !== 'string') return undefined;
    const text = before + piece.slice(1);
    before = piece.startsWith(MORE) && text.length <= LONGEST ? text : '';
    if (!piece.startsWith(LAST)) return undefined;
    try {
      const told = v.safeParse(
        MessageSchema,
        parseUntrustedJson(text, { parts: 400_000, items: 800_000 }),
      );
      return told.success ? told.output : undefined;
    } catch {
      return undefined;
    }
  };
}
