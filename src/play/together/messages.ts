import * as v from 'valibot';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';

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
/** A message of one kind. */
export type MessageOf<Kind extends Message['t']> = Extract<Message, { readonly t: Kind }>;

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
