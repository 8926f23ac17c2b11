import {
  CARDS_LOOKED_AT,
  CIVILIANS,
  type Detail,
  ENEMY_KINDS,
  ENEMY_TYPES,
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
} from '#games/resist/data/index.ts';
import { type CardId, copiesNow } from '#games/resist/engine/index.ts';
import {
  type Asking,
  availableMissions,
  deckSize,
  discardSize,
  type NotedMission,
  type NotePart,
  type Notes,
  peopleAt,
  type Spot,
} from './notes.ts';
import { maybeInDeck, maybeRecruits, positionOfNotes } from './position.ts';

/** A question about what happened with the cards. */
interface Question {
  /** The part of the notes it belongs to: who does not want that part is not asked. */
  readonly of: NotePart;
  /** Whether there is anything to be told. */
  readonly can: (notes: Notes, asking: Asking) => boolean;
  /** What may be told, as far as the notes know. */
  readonly answers: (notes: Notes, asking: Asking) => readonly string[];
  /** Asked again after each answer, as long as there is more. */
  readonly again?: true;
  /** Whether there need not be more. */
  readonly mayEnd?: (asking: Asking) => boolean;
}

const KINDS = ENEMY_KINDS.map(({ id }) => id);

const at = (notes: Notes, mission: string | null | undefined): NotedMission | undefined =>
  notes.row.find((place) => place.mission === mission);
const here = (notes: Notes): readonly EnemyKindId[] => at(notes, notes.target)?.up ?? [];
const others = (notes: Notes): readonly NotedMission[] =>
  availableMissions(notes).filter(({ mission }) => mission !== notes.target);
const hasEnemy = ({ up, down }: NotedMission): boolean => up.length + down.length > 0;

/** What the face-down Enemies of a Mission may be. */
const maybeDown = (notes: Notes, down: NotedMission['down']): readonly EnemyKindId[] => {
  const maybe = new Set(
    down.flatMap((one) => (typeof one === 'number' ? (notes.pools[one] ?? []) : [one])),
  );
  return KINDS.filter((kind) => maybe.has(kind));
};

const downAt = (notes: Notes, asking: Asking) => at(notes, asking.at)?.down ?? [];
const turned = (notes: Notes, asking: Asking): string[] =>
  maybeDown(notes, downAt(notes, asking)).map((kind) => `up:${asking.at}:${kind}`);

/** An Enemy at a Mission is discarded, face up or face down. */
const awayAt = (notes: Notes, place: NotedMission | undefined): string[] =>
  place
    ? [
        ...place.up.map((kind) => `off:${place.mission}:${kind}`),
        ...maybeDown(notes, place.down).map((kind) => `down:${place.mission}:${kind}`),
      ]
    : [];

/** The next other Mission with an Enemy, in the order of the row (C29). */
export function nextOther(notes: Notes, asking: Asking): NotedMission | undefined {
  const from = notes.row.findIndex(({ mission }) => mission === asking.at);
  return others(notes).find((place) => notes.row.indexOf(place) > from && hasEnemy(place));
}

/** Who may be in hand: those named, and whoever may be one of the unnamed. */
const maybeInHand = (notes: Notes): MaquisId[] =>
  MAQUIS_IDS.filter((id) => {
    const spot = notes.at[id];
    return spot === 'hand' || (notes.unnamed > 0 && (spot === undefined || spot === 'deck'));
  });

const inHand = (notes: Notes): boolean => notes.unnamed > 0 || peopleAt(notes, 'hand').length > 0;

interface Looked<Card> {
  /** What a telling says besides, where the discard has to be shuffled in to see as many. */
  readonly mixed: '' | ':mixed';
  /** How many of them are still to be told. */
  readonly left: number;
  /** Those of the rest that are known. */
  readonly known: readonly Card[];
}

/** Of up to three cards looked at, as many as deck and discard hold (C22). */
function looked<Card>(
  notes: Notes,
  top: readonly Card[],
  inDeck: number,
  inDiscard: number,
): Looked<Card> {
  const isMixed = !notes.looking && inDeck < CARDS_LOOKED_AT && inDiscard > 0;
  const { placed, known, out } = notes.looking ?? {
    placed: 0,
    known: Math.min(CARDS_LOOKED_AT, top.length),
    out: [],
  };
  return {
    mixed: isMixed ? ':mixed' : '',
    left: Math.min(CARDS_LOOKED_AT, inDeck + inDiscard) - placed - out.length,
    known: top.slice(placed, placed + known),
  };
}

const lookedAt = (notes: Notes) => looked(notes, notes.top, deckSize(notes), discardSize(notes));
const enemiesLookedAt = (notes: Notes) =>
  looked(notes, notes.enemyTop, notes.enemyDeck + notes.enemyTop.length, notes.enemyDiscard.length);

/** Cards that may be among those looked at and not told yet, going where they go. */
function seen(notes: Notes, to: (card: CardId) => 'top' | 'discard'): string[] {
  const { left, known, mixed } = lookedAt(notes);
  const people = left > known.length ? [...maybeInDeck(notes), ...peopleAt(notes, 'discard')] : [];
  const isSpyThere = left > known.length || known.includes('spy');
  const cards: readonly CardId[] = [
    ...(isSpyThere ? (['spy'] as const) : []),
    ...MAQUIS_IDS.filter((id) => people.includes(id) || known.includes(id)),
  ];
  return cards.map((card) => `seen:${card}:${to(card)}${mixed}`);
}

function enemiesSeen(notes: Notes, to: 'top' | 'discard'): string[] {
  const { left, known, mixed } = enemiesLookedAt(notes);
  return (left > known.length ? KINDS : known).map((kind) => `sift:${kind}:${to}${mixed}`);
}

/** A card of the Revealed pile comes back somewhere. */
const back = (to: Spot): Question => ({
  of: 'spies',
  can: (notes) => peopleAt(notes, 'pile').length > 0,
  answers: (notes) => peopleAt(notes, 'pile').map((id) => `put:${id}:${to}`),
});

/** The top Recruit goes somewhere. */
const recruit = (to: 'hand' | 'discard' | 'top'): Question => ({
  of: 'spies',
  can: ({ recruits }) => recruits > 0,
  answers: (notes) => maybeRecruits(notes).map((id) => `recruit:${id}:${to}`),
});

const spy = (to: 'discard' | 'out'): Question => ({
  of: 'spies',
  can: ({ handSpies }) => handSpies > 0,
  answers: () => [`spy:hand:${to}`],
});

const GUERRILLAS = ENEMY_TYPES.filter(({ effect }) => effect.does === 'civilian').map(
  ({ id }) => id,
);
/** The Counter-Guerrillas at the Mission chosen. */
export const guerrillasHere = (notes: Notes): readonly EnemyKindId[] =>
  here(notes).filter((kind) =>
    ENEMY_KINDS.some(({ id, type }) => id === kind && GUERRILLAS.includes(type.id)),
  );

/** Every question there is. */
export const QUESTIONS: Readonly<Record<Detail, Question>> = {
  used: { of: 'strength', can: () => true, answers: () => ['use'] },
  copied: {
    of: 'strength',
    can: (notes) => copiesNow(positionOfNotes(notes)).length > 0,
    answers: (notes) => copiesNow(positionOfNotes(notes)).map((id) => `copy:${id}`),
  },
  'face-down-where': {
    of: 'missions',
    can: (notes) => availableMissions(notes).some(({ down }) => down.length > 0),
    answers: (notes) =>
      availableMissions(notes).flatMap(({ mission, down }) =>
        down.length > 0 ? [`at:${mission}`] : [],
      ),
  },
  'turned-up': {
    of: 'missions',
    can: (notes, asking) => downAt(notes, asking).length > 0,
    answers: turned,
    again: true,
  },
  'two-turned-up': {
    of: 'missions',
    can: (notes, asking) => (asking.up?.length ?? 0) < 2 && downAt(notes, asking).length > 0,
    answers: turned,
    again: true,
    mayEnd: ({ up }) => up !== undefined,
  },
  'turned-away': {
    of: 'missions',
    can: (_, { up }) => up !== undefined,
    answers: (_, { at: mission, up = [] }) =>
      [...new Set(up)].map((kind) => `off:${mission}:${kind}`),
  },
  'enemy-away': {
    of: 'strength',
    can: (notes) => here(notes).length > 0,
    answers: (notes) => [...new Set(here(notes))].map((kind) => `off:${notes.target}:${kind}`),
  },
  'enemy-gained': {
    of: 'strength',
    can: (notes) => here(notes).length > 0,
    answers: (notes) => [...new Set(here(notes))].map((kind) => `gain:${kind}`),
  },
  'enemy-moved': {
    of: 'strength',
    can: (notes) => here(notes).length > 0 && others(notes).length > 0,
    answers: (notes) =>
      [...new Set(here(notes))].flatMap((kind) =>
        others(notes).map(({ mission }) => `shift:${notes.target}:${kind}:${mission}`),
      ),
  },
  'guerrillas-away': {
    of: 'strength',
    can: (notes) => guerrillasHere(notes).length > 0,
    answers: () => ['use'],
  },
  elsewhere: {
    of: 'missions',
    can: (notes) => others(notes).some(hasEnemy),
    answers: (notes) =>
      others(notes).flatMap((place) => (hasEnemy(place) ? [`at:${place.mission}`] : [])),
  },
  'enemy-away-there': {
    of: 'missions',
    can: (notes, asking) => awayAt(notes, at(notes, asking.at)).length > 0,
    answers: (notes, asking) => awayAt(notes, at(notes, asking.at)),
  },
  'enemy-away-each': {
    of: 'missions',
    can: (notes, asking) => nextOther(notes, asking) !== undefined,
    answers: (notes, asking) => awayAt(notes, nextOther(notes, asking)),
    again: true,
  },
  drawn: {
    of: 'spies',
    can: (notes) => deckSize(notes) + discardSize(notes) > 0,
    answers: ({ top: [top] }) => (top ? [`draw:${top}`] : ['draw:one', 'draw:spy']),
  },
  'hand-away': {
    of: 'spies',
    can: inHand,
    answers: (notes) => maybeInHand(notes).map((id) => `put:${id}:discard`),
  },
  'spy-away': spy('discard'),
  'spy-out': spy('out'),
  'recruit-to-hand': recruit('hand'),
  'recruit-away': recruit('discard'),
  'recruit-to-deck': recruit('top'),
  'back-to-hand': back('hand'),
  'back-to-deck': back('top'),
  'back-away': back('discard'),
  'seen-away': {
    of: 'spies',
    can: (notes) => lookedAt(notes).left > 0,
    answers: (notes) => seen(notes, () => 'discard'),
    again: true,
    mayEnd: () => true,
  },
  'seen-back': {
    of: 'spies',
    can: (notes) => lookedAt(notes).left > 0,
    answers: (notes) => seen(notes, () => 'top'),
    again: true,
  },
  'enemies-seen-away': {
    of: 'missions',
    can: (notes) => enemiesLookedAt(notes).left > 0,
    answers: (notes) => enemiesSeen(notes, 'discard'),
    again: true,
    mayEnd: () => true,
  },
  'enemies-seen-back': {
    of: 'missions',
    can: (notes) => enemiesLookedAt(notes).left > 0,
    answers: (notes) => enemiesSeen(notes, 'top'),
    again: true,
  },
  'seen-sorted': {
    of: 'spies',
    can: (notes) => lookedAt(notes).left > 0,
    answers: (notes) => seen(notes, (card) => (card === 'spy' ? 'top' : 'discard')),
    again: true,
  },
  civilian: {
    of: 'civilians',
    can: () => true,
    answers: () => [...new Set(CIVILIANS)].map((number) => `civilian:${number}`),
  },
  victim: {
    of: 'strength',
    can: (notes) => peopleAt(notes, 'hidden').length > 0,
    answers: (notes) => peopleAt(notes, 'hidden').map((id) => `lose:${id}`),
  },
};
