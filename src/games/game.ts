import type { Language } from '../site/layout/languages.ts';
import type { GameSection } from '../site/layout/navigation/room.ts';

/** A word or sentence of a game, in the language of the page or in the one asked for. */
type Word = (inputs?: Record<string, never>, options?: { locale?: Language }) => string;

/**
 * How sure the answer of a ruling is: the rules say so; it follows from them in a short step; they are
 * silent, but somebody who has read more of them than we have passes it on; or the answer is this
 * project's.
 */
export type RulingBasis = 'stated' | 'follows' | 'reported' | 'ours';

interface GameRule {
  readonly id: string;
  readonly chapter: string;
}

export interface GameRuling {
  readonly id: string;
  readonly rule: string;
  readonly basis: RulingBasis;
  /** The printings it is about, where it is not about all of them. */
  readonly printing?: RulingPrinting;
}

/** Printings by the ids that a reader chooses from, and what they are called inside a sentence. */
interface RulingPrinting {
  readonly ids: readonly string[];
  readonly name: Word;
}

/** A sheet for paper, beside the book. */
interface Paper {
  /** The last part of its address. */
  readonly sheet: string;
  readonly name: Word;
  readonly lead: Word;
}

/** Where a book says something: a chapter, and within it an anchor. */
interface BookPlace {
  readonly chapter: string;
  readonly anchor?: string;
}

/** A place, a card or a tile with a name of its own, and where the book tells of it. */
export interface GameThing extends BookPlace {
  readonly name: Word;
}

/** A step of the first reading; a part of a chapter has a name of its own. */
interface ReadingStep extends BookPlace {
  readonly name?: Word;
}

/** Who designed a game, and who published it. */
interface Makers {
  readonly designers: readonly string[];
  readonly publishers: readonly string[];
}

/**
 * A part of a game that weighs much and that few want, as `offline-parts.ts` in its folder declares it.
 * It comes to a device with a choice that the visitor made, or when it is asked for.
 */
export interface OfflinePart {
  /** The last part of the name of its set. */
  readonly part: string;
  /** How the built scripts begin that are of this part alone; a hash follows. */
  readonly scripts: readonly string[];
  /** Where a choice is kept, and what stands there when it is one that needs this part. */
  readonly choice: { readonly key: string; readonly texts: readonly string[] };
}

/**
 * What the site may know of any game: facts and names. No engine comes with it, so that a list of the
 * games weighs nothing.
 */
export interface GameFacts {
  /** Its folder, its part of every address, the beginning of its rules' ids. */
  readonly id: string;
  /** Where it stands among the games: the lowest number first. */
  readonly shelf: number;
  readonly name: Word;
  /** What it is, in half a line: on its cover. */
  readonly tagline: Word;
  /** What it is, in a sentence or two, for whoever has never heard of it. */
  readonly lead: Word;
  /** Who made it: designer, publisher, and what of theirs is not here. */
  readonly credit: Word;
  /** The same as names, for programs: as its credit says them. */
  readonly makers: Makers;
  /** Which printing its rules are told by. */
  readonly printing: Word;
  /** Least and most. */
  readonly players: readonly [number, number];
  /** How long a game is, in minutes or in turns. */
  readonly length: Word;
  /** What there is of it here, in the order of its menu. */
  readonly rooms: readonly GameSection[];
  /** The chapters of its rulebook, in reading order. */
  readonly chapters: readonly string[];
  /** What a newcomer reads to begin to play, in that order. */
  readonly firstReading: readonly ReadingStep[];
  readonly rules: readonly GameRule[];
  /** Rules that explain or prepare, and that nothing in a game can break. */
  readonly textOnly: ReadonlySet<string>;
  readonly rulings: readonly GameRuling[];
  readonly papers: readonly Paper[];
  /** What the parts are called that come to a device by themselves, by the part. */
  readonly offlineParts?: Readonly<Record<string, Word>>;
  /** What goes into the checksum of its links; a game without it has none. */
  readonly linkLabel?: string;
  /** What the index of its book names besides the terms. */
  readonly things?: () => Promise<readonly GameThing[]>;
  /** The fragments that set the examples of rulings up in practice, by the ruling. */
  readonly rulingLinks?: () => Promise<ReadonlyMap<string, string>>;
}
