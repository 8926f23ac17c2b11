import { THREATS } from '../../data/index.ts';
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
  // Whatever cards these two are about, they are the same two ideas.
  if (laidBy(answer) === 'trap' && laid && laid !== 'trap') return trapFirst(judged);
  if (answer === 'fall-back' && laid && laid !== 'hardship') return leaveWith(laid, judged);
  return [answer, ...besides(kind, judged, nearest)];
}

/** A trap before a card that sets none off. */
function trapFirst({ table: { players, leader, turn = leader } }: Judged): readonly string[] {
  const company = inMission(players).length === 1 ? 'alone' : 'in company';
  return ['trap first', company, players[turn]?.charm ? 'with a charm' : 'without'];
}

/** A threat that others had better not find on the land, above all whoever is Clumsy. */
function leaveWith(
  sort: 'trap' | 'threat',
  { table: { players, leader, turn = leader } }: Judged,
): readonly string[] {
  const clumsy = inMission(players).filter(({ hardships }) => hardships.includes('clumsy'));
  const [one] = clumsy;
  const draws = !one ? 'nobody is Clumsy' : one === players[turn] ? 'Clumsy' : 'a Clumsy comrade';
  return [`leave with a ${sort}`, draws, `${inMission(players).length} in`];
}

const inMission = (players: Judged['table']['players']) =>
  players.filter(({ out, placed }) => !out && placed === undefined);

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
