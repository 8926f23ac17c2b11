import { type Game, gameFrom, stepOf, uncorrected } from '#play/history/game.ts';
import { DigitReader, packed, readSeed, seedDigits } from '#play/links/digits.ts';
import { checkedText, valueIn } from '#play/links/link-text.ts';
import type { LinkFault } from '#play/links/link-types.ts';
import { lastingOf } from '#play/saves/merge.ts';
import { gameIn, type Save, type SavedGameState } from '#play/saves/save.ts';
import { withGame } from '#play/session/context.ts';
import { type LesPoilus, poilusRules, type Seat, snapshotOf } from '../engine/index.ts';
import { type Hearing, hearingOf, withAllThatFollows } from './following.ts';
import { poilusLinks } from './links.ts';
import { answersOf, type Said, speechIn } from './on-devices.ts';
import { type PoilusSaves, poilusSaveFormat } from './save-format.ts';
import { completeSetUp, dealIn } from './set-up-in-progress.ts';
import { hasNews } from './visible.ts';

/*
 * A game among players who are far apart: a turn goes to all of them as one letter, a link in a chat. It holds
 * the whole game, what the players call themselves, and what was answered so far to a speech that all are
 * asked about. Whoever receives it plays on for their own seat. Each move is checked by the rules; that nobody
 * takes a letter apart to see the hands is left to honour.
 *
 * A letter is `1`, a checksum and one number: how many names, each of them, whether a speech is being answered,
 * what each seat has answered, and behind these the number of the link to the game.
 */

const VERSION = '1';
const LABEL = `les-poilus letter=${VERSION}`;
/** How a link to a game begins, and what goes into its checksum. */
const GAME = 'game=1';
const GAME_LABEL = `les-poilus ${GAME}`;

const SEATS = 5;
/** More answers than a hand has cards. */
const ANSWERS = 64;
const LONGEST_NAME = 40;
/** The longest game with the longest names is shorter. */
const LONGEST = 9000;

/** As much of a game as goes into a letter. */
type LetterState = Pick<SavedGameState<PoilusSaves>, 'game' | 'names' | 'hearing' | 'said'>;

/** The answers a seat has to the speech being heard, always in one order. */
function answersIn(game: Game<LesPoilus>, hearing: Hearing, seat: Seat): readonly string[] {
  const { replayed } = withGame(poilusRules, game);
  return [...answersOf({ game, replayed, hearing, devices: undefined }, seat)].sort();
}

/** Who hears the last speech of a game; nobody where the game has gone on since. */
function hearingOfLast(game: Game<LesPoilus>): Hearing | undefined {
  const { replayed } = withGame(poilusRules, game);
  const speech = speechIn({ game, replayed });
  if (!speech) return undefined;
  const upTo = withGame(poilusRules, {
    ...game,
    steps: game.steps.slice(0, speech.step + 1),
    seen: 0,
  });
  if (withAllThatFollows(upTo).game.steps.length !== game.steps.length) return undefined;
  return hearingOf(snapshotOf(replayed.positions[speech.step]), speech.seat);
}

/** A game as a letter; nothing where it is none that a letter can tell. */
export function letterOf({ game, names, hearing, said = {} }: LetterState): string | undefined {
  const asked = hearing && hearingOfLast(game);
  if (!dealIn(game.setUp) || (hearing && !asked)) return undefined;
  const moves = uncorrected(game).map(({ move }) => move);
  const link = poilusLinks.gameLink({ setUp: game.setUp, moves, at: moves.length });
  const value = valueIn(GAME_LABEL, link.slice(GAME.length));
  if (value === undefined) return undefined;
  const called = names.slice(0, SEATS);
  const answers = Array.from({ length: SEATS }, (_, seat) => {
    const answer = said[seat];
    return asked && answer !== undefined ? answersIn(game, asked, seat).indexOf(answer) + 1 : 0;
  });
  const digits = [
    [called.length, SEATS + 1] as const,
    ...called.flatMap((name) => seedDigits(name.slice(0, LONGEST_NAME))),
    [asked ? 1 : 0, 2] as const,
    ...(asked ? answers.map((answer) => [answer, ANSWERS] as const) : []),
  ];
  return VERSION + checkedText(LABEL, packed(digits, value));
}

/** The game with these moves, each by whom it is in a game that is played here. */
function asPlayed(begun: Game<LesPoilus>, moves: readonly string[]): Game<LesPoilus> {
  const plain = moves.map((move) => ({ move }));
  const { positions } = withGame(poilusRules, { ...begun, steps: plain }).replayed;
  const steps = moves.map((move, n) =>
    poilusRules.turn(positions[n]).chance
      ? { move, by: 'site' as const }
      : stepOf(poilusRules, move, 'site'),
  );
  return { ...begun, steps, seen: steps.length };
}

/** A letter, read; its game is one that its players deal and play by the rules. */
interface Letter extends LetterState {
  readonly said: Said;
}

/** Reads a letter. Whatever it holds, it ends in a game or a fault. */
export function readLetter(
  text: string,
): { readonly letter: Letter } | { readonly fault: LinkFault } {
  if (text.length > LONGEST) {
    return { fault: { code: 'too-long', length: text.length, most: LONGEST } };
  }
  const found = text.charAt(0);
  const value = valueIn(LABEL, text.slice(1));
  if (found !== VERSION) {
    const isVersion = /[0-9]/.test(found);
    return { fault: isVersion ? { code: 'other-version', found } : { code: 'damaged' } };
  }
  if (value === undefined) return { fault: { code: 'damaged' } };
  const digits = new DigitReader(value);
  const names = Array.from({ length: digits.next(SEATS + 1) }, () => readSeed(digits).seed ?? '');
  const isHeard = digits.next(2) === 1;
  const answers = Array.from({ length: isHeard ? SEATS : 0 }, () => digits.next(ANSWERS));
  const read = poilusLinks.readLink(GAME + checkedText(GAME_LABEL, digits.rest()));
  if ('fault' in read) return read;
  const deal = 'game' in read ? dealIn(read.game.setUp) : undefined;
  if (!('game' in read) || !deal) return { fault: { code: 'other-rules' } };
  // As a game begun here is written down, or the two would not be one.
  const begun = gameFrom<LesPoilus>(completeSetUp(deal), { deck: 'site' });
  const game = asPlayed(begun, read.game.moves);
  const isNamed =
    names.length <= deal.players && names.every(({ length }) => length <= LONGEST_NAME);
  const hearing = isHeard ? hearingOfLast(game) : undefined;
  if (!isNamed || (isHeard && !hearing)) return { fault: { code: 'no-such-game' } };
  const said: Partial<Record<Seat, string>> = {};
  for (const [seat, answer] of answers.entries()) {
    if (answer === 0) continue;
    const told = hearing && answersIn(game, hearing, seat)[answer - 1];
    if (told === undefined) return { fault: { code: 'no-such-game' } };
    said[seat] = told;
  }
  return { letter: { game, names, ...(hearing ? { hearing } : {}), said } };
}

/*
 * What a letter is to the games that lie here. The moves say it, and between two moves the answers to a speech:
 * each device gathers those that come, and goes on once it has all.
 */

type Kept = Save<PoilusSaves>;
type State = SavedGameState<PoilusSaves>;

type LetterTaken =
  /** No game of these players lies here. */
  | { readonly how: 'new'; readonly progress: State }
  /** It tells nothing that is not here. */
  | { readonly how: 'known'; readonly save: Kept }
  /** A game here goes on with it. */
  | { readonly how: 'further'; readonly save: Kept }
  /** The game here went another way, from that move on. Both stay. */
  | {
      readonly how: 'parted';
      readonly from: Kept;
      /** The first decision that is another one, and how many steps are the same. */
      readonly move: number;
      readonly step: number;
      readonly progress: State;
    };

/** Takes a letter in, in the light of the games that are here. */
export function takeLetter(letter: Letter, kept: readonly Kept[]): LetterTaken {
  const same = kept.filter((save) => save.deleted === undefined && isOfPlayers(letter, save));
  const each = same.map((save) => taken(letter, save));
  const order = ['known', 'further', 'parted'] as const;
  for (const how of order) {
    const found = each.find((one) => one.how === how);
    if (found) return found;
  }
  return { how: 'new', progress: stateOf(letter, 0) };
}

/** Whether a save is of the same deal among the same players. */
function isOfPlayers({ game, names }: Letter, save: Kept): boolean {
  const mine = gameIn<PoilusSaves>(save);
  if (!mine || !('way' in save.progress) || save.progress.way !== 'round') return false;
  const told = [game.setUp, names];
  return JSON.stringify(told) === JSON.stringify([mine.setUp, save.progress.names]);
}

/** What a letter is to one save of its deal. */
function taken(letter: Letter, save: Kept): LetterTaken {
  const progress = save.progress as State;
  const [here, there] = [movesOf(progress.game), movesOf(letter.game)];
  const shared = here.findIndex((move, n) => there[n] !== undefined && there[n] !== move);
  const parted = (at: number): LetterTaken => ({
    how: 'parted',
    from: save,
    move: decisionsIn(letter.game, at) + 1,
    step: at,
    progress: stateOf(letter, at),
  });
  if (shared >= 0) return parted(shared);
  if (there.length < here.length) return { how: 'known', save };
  if (there.length > here.length) return goneOn(letter, save, letter.said);
  // The same moves: a speech that nobody is asked about any more is further than one that is being heard.
  if (!progress.hearing) return { how: 'known', save };
  if (!letter.hearing) return goneOn(letter, save, {});
  const said: Said = progress.said ?? {};
  const answered = Object.entries(letter.said).map(
    ([seat, answer]) => [Number(seat), answer] as const,
  );
  if (answered.some(([seat, answer]) => said[seat] !== undefined && said[seat] !== answer)) {
    return parted(here.length);
  }
  if (answered.every(([seat]) => said[seat] !== undefined)) return { how: 'known', save };
  return goneOn(letter, save, { ...said, ...letter.said });
}

const movesOf = (game: Game<LesPoilus>): readonly string[] =>
  uncorrected(game).map(({ move }) => move);

/** How many of so many steps somebody decided. */
const decisionsIn = ({ steps }: Game<LesPoilus>, count: number): number =>
  steps
    .slice(0, count)
    .filter(
      (step) => 'move' in step && step.by === undefined && !poilusRules.isChanceMove(step.move),
    ).length;

function goneOn(letter: Letter, save: Kept, said: Said): LetterTaken {
  const progress = save.progress as State;
  const { steps, seen } = progress.game;
  const next = stateOf({ ...letter, said }, Math.min(seen, steps.length));
  // Without a revision it counts as not yet written.
  const { revision: _, ...further } = save;
  return {
    how: 'further',
    save: { ...further, progress: { ...lastingOf(poilusSaveFormat, progress), ...next } },
  };
}

/** A letter as it is kept; what happened since so many steps is shown where all should see it. */
function stateOf({ game, names, hearing, said }: Letter, since: number): State {
  const { events } = withGame(poilusRules, game).replayed;
  const seen = since > 0 && hasNews(events.slice(since)) ? since : game.steps.length;
  return {
    game: { ...game, seen },
    way: 'round',
    names,
    ...(hearing ? { hearing } : {}),
    ...(hearing && Object.keys(said).length > 0 ? { said } : {}),
  };
}
