import { MAQUIS_IDS, type MaquisId } from '#games/resist/data/index.ts';
import {
  type AskId,
  laidOut,
  type PhaseId,
  type Position,
  type RoundNotes,
  type Table,
} from '#games/resist/engine/index.ts';
import { actionInPlay, isMissionIgnored } from './counting.ts';
import { type Notes, peopleAt } from './notes.ts';

/** What the engine would ask for in each phase. */
const ASKS: Readonly<Record<PhaseId, AskId>> = {
  setup: 'mission',
  plan: 'plan',
  attack: 'attack',
  strike: 'strike',
  survive: 'survive',
  aftermath: 'decide',
  recover: 'draw',
  over: 'over',
};

/**
 * The position of the engine that notes tell of: for strength, sets of targets and odds. What was not
 * told lies where it lay in the box, and whether all of it adds up is not asked.
 */
export const positionOfNotes = (notes: Notes): Position => laidOut(tableOf(notes));

function tableOf(notes: Notes): Table {
  const spies = (count: number): 'spy'[] => Array(count).fill('spy');
  const { row, target } = notes;
  return {
    split: notes.split,
    reading: notes.reading,
    state: {
      phase: notes.phase,
      ask: ASKS[notes.phase],
      round: notes.round,
      failed: row.filter(({ failed }) => failed).length,
      points: 0,
      graveyard: notes.graveyard,
      hand: [...peopleAt(notes, 'hand'), ...spies(notes.handSpies)],
      hidden: peopleAt(notes, 'hidden'),
      revealed: peopleAt(notes, 'revealed'),
      hiddenDeck: { top: notes.top, unknown: notes.deck, spies: notes.deckSpies },
      hiddenDiscard: [...peopleAt(notes, 'discard'), ...spies(notes.discardSpies)],
      recruitDeck: { top: [], unknown: notes.recruits, bottom: [] },
      revealedPile: peopleAt(notes, 'pile'),
      spySupply: notes.supply,
      removed: [...peopleAt(notes, 'out'), ...spies(notes.outSpies)],
      looked: [],
      row: [...row],
      missionDeck: notes.missionDeck,
      defeated: notes.defeated,
      enemyDeck: { number: notes.enemyNumber, top: notes.enemyTop, unknown: notes.enemyDeck },
      enemyDiscard: notes.enemyDiscard,
      target,
      beaten: notes.beaten,
      strength: notes.strength,
      defense: null,
    },
    unseen: {
      hiddenMaquis: maybeInDeck(notes),
      recruits: maybeRecruits(notes),
      pools: notes.pools,
      round: roundOf(notes),
    },
  };
}

const untold = ({ at }: Notes): MaquisId[] => MAQUIS_IDS.filter((id) => at[id] === undefined);

/** Who may be in the Hidden deck: after a reshuffle or a draft they are known by name. */
export const maybeInDeck = (notes: Notes): MaquisId[] => {
  const known = peopleAt(notes, 'deck');
  // Looking over a reshuffle shows the rest of the first deck as well.
  const isKnown = notes.mixed && notes.looking?.before === undefined;
  return isKnown || notes.split === 'draft' ? known : [...known, ...untold(notes)];
};

export const maybeRecruits = (notes: Notes): MaquisId[] =>
  notes.split === 'draft' && peopleAt(notes, 'recruits').length > 0
    ? peopleAt(notes, 'recruits')
    : [...peopleAt(notes, 'recruits'), ...untold(notes)];

function roundOf(notes: Notes): RoundNotes {
  const actions = notes.acted.map((id) => actionInPlay(notes, id));
  const counts = (action: string): number => actions.filter((one) => one === action).length;
  return {
    gained: notes.gained,
    countsRevealed: counts('count-revealed'),
    countsCivilians: counts('count-civilians'),
    countsOthers: counts('count-others'),
    ignored: isMissionIgnored(notes),
    halved: counts('halve-mission') > 0,
    weakened: notes.weakened,
    reveals: notes.reveals,
    drawChange: notes.drawChange,
  };
}
