/*
 * One connection between two browsers, as the rest of this folder needs it. Tests put a pair of their own
 * in its place.
 */

/** What a connection tells of itself. */
export interface PeerEvents {
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
