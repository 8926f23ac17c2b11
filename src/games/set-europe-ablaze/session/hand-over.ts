import { checkedText, valueIn } from '#play/links/link-text.ts';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { sha256 } from '#shared/sha256.ts';
import { LARGEST_LOG, type LogEvent, readLog, withoutTime } from '../engine/log/index.ts';
import { isUnknownRecord } from '../engine/read-state.ts';
import { eventsOf, gameWithEvents, RULESET, type SeaGame, unnumbered } from './replay.ts';

/*
 * A game handed from one device to another as a code: its log from an event on, packed, behind a
 * checksum. What went before is told by its hash alone, so a turn is some hundred letters.
 */

const LABEL = 'sea-hand-over 1';
const HASH_LENGTH = 16;

/** What events have come to, whenever they were written down. */
const hashOf = (events: readonly LogEvent[]): string =>
  sha256(JSON.stringify(events.map(withoutTime))).slice(0, HASH_LENGTH);

async function through(bytes: Uint8Array, by: TransformStream, most: number): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(by);
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error('too large');
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A game as a code, from an event on. */
export async function codeOf(game: SeaGame, since: number): Promise<string> {
  const events = eventsOf(game);
  const { seed = '', title, rulings } = game.setUp;
  const told = {
    ...{ game: seed, title, rulings, since, before: hashOf(events.slice(0, since)) },
    events: events.slice(since).map((event) => unnumbered(withoutTime(event))),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(told));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), LARGEST_LOG);
  const hex = [...packed].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return checkedText(LABEL, BigInt(`0x1${hex}`));
}

/** What came of a code: a game, or why it cannot be taken. */
type TakenCode =
  | { readonly game: SeaGame }
  /** It is damaged, or no code at all. */
  | { readonly wrong: 'code' }
  /** The game it goes on with is not here, or not as far. */
  | { readonly wrong: 'earlier' }
  /** The game here is another one before that event. */
  | { readonly wrong: 'parted'; readonly before: number };

/** Reads a code, in the light of the games that are here. Never throws. */
export async function gameInCode(text: string, kept: readonly SeaGame[]): Promise<TakenCode> {
  const told = await toldIn(text);
  const { game: seed, since, before, events, title, rulings } = told ?? {};
  if (!told || typeof seed !== 'string' || !Array.isArray(events)) return { wrong: 'code' };
  if (!Number.isInteger(since) || Number(since) < 0) return { wrong: 'code' };
  let earlier: readonly LogEvent[] = [];
  if (Number(since) > 0) {
    const here = kept.filter(({ setUp }) => setUp.seed === seed).map(eventsOf);
    const far = here.filter(({ length }) => length >= Number(since));
    const same = far.find((mine) => hashOf(mine.slice(0, Number(since))) === before);
    if (far.length === 0) return { wrong: 'earlier' };
    if (!same) return { wrong: 'parted', before: Number(since) + 1 };
    earlier = same.slice(0, Number(since));
  }
  const all = [...earlier, ...events.filter(isUnknownRecord)].map((event, place) => ({
    ...event,
    n: place + 1,
  }));
  const head = { format: 'sea-game', version: 1, title, rulings, game: seed };
  const read = readLog({ ...head, events: all });
  if ('wrong' in read || read.fault || read.log.events.length === 0) return { wrong: 'code' };
  const { log } = read;
  const setUp = {
    ...{ ruleset: RULESET, seed: log.game ?? seed },
    ...(log.title === '' ? {} : { title: log.title }),
    ...(Object.keys(log.rulings).length === 0 ? {} : { rulings: log.rulings }),
  };
  return { game: gameWithEvents(setUp, log.events.map(unnumbered)) };
}

/** More words before or behind a code, and it is looked for no further. */
const MOST_WORDS = 12;

/**
 * The number of the first code in a text. A messenger may have broken it into lines, and there may be words
 * and marks around it; whether something is the code its checksum tells.
 */
function numberIn(text: string): bigint | undefined {
  const parts = text.split(/[^\w-]+/).filter((part) => part !== '');
  for (let from = 0; from < Math.min(parts.length, MOST_WORDS); from++) {
    for (let left = 0; left < MOST_WORDS && from + left < parts.length; left++) {
      const value = valueIn(LABEL, parts.slice(from, parts.length - left).join(''));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

async function toldIn(text: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const value = numberIn(text);
  if (value === undefined) return undefined;
  const hex = value.toString(16).slice(1);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    const plain = await through(bytes, new DecompressionStream('deflate-raw'), LARGEST_LOG);
    const told = parseUntrustedJson(new TextDecoder().decode(plain), {
      parts: 200_000,
      items: 400_000,
    });
    return isUnknownRecord(told) ? told : undefined;
  } catch {
    return undefined;
  }
}
