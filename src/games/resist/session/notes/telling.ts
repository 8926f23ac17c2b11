import {
  CARD_SIDES,
  ENEMY_KINDS,
  MAQUIS_IDS,
  MISSION_IDS,
  type RuleId,
} from '#games/resist/data/index.ts';
import type { GameEvent, Reason } from '#games/resist/engine/index.ts';
import type { Reason as AnyReason } from '#play/rules/game-rules.ts';
import { type MutableNotes, SPOTS, SPY_SPOTS, type SpySpot } from './notes.ts';

/*
 * What can be told of a real table, as a text: a word, then the things it is about.
 *
 *     play:abel:hidden    up:caves:guard-2    spy:supply:discard    civilian:3
 */

/** Happenings that only notes know of, besides those of the game itself. */
export type NoteEvent =
  | GameEvent
  | ({ readonly rule: RuleId } & (
      | { readonly type: 'hand-told'; readonly cards: number; readonly spies: number }
      | { readonly type: 'drawn-unnamed' }
      | { readonly type: 'put'; readonly maquis: string; readonly where: string }
      | { readonly type: 'spy-put'; readonly from: SpySpot; readonly to: SpySpot }
      | { readonly type: 'taken-back'; readonly maquis: string }
      | { readonly type: 'added'; readonly by: number }
    ));

/** Reasons that only notes know of. */
export const NOTE_REASONS = {
  'row-is-full': 'resist.setup-missions',
  'unnamed-in-hand': 'resist.play-everyone',
  'no-mission-chosen': 'resist.choose-mission',
  'no-spy-there': 'resist.spies',
  'hand-cannot-be': 'resist.new-hand',
  'no-recruit': 'resist.recruiting',
  'nothing-due': 'resist.round',
  'not-now': 'resist.round',
  'not-a-telling': 'resist.round',
} as const satisfies Record<string, RuleId>;
type NoteReason = keyof typeof NOTE_REASONS;

/** Thrown where something cannot have happened; caught where it was told. */
export class CannotBe extends Error {
  readonly why: readonly AnyReason[];

  constructor(why: readonly AnyReason[]) {
    super(why[0]?.code ?? 'refused');
    this.why = why;
  }
}

export function refuse(code: NoteReason, params: AnyReason['params'] = {}): never {
  throw new CannotBe([{ code, rule: NOTE_REASONS[code], params }]);
}

/** Refused for one of the game's own reasons. */
export function refuseBy(
  code: Reason['code'],
  rule: RuleId,
  params: AnyReason['params'] = {},
): never {
  throw new CannotBe([{ code, rule, params }]);
}

type Log = NoteEvent[];

export type { Log };

const KINDS = ENEMY_KINDS.map(({ id }) => id);
const NUMBERS = Array.from({ length: 13 }, (_, n) => String(n));
const CARDS = [...MAQUIS_IDS, 'spy'];

/** The decks a face-down Enemy can have come from, by their numbers. */
const DECKS = Array.from({ length: 31 }, (_, n) => String(n + 1));

/**
 * What may stand at the end of a word besides: from which deck an Enemy comes, else the oldest card that can be it is
 * meant; and whether the discard was shuffled in to look at so many cards.
 */
const MORE: Partial<Record<string, readonly string[]>> = {
  up: DECKS,
  down: DECKS,
  seen: ['mixed'],
  sift: ['mixed'],
};

/** What may stand after each word. */
const TELLINGS = {
  draft: [MAQUIS_IDS, MAQUIS_IDS],
  lay: [MISSION_IDS],
  hand: [NUMBERS],
  round: [],
  draw: [[...CARDS, 'one']],
  play: [MAQUIS_IDS, CARD_SIDES],
  act: [MAQUIS_IDS],
  back: [MAQUIS_IDS],
  put: [MAQUIS_IDS, SPOTS],
  seen: [CARDS, ['top', 'discard']],
  recruit: [MAQUIS_IDS, ['hand', 'discard', 'top']],
  spy: [SPY_SPOTS, SPY_SPOTS],
  add: [['more', 'less']],
  gain: [KINDS],
  up: [MISSION_IDS, KINDS],
  off: [MISSION_IDS, KINDS],
  down: [MISSION_IDS, KINDS],
  shift: [MISSION_IDS, KINDS, MISSION_IDS],
  deal: [MISSION_IDS],
  sift: [KINDS, ['top', 'discard']],
  choose: [MISSION_IDS],
  attack: [],
  strike: [],
  defeat: [[...KINDS, 'mission']],
  stop: [],
  civilian: [NUMBERS.slice(0, 4)],
  lose: [MAQUIS_IDS],
  done: [],
  at: [MISSION_IDS],
  copy: [MAQUIS_IDS],
  use: [],
  skip: [],
  enough: [],
  judge: [],
  win: [MISSION_IDS],
  fail: [MISSION_IDS],
  continue: [],
  end: [],
} as const satisfies Record<string, readonly (readonly string[])[]>;
export type TellingWord = keyof typeof TELLINGS;

/** A telling in its parts; nothing where the text is none. */
export function readTelling(
  text: string,
): { readonly word: TellingWord; readonly parts: readonly string[] } | undefined {
  const [word = '', ...parts] = text.split(':');
  if (!Object.hasOwn(TELLINGS, word)) return undefined;
  const wanted: readonly (readonly string[])[] = TELLINGS[word as TellingWord];
  const more = MORE[word];
  const all = more && parts.length > wanted.length ? [...wanted, more] : wanted;
  const fits = all.length === parts.length && all.every((of, n) => of.includes(parts[n]));
  return fits ? { word: word as TellingWord, parts } : undefined;
}

/** What a telling does to the notes, by the parts behind its word. */
export type Take = (notes: MutableNotes, parts: readonly string[], log: Log) => void;
