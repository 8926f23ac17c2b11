import { type GameRules, type GameTypes, MOST_MOVES } from '../rules/game-rules.ts';
import { type Digit, DigitReader, packed, type RankedMoves, rankedMovesOf } from './digits.ts';
import { checkedText, checksum, linkInFragment, valueIn } from './link-text.ts';
import type { LinkedGame, Links, ReadLink, RulesetDigits } from './link-types.ts';

/*
 * A game, a deal or a position in the fragment of an address: `game=2…`, `deal=2…`, `position=2…`, the
 * version first. A game with corrections has a version of its own, `game=3…`: it tells how many there
 * are and where, and each of them as the table after it. Behind the checksum stands one number that packs the ruleset, the set-up, for a
 * position the table, the moves, and a check of the position they end in; each move is its place among
 * the legal moves of its position, ordered by their texts, so that a link does not depend on the order
 * in which an engine lists them. Only what can be by the rules is written down thus.
 *
 * The check tells a game from another one that the same numbers would mean under other rules.
 */

const RULESET_NUMBERS = 64;
const CHECKS = 2 ** 24;

/** What a game of the most moves can take at most, and nothing longer is looked at. */
const LONGEST_LINK = 8000;

type Kind = 'game' | 'deal' | 'position';

/** Whether a fragment is meant to be such a link, whole or not. */
export const isLink = (fragment: string): boolean => linkInFragment(fragment) !== undefined;

/** Whether a link is one of a game's with a label, whatever it holds. */
export function isLinkOf(label: string, fragment: string): boolean {
  const [kind, version, text] = partsOf(linkInFragment(fragment) ?? '');
  return version !== '' && valueIn(`${label}${kind}=${version}`, text) !== undefined;
}

/** What a link says of itself: what it holds, its version, and the rest. */
function partsOf(link: string): readonly [kind: string, version: string, text: string] {
  const at = link.indexOf('=');
  return [link.slice(0, Math.max(0, at)), link.slice(at + 1, at + 2), link.slice(at + 2)];
}

/** A link being read, after its set-up. */
interface Reading<T extends GameTypes> {
  readonly setUp: T['setUp'];
  readonly digits: DigitReader;
  readonly ruleset: RulesetDigits<T>;
  readonly isCorrected: boolean;
}

interface LinkCodec<T extends GameTypes> {
  /** `start` throws where a set-up or a table cannot be. */
  readonly rules: Pick<GameRules<T>, 'initialPosition' | 'apply' | 'legalMoves' | 'toBoardState'>;
  /** Goes into the checksum, so that the link of one game is not read as another's; empty where links were given out before there was a second game. */
  readonly label: string;
  /** One digit. */
  readonly version: string;
  readonly rulesets: readonly RulesetDigits<T>[];
  /** Versions that named no ruleset and had no check, and the ruleset they are of. */
  readonly bare?: Readonly<Record<string, string>>;
  /** The version of games with corrections, and the most there may be; without it they have no links. */
  readonly corrected?: { readonly version: string; readonly most: number };
  readonly moves?: RankedMoves<T>;
}

/** The links of a game. */
export function linksOf<T extends GameTypes>(codec: LinkCodec<T>): Links<T> {
  const { rules, version: present, rulesets, bare = {}, corrected } = codec;
  const moves = codec.moves ?? rankedMovesOf(rules);
  const course = correctedCourse(rules, moves, corrected?.most ?? 0);
  const versionOf = ({ corrections = [] }: LinkedGame<T>) =>
    corrections.length > 0 ? corrected?.version : present;

  const labelOf = (kind: Kind, version: string) => `${kind}=${version}`;
  const linkOf = (
    kind: Kind,
    { number }: RulesetDigits<T>,
    digits: readonly Digit[],
    version = present,
  ): string => {
    const label = labelOf(kind, version);
    const value = packed([[number, RULESET_NUMBERS], ...digits]);
    const link = label + checkedText(codec.label + label, value);
    if (link.length > LONGEST_LINK) throw new RangeError('the game is too long for a link');
    return link;
  };

  const rulesetCalled = ({ ruleset }: T['setUp']): RulesetDigits<T> => {
    const known = rulesets.find(({ id }) => id === ruleset);
    if (!known) throw new RangeError(`no links of the ruleset ${ruleset}`);
    return known;
  };

  const checkOf = (position: T['position'], { check }: RulesetDigits<T>): number =>
    checksum(check(position)) % CHECKS;

  /** How many moves, the moment among them, each of them, and the check of where they end. */
  function playedDigits(start: T['position'], played: LinkedGame<T>): Digit[] {
    const { moves: made, corrections = [], at, setUp } = played;
    const count = made.length;
    const all = count + corrections.length;
    if (count > MOST_MOVES) throw new RangeError(`${count} moves are too many for a link`);
    if (!(Number.isInteger(at) && at >= 0 && at <= all)) {
      throw new RangeError(`the game has no moment ${at}`);
    }
    const ruleset = rulesetCalled(setUp);
    const isPlain = corrections.length === 0;
    const places = isPlain ? [] : course.places(played);
    const { digits, end } = isPlain
      ? moves.write(start, made)
      : course.write(start, played, ruleset);
    const check = checkOf(end, ruleset);
    return [[count, MOST_MOVES + 1], ...places, [at, all + 1], ...digits, [check, CHECKS]];
  }

  function readPlayed(start: T['position'], { setUp, digits, ruleset, isCorrected }: Reading<T>) {
    const count = digits.next(MOST_MOVES + 1);
    const steps = isCorrected ? course.readPlaces(count, digits) : [];
    if (!steps) return undefined;
    const at = digits.next(count + steps.length + 1);
    const played = steps.length
      ? course.read(start, setUp, count, steps, digits, ruleset)
      : moves.read(start, count, digits);
    return played && { ...played, at };
  }

  function readGame(reading: Reading<T>): ReadLink<T> | undefined {
    const { setUp } = reading;
    const start = startOf(setUp);
    const played = start && readPlayed(start, reading);
    if (!played) return undefined;
    const { end, ...made } = played;
    return { game: { setUp, ...made }, end };
  }

  function readPosition(reading: Reading<T>): ReadLink<T> | undefined {
    const { setUp, digits, ruleset } = reading;
    const start = ruleset.table && startOf(setUp, ruleset.table.read(digits, setUp));
    const played = start && readPlayed(start, reading);
    if (!start || !played) return undefined;
    const { end, ...made } = played;
    return { position: { setUp, table: rules.toBoardState(start), ...made }, end };
  }

  /** Where a game begins; undefined where its set-up or its table cannot be. */
  function startOf(setUp: T['setUp'], table?: T['boardState']): T['position'] | undefined {
    try {
      return rules.initialPosition(setUp, table);
    } catch {
      return undefined;
    }
  }

  function readDigits(kind: Kind, version: string, digits: DigitReader): ReadLink<T> {
    const isCorrected = version === corrected?.version;
    const isBare = version !== present && !isCorrected;
    const ruleset = isBare
      ? rulesets.find(({ id }) => id === bare[version])
      : numbered(digits.next(RULESET_NUMBERS));
    if (!ruleset) return OTHER_RULES;
    const setUp = ruleset.setUp.read(digits);
    if (kind === 'deal') return digits.isDone() && startOf(setUp) ? { deal: setUp } : NO_SUCH_GAME;
    const reading = { setUp, digits, ruleset, isCorrected };
    const told = kind === 'game' ? readGame(reading) : readPosition(reading);
    if (!told || !('end' in told)) return isBare ? NO_SUCH_GAME : OTHER_RULES;
    if (!isBare && digits.next(CHECKS) !== checkOf(told.end, ruleset)) return OTHER_RULES;
    return digits.isDone() ? told : NO_SUCH_GAME;
  }

  const numbered = (wanted: number) => rulesets.find(({ number }) => number === wanted);

  return {
    gameLink(game) {
      const ruleset = rulesetCalled(game.setUp);
      const played = playedDigits(rules.initialPosition(game.setUp), game);
      const digits = [...ruleset.setUp.write(game.setUp), ...played];
      return linkOf('game', ruleset, digits, versionOf(game));
    },

    dealLink(setUp) {
      const ruleset = rulesetCalled(setUp);
      return linkOf('deal', ruleset, ruleset.setUp.write(setUp));
    },

    positionLink(position) {
      const { setUp, table } = position;
      const ruleset = rulesetCalled(setUp);
      if (!ruleset.table) throw new RangeError('this game has no links to positions');
      const start = rules.initialPosition(setUp, table);
      const digits = [
        ...ruleset.setUp.write(setUp),
        ...ruleset.table.write(rules.toBoardState(start)),
        ...playedDigits(start, position),
      ];
      return linkOf('position', ruleset, digits, versionOf(position));
    },

    readLink(fragment) {
      const link = linkInFragment(fragment);
      if (link === undefined) return { fault: { code: 'foreign' } };
      if (link.length > LONGEST_LINK) {
        return { fault: { code: 'too-long', length: fragment.length, most: LONGEST_LINK } };
      }
      const [found, version, text] = partsOf(link);
      const kind = found as Kind;
      if (!/[0-9]/.test(version)) return DAMAGED;
      const isKnown = version === present || Object.hasOwn(bare, version);
      if (!isKnown && (version !== corrected?.version || kind === 'deal')) {
        return { fault: { code: 'other-version', found: version } };
      }
      const label = codec.label + labelOf(kind, version);
      const value = valueIn(label, text);
      return value === undefined ? DAMAGED : readDigits(kind, version, new DigitReader(value));
    },
  };
}

const DAMAGED = { fault: { code: 'damaged' } } as const;
const NO_SUCH_GAME = { fault: { code: 'no-such-game' } } as const;
const OTHER_RULES = { fault: { code: 'other-rules' } } as const;

/*
 * Moves with corrections between them as digits. How many corrections there are and after how many
 * steps each stands comes first; then the moves up to the first, the table after it, the moves up to
 * the second, and so on. Writing and reading stand side by side.
 */

function correctedCourse<T extends GameTypes>(
  rules: Pick<GameRules<T>, 'apply'>,
  moves: RankedMoves<T>,
  most: number,
) {
  const stepsOf = ({ corrections = [] }: Pick<LinkedGame<T>, 'corrections'>): readonly number[] =>
    corrections.map(({ step }) => step);

  return {
    /** How many corrections, and after how many steps each stands. */
    places(played: LinkedGame<T>): readonly Digit[] {
      const steps = stepsOf(played);
      if (steps.length > most) throw new RangeError(`${steps.length} corrections are too many`);
      const all = played.moves.length + steps.length;
      return [[steps.length - 1, most], ...steps.map((step): Digit => [step, all])];
    },

    /** Undefined where no game has its corrections there. */
    readPlaces(count: number, digits: DigitReader): readonly number[] | undefined {
      const corrections = digits.next(most) + 1;
      const all = count + corrections;
      const steps = Array.from({ length: corrections }, () => digits.next(all));
      const isInOrder = steps.every((step, n) => n === 0 || step > steps[n - 1]);
      return isInOrder ? steps : undefined;
    },

    write(
      start: T['position'],
      { moves: made, corrections = [] }: LinkedGame<T>,
      { table: tables }: RulesetDigits<T>,
    ): { readonly digits: readonly Digit[]; readonly end: T['position'] } {
      if (!tables) throw new RangeError('this game has no links to tables');
      const digits: Digit[] = [];
      let end = start;
      let done = 0;
      for (const [n, { step, table }] of corrections.entries()) {
        const part = moves.write(end, made.slice(done, step - n));
        const taken = rules.apply(part.end, { correction: table });
        if ('reasons' in taken) throw new RangeError(`correction ${n + 1} cannot be`);
        digits.push(...part.digits, ...tables.write(table));
        end = taken.position;
        done = step - n;
      }
      const rest = moves.write(end, made.slice(done));
      return { digits: [...digits, ...rest.digits], end: rest.end };
    },

    /** Undefined where the moves or the tables cannot be. */
    read(
      start: T['position'],
      setUp: T['setUp'],
      count: number,
      steps: readonly number[],
      digits: DigitReader,
      { table: tables }: RulesetDigits<T>,
    ): Omit<LinkedGame<T> & { readonly end: T['position'] }, 'setUp' | 'at'> | undefined {
      const made: string[] = [];
      const corrections: { readonly step: number; readonly table: T['boardState'] }[] = [];
      let end = start;
      for (const [n, step] of steps.entries()) {
        const part = moves.read(end, step - n - made.length, digits);
        if (!part || !tables) return undefined;
        const table = tables.read(digits, setUp);
        const taken = rules.apply(part.end, { correction: table });
        if ('reasons' in taken) return undefined;
        made.push(...part.moves);
        corrections.push({ step, table });
        end = taken.position;
      }
      const rest = moves.read(end, count - made.length, digits);
      return rest && { moves: [...made, ...rest.moves], corrections, end: rest.end };
    },
  };
}
