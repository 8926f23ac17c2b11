import { HARDSHIPS, HARDSHIPS_LOSE, THREATS } from '../../data/index.ts';
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

/**
 * What an exercise is about, the same where it is the same on another board.
 *
 * @param answer the right choice
 * @param nearest the best of the wrong ones
 */
export function ideaOf(kind: PuzzleKind, judged: Judged, answer: string, nearest: string): string {
  const { success, inHands, peace } = judged.aim;
  const asked = [success && 'success', inHands !== undefined && 'hands', peace && 'peace'];
  return [kind, asked.filter(Boolean).join(', '), ...ideaBy(kind, judged, answer, nearest)].join(
    ' | ',
  );
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
  if (laid === 'trap' && isOneTooMany(answer, judged)) {
    return ['a hardship too many rather than a trap', companyIn(judged)];
  }
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
  return symbols.reduce<number>((sum, count) => sum + count, 0) >= HARDSHIPS_LOSE;
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
