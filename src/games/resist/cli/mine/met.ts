import {
  ACTIONS,
  GAME,
  type MaquisId,
  MISSIONS,
  MISSIONS_IN_PLAY,
  missionOf,
} from '../../data/index.ts';
import { type PuzzleSetUp, removedOf } from '../../puzzles/set-up.ts';
import { actionOn } from './brought.ts';

/*
 * Whether a game can come to a table: cards that lie where they can lie may tell of more, or less, than was played.
 */

const ALL_MISSIONS = MISSIONS_IN_PLAY[1] + MISSIONS_IN_PLAY[2] + MISSIONS_IN_PLAY[3];

/** The round of a table: one Mission is attacked in each, and is defeated or fails. */
export function roundOf({
  phase,
  row,
  defeated = [],
}: Pick<PuzzleSetUp, 'phase' | 'row' | 'defeated'>): number {
  const failed = row.filter((place) => typeof place !== 'string' && place.failed).length;
  return defeated.length + failed + (phase === 'decide' ? 0 : 1);
}

/** Whether the row has fewer Missions than it is filled up to from the deck: what is defeated is replaced before anybody decides. */
function isRowShort({ row, defeated = [] }: PuzzleSetUp): boolean {
  const inDeck = ALL_MISSIONS - defeated.length - row.length;
  return inDeck > 0 && row.length < GAME.row;
}

/** Whether somebody's action does that when revealed. */
export function doesRevealed(id: MaquisId, does: string): boolean {
  const action = actionOn(id, 'revealed');
  return ACTIONS.some((one) => one.id === action && one.effect.does === does);
}

/**
 * So many removed Spies are accounted for at most: one for each time that somebody was seen to be revealed, or that
 * a defeated Mission removed one. Whom Emilio may have copied no table shows.
 */
export function mostSpiesRemoved(
  table: Pick<PuzzleSetUp, 'hand' | 'hidden' | 'revealed' | 'deck' | 'discard' | 'pile'> &
    Partial<Pick<PuzzleSetUp, 'defeated'>>,
): number {
  const { hand, hidden, revealed, deck, discard, pile, defeated = [] } = table;
  const seen = [...revealed, ...pile];
  const again = [hand, hidden, discard, deck?.top ?? [], deck?.maquis ?? []].flat();
  const everybody = [...seen, ...again].filter((card): card is MaquisId => card !== 'spy');
  const removers = everybody.filter((id) => doesRevealed(id, 'remove-spy'));
  const once = seen.filter((id) => removers.includes(id)).length;
  const missionsThat = (does: string): number =>
    MISSIONS.filter(({ id, effect }) => defeated.includes(id) && effect.does === does).length;
  // Whoever is called back from the Revealed pile may have removed one before, and may remove one again.
  const back =
    removers.length > 0
      ? seen.filter((id) => doesRevealed(id, 'take-revealed')).length +
        missionsThat('revealed-to-discard')
      : 0;
  return once + back + missionsThat('remove-spy');
}

/** Why no game comes to a table, in a sentence; nothing where one may. */
export function notMet(table: PuzzleSetUp): string | undefined {
  const { round, pile } = table;
  const told = roundOf(table);
  if (table.defeated) {
    if (round !== told) return `it is round ${told} by its Missions, not ${round}`;
    if (isRowShort(table)) return 'its row would have been filled up';
  }
  const most = mostRevealed(table);
  if (pile.length > most) return `${pile.length} revealed before round ${round} are too many`;
  const spies = removedOf(table).filter((card) => card === 'spy').length;
  const mostSpies = mostSpiesRemoved(table);
  if (spies > mostSpies) return `${spies} Spies removed are more than the ${mostSpies} that can be`;
  return isLeftAlone(table) ? 'no Mission has the Enemies that came to it last' : undefined;
}

/** So many people are in the Revealed pile at most: a hand for each round, and what those in it, or a Mission, added to it. */
function mostRevealed({ round, pile, defeated = [] }: PuzzleSetUp): number {
  const drawn = pile.map((id): number => {
    const action = actionOn(id, 'revealed');
    const effect = ACTIONS.find((one) => one.id === action)?.effect;
    if (effect?.does === 'draw') return effect.cards;
    return effect?.does === 'swap' || effect?.does === 'draw-recruit' ? 1 : 0;
  });
  const more = MISSIONS.filter(
    ({ id, effect }) => defeated.includes(id) && effect.does === 'change-draw' && effect.by > 0,
  );
  return (round - 1) * GAME.hand + more.length + drawn.reduce((sum, one) => sum + one, 0);
}

/**
 * Whether Enemies are missing that were turned over to a Mission with its card: in PLAN to the one that filled up
 * the row just before, unless one failed; at any time there is at least one somewhere.
 */
function isLeftAlone({ phase, row }: PuzzleSetUp): boolean {
  if (phase !== 'plan' && phase !== 'decide') return false;
  const open = row.flatMap((place) => {
    if (typeof place === 'string') return { mission: place, enemies: missionOf(place).garrison };
    const { mission, up, down, failed } = place;
    if (failed) return [];
    return { mission, enemies: up.length + (typeof down === 'number' ? down : down.length) };
  });
  if (open.every(({ enemies }) => enemies === 0)) return true;
  if (phase === 'decide') return false;
  const isWhole = open.some(({ mission, enemies }) => enemies >= missionOf(mission).garrison);
  return open.length === GAME.row && !isWhole;
}
