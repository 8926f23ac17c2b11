import { GAME, HARDSHIPS, THREATS, type ThreatKind } from '../../data/index.ts';
import type { Judged } from '../../puzzles/puzzle.ts';
import type { PuzzleKind } from '../../puzzles/stated-puzzle.ts';

type Sort = 'trap' | 'threat' | 'hardship';

/** What sort of card a choice lays; nothing where it lays none. */
function laidBy(choice: string): Sort | undefined {
  const [, card] = /^play:(.*)$/.exec(choice) ?? [];
  if (card === undefined) return undefined;
  if (card.endsWith('-trap')) return 'trap';
  return THREATS.some(({ id }) => id === card) ? 'threat' : 'hardship';
}

/** What an idea is told by, all moves by their words. */
interface Answers {
  /** The right choice. */
  readonly answer: string;
  /** How it goes on from there, as it is shown; costly. */
  readonly goesOn: () => readonly string[];
  /** The wrong ones, the best of them first. */
  readonly wrong: readonly string[];
}

/** What an exercise is about, the same where it is the same on another board. */
export function ideaOf(kind: PuzzleKind, judged: Judged, answers: Answers): string {
  const { success, inHands, peace } = judged.aim;
  const asked = [success && 'success', inHands !== undefined && 'hands', peace && 'peace'];
  const { answer } = answers;
  const [nearest = ''] = answers.wrong;
  // What comes first is a small part of what these are about.
  const isWhole = kind === 'last-mission' || kind === 'to-the-end';
  const idea = (isWhole ? undefined : ideaAnywhere(judged, answers)) ?? [
    kind,
    asked.filter(Boolean).join(', '),
    ...(isWhole ? [nearest, answer] : ideaBy(kind, judged, answer, nearest)),
  ];
  return idea.join(' | ');
}

/** An idea that is the same whatever is asked, and whatever else could be done. */
function ideaAnywhere(
  judged: Judged,
  { answer, goesOn, wrong }: Answers,
): readonly string[] | undefined {
  const [nearest = ''] = wrong;
  const player = playerIn(judged);
  if (answer.startsWith('play:')) {
    const line = goesOn();
    const isHeard = line.some((move) => move.startsWith('speech:'));
    const isTaken = line.includes(answer.replace('play:', 'charm:'));
    if (isHeard && isTaken) return ['laid to be taken off by a charm, with a speech'];
    if (isTaken) {
      const isOfTwo = laidBy(nearest) === 'threat' ? 'rather than a threat' : 'rather than else';
      return ['laid to be taken off by a charm', laidBy(answer) ?? '', isOfTwo];
    }
  }
  if (isOneTooMany(answer, judged)) return ['a hardship too many', laidBy(nearest) ?? nearest];
  if (laidBy(answer) === 'threat' && laidBy(nearest) === 'threat') {
    const before = inMission(judged).flatMap(({ hardships }) => hardships.flatMap(kindsOn));
    const others = kindsOn(cardIn(nearest));
    const isFeared = (kind: ThreatKind): boolean => before.includes(kind) && !others.includes(kind);
    if (kindsOn(cardIn(answer)).some(isFeared)) return ['of two threats the one that is feared'];
  }
  const otherCharm = wrong.find((choice) => choice.startsWith('charm:'));
  if (answer.startsWith('charm:') && otherCharm !== undefined) {
    const held = player?.hand.flatMap(kindsOn) ?? [];
    const heldOn = (choice: string): number =>
      kindsOn(cardIn(choice)).filter((kind) => held.includes(kind)).length;
    if (heldOn(answer) > heldOn(otherCharm)) return ['the charm takes what is still in hand'];
  }
  if (answer === 'fall-back') {
    const comrades = inMission(judged).filter((one) => one !== player);
    const isBurdened = comrades.some(({ hardships }) =>
      BURDEN.every((hardship) => hardships.includes(hardship)),
    );
    if (isBurdened) return ['leave a comrade who is Fearful and Clumsy'];
    const isEmpty = judged.table.land.length === 0;
    if (isEmpty && player?.hardships.includes('clumsy')) return ['leave Clumsy, the land empty'];
  }
  return undefined;
}

/** Whoever has both must leave once a kind is active twice, and draws a card as they do. */
const BURDEN = ['fearful', 'clumsy'] as const;

/** The card that a move names. */
const cardIn = (move: string): string => move.slice(move.indexOf(':') + 1);

/** The kinds that a card shows: as a threat, or as a fear once it lies before somebody. */
function kindsOn(card: string): readonly ThreatKind[] {
  const fear = HARDSHIPS.find(({ id }) => id === card)?.kind;
  return fear ? [fear] : (THREATS.find(({ id }) => id === card)?.kinds ?? []);
}

function ideaBy(
  kind: PuzzleKind,
  judged: Judged,
  answer: string,
  nearest: string,
): readonly string[] {
  const laid = laidBy(nearest);
  // Whatever cards they are about, they are the same few ideas.
  if (laidBy(answer) === 'trap' && laid && laid !== 'trap') return trapFirst(judged);
  if (answer === 'fall-back' && laid && laid !== 'hardship') return leaveWith(laid, judged);
  return [answer, ...besides(kind, judged, nearest)];
}

/** A trap before a card that sets none off. */
function trapFirst(judged: Judged): readonly string[] {
  const charm = playerIn(judged)?.charm ? 'with a charm' : 'without';
  return ['trap first', companyIn(judged), charm];
}

/** Whether a choice lays the hardship that loses the game, unless support takes one away. */
function isOneTooMany(choice: string, judged: Judged): boolean {
  if (laidBy(choice) !== 'hardship') return false;
  const laid = [...(playerIn(judged)?.hardships ?? []), choice.replace('play:', '')];
  const symbols = HARDSHIPS.filter(({ id }) => laid.includes(id)).map((one) => one.symbols);
  return symbols.reduce<number>((sum, count) => sum + count, 0) >= GAME.hardshipsLose;
}

/** A threat that others had better not find on the land, above all whoever is Clumsy. */
function leaveWith(sort: 'trap' | 'threat', judged: Judged): readonly string[] {
  const players = inMission(judged);
  const clumsy = players.find(({ hardships }) => hardships.includes('clumsy'));
  const isOwn = clumsy === playerIn(judged);
  const draws = !clumsy ? 'nobody is Clumsy' : isOwn ? 'Clumsy' : 'a Clumsy comrade';
  return [`leave with a ${sort}`, draws, `${players.length} in`];
}

const playerIn = ({ table: { players, leader, turn = leader } }: Judged) => players[turn];

const inMission = ({ table: { players } }: Judged) =>
  players.filter(({ out, placed }) => !out && placed === undefined);

const companyIn = (judged: Judged): string =>
  inMission(judged).length === 1 ? 'alone' : 'in company';

/** By what else ideas are told apart where a kind has few answers: the table, or the card to leave alone. */
function besides(
  kind: PuzzleKind,
  { missions, table }: Judged,
  nearest: string,
): readonly string[] {
  const isOfTables = kind === 'mission-size' || kind === 'support';
  if (kind !== 'speech' && !isOfTables) return [nearest];
  return isOfTables ? [`${missions} ${table.players.length} ${table.land.length}`] : [];
}
