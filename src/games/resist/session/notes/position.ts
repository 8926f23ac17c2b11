import {
  ACTIONS,
  type ActionId,
  MAQUIS,
  MAQUIS_IDS,
  type MaquisId,
  type Tag,
} from '#games/resist/data/index.ts';
import {
  type AskId,
  laidOut,
  type PhaseId,
  type Position,
  type RoundNotes,
  type Table,
} from '#games/resist/engine/index.ts';
import { type Notes, peopleAt } from './notes.ts';

/*
 * Actions whose effect lasts until the strike and is counted there. All others are done with the cards
 * themselves, and told as what became of them.
 */
const LASTING: ReadonlySet<string> = new Set([
  'count',
  'weaken',
  'ignore-mission',
  'halve-mission',
]);

const lasts = (action: ActionId | undefined): boolean =>
  ACTIONS.some(({ id, effect }) => id === action && LASTING.has(effect.does));

/** The side on which somebody is in play. */
export const sideInPlay = ({ at }: Notes, id: MaquisId) => {
  const spot = at[id];
  const maquis = MAQUIS.find((one) => one.id === id);
  return spot === 'hidden' || spot === 'revealed' ? maquis?.[spot] : undefined;
};

/** Whom somebody copies who copies hidden actions: another hidden one whose action lasts. */
const copied = (notes: Notes, copier: MaquisId): MaquisId | undefined =>
  peopleAt(notes, 'hidden').find((id) => id !== copier && lasts(sideInPlay(notes, id)?.action));

/**
 * The lasting action that somebody in play has, or copies, to be counted at the strike; nothing where
 * there is none.
 */
export function actionInPlay(notes: Notes, id: MaquisId): ActionId | undefined {
  const action = sideInPlay(notes, id)?.action;
  if (action !== 'copy') return lasts(action) ? action : undefined;
  const model = copied(notes, id);
  return model && sideInPlay(notes, model)?.action;
}

/** The tag of the action that counts for somebody in play: their own, or that of the one copied. */
function tagInPlay(notes: Notes, id: MaquisId): Tag | undefined {
  const side = sideInPlay(notes, id);
  const model = side?.action === 'copy' ? copied(notes, id) : undefined;
  return (model ? sideInPlay(notes, model) : side)?.tag;
}

/**
 * Whether somebody's action may be used now (resist.action-phase): as they are played, or, in the lenient
 * reading, later in the ATTACK.
 */
export function mayAct(notes: Notes, id: MaquisId): boolean {
  const tag = tagInPlay(notes, id);
  if (!tag || !actionInPlay(notes, id)) return false;
  if (notes.phase === 'plan') return tag.includes('PLAN');
  const mayWait = notes.reading === 'lenient' && tag === 'ATTACK';
  return notes.planned.includes(id) ? mayWait : tag.includes('ATTACK');
}

/** resist.mission-actions: whether the Mission chosen this round has no effect. */
export const isMissionIgnored = (notes: Notes): boolean =>
  notes.acted.some((id) => actionInPlay(notes, id) === 'ignore-mission');

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

/**
 * The same for what needs a Maquis in hand: of those nobody has named one is there as somebody, and so is whoever is
 * about to be played.
 */
export function positionWithHand(notes: Notes, played?: MaquisId): Position {
  const isUnnamed = played !== undefined && notes.at[played] !== 'hand';
  const at: Notes['at'] = isUnnamed ? { ...notes.at, [played]: 'hand' } : notes.at;
  const others = notes.unnamed - (isUnnamed ? 1 : 0);
  const somebody = MAQUIS_IDS.find((id) => at[id] === undefined || at[id] === 'deck');
  const hand: Notes['at'] = others > 0 && somebody ? { ...at, [somebody]: 'hand' } : at;
  return positionOfNotes({ ...notes, at: hand });
}

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
