import { type Below, shuffled } from '#shared/random.ts';
import {
  ACTIONS,
  CARD_SIDES,
  CIVILIANS,
  type Era,
  GAME,
  MAQUIS_IDS,
  type MaquisId,
  MISSIONS,
  MISSIONS_IN_PLAY,
  type MissionId,
} from '../../data/index.ts';
import { type Position, type Snapshot, snapshotOf } from '../../engine/index.ts';
import { type PuzzleSetUp, positionOf } from '../../puzzles/set-up.ts';
import { actionOn, attackOf, broughtBy } from './brought.ts';
import { doesRevealed, mostSpiesRemoved } from './met.ts';
import { ALL_ENEMIES, garrisonOf, maquisIn, peopleOf, sound, usual } from './table.ts';
import { maybeActed } from './told.ts';
import { MOST_AT_A_MISSION, MOST_TO_PLAN, planOf } from './trimmed.ts';

/*
 * Tables dealt anew at a moment of a game: its Missions, other people, Enemies and dead. A game seldom comes to what
 * is worth a question; cards dealt often enough do.
 */

/** Of so many ends of a round one alone has no failed Mission. */
const FAILED_IN = 4;

/** Two Missions with more Defense are seldom beaten by few people. */
const EASY = 6;

/** How often a fight is dealt until its strength is worth a question. */
const DEALS = 20;

/** How many Enemies are left at a Mission, at most: at a strike, and where the cards are still to be played. */
const MOST_TO_STRIKE = 5;
const MOST_TO_MEET = 3;

/** Of so many strikes one has an Engineer for certain. */
const ENGINEER_IN = 5;

/** So much may actions bring that is not printed as strength. */
const BY_ACTIONS = 3;

/**
 * The same moment with other people, Enemies and dead, dealt anew. Who is in play in ATTACK was played in PLAN; the
 * strength of a strike is what those in play bring, played in ATTACK. It is enough for the Mission, not for everything.
 */
export function dealtFightOf(position: Position, below: Below): PuzzleSetUp | undefined {
  const now = snapshotOf(position);
  for (let n = 0; n < DEALS; n++) {
    const target = now.phase === 'strike' ? weighed(now, below) : now.target;
    const table = target && dealtFight(now, target, below);
    if (table && maybeActed(table).length === 0 && isTight(table)) return table;
  }
  return undefined;
}

/** The Mission to strike: one where civilians die for Enemies still there, or they are stronger, so that it matters when it falls. */
const weighed = ({ row, target }: Snapshot, below: Below): MissionId | null =>
  shuffled(row, below).find(
    ({ mission, failed }) =>
      !failed && MISSIONS.some(({ id, effect }) => id === mission && WEIGHED.includes(effect.does)),
  )?.mission ?? target;

const WEIGHED: readonly string[] = ['civilian-per-enemy', 'raise-enemies'];

function isTight(table: PuzzleSetUp): boolean {
  const { target, strength, defense } = snapshotOf(positionOf(table));
  const here = table.row.flatMap((place) =>
    typeof place !== 'string' && place.mission === target ? place.up : [],
  );
  const all = here.reduce((sum, kind) => sum + (defense?.[kind] ?? 0), defense?.mission ?? 0);
  const inHand = maquisIn(table.hand).reduce(
    (sum, id) => sum + Math.max(attackOf(id, 'hidden'), attackOf(id, 'revealed')),
    0,
  );
  const most = strength + (table.phase === 'strike' ? 0 : inHand);
  const byActions = table.phase === 'strike' ? 0 : BY_ACTIONS;
  return most + byActions > (defense?.mission ?? 0) && most < all;
}

function dealtFight(all: Snapshot, target: MissionId, below: Below): PuzzleSetUp | undefined {
  const isStrike = all.phase === 'strike';
  const people = dealt(all, below);
  const some = (least: number, most: number): MaquisId[] =>
    people.splice(0, least + below(most - least + 1));
  // Who chooses Crossroads discards those in play.
  const isAlone = !isStrike && target === 'crossroads';
  const hidden = isAlone ? [] : isStrike ? some(2, target === 'crossroads' ? 3 : 4) : some(0, 3);
  const revealed = isAlone ? [] : isStrike ? some(1, target === 'crossroads' ? 1 : 3) : some(0, 1);
  const hand = isStrike ? [] : some(2, 3);
  const spy = all.hand.filter((card) => card === 'spy').slice(0, 1);
  const now = withPeople(all, { hand: [...hand, ...spy], hidden, revealed });
  const graveyard = deadBy(below);
  // What an Engineer costs, and what falls with him, is the sum most worth doing at a strike.
  const engineers = shuffled(
    ALL_ENEMIES.filter((kind) => kind.startsWith('engineer-')),
    below,
  );
  const first = isStrike && below(ENGINEER_IN) === 0 ? engineers.slice(0, 1) : [];
  const enemies = Math.min(garrisonOf(target), isStrike ? MOST_TO_STRIKE : MOST_TO_MEET);
  return sound({
    ...usual(now),
    phase: isStrike ? 'strike' : 'attack',
    ...peopleOf(now, below(2), below),
    row: now.row.map(({ mission, failed }) =>
      mission === target
        ? {
            mission,
            up: [...first, ...shuffled(ALL_ENEMIES, below)].slice(0, enemies),
            down: 0,
            failed,
          }
        : failed
          ? { mission, up: [], down: garrisonOf(mission), failed }
          : mission,
    ),
    defeated: [...now.defeated],
    graveyard,
    target,
    ...(isStrike
      ? {
          strength: broughtBy({ hidden, revealed, graveyard }),
          beaten: false,
        }
      : {}),
  });
}

/** Everybody who is still in the game, in any order. */
const dealt = ({ removed }: Snapshot, below: Below): MaquisId[] =>
  shuffled(
    MAQUIS_IDS.filter((id) => !removed.includes(id)),
    below,
  );

/** A moment with these people in hand and in play, and nowhere else. */
function withPeople(
  now: Snapshot,
  people: Pick<Snapshot, 'hand' | 'hidden' | 'revealed'>,
): Snapshot {
  const named = new Set<string>([people.hand, people.hidden, people.revealed].flat());
  const revealedPile = now.revealedPile.filter((id) => !named.has(id));
  return { ...now, ...people, revealedPile };
}

/** As many civilians as a game goes on with. */
function deadBy(below: Below): number[] {
  const dead: number[] = [];
  const drawn = shuffled(CIVILIANS, below).slice(0, below(4));
  for (const number of drawn) {
    const sum = dead.reduce((all, one) => all + one, number);
    if (number > 0 && sum < GAME.civilianLimit) dead.push(number);
  }
  return dead;
}

/** What an action of a hand does where it is worth more than what is printed and counted. */
const DOES_MORE: readonly string[] = [
  ...['draw', 'swap', 'take-revealed', 'draw-recruit', 'discard-here', 'discard-guerrillas'],
  ...['cycle-spy', 'pick-recruit', 'sift', 'weaken', 'ignore-mission', 'halve-mission', 'copy'],
];

const doesMore = (id: MaquisId): boolean =>
  CARD_SIDES.some((side) => {
    const action = actionOn(id, side);
    return ACTIONS.some((one) => one.id === action && DOES_MORE.includes(one.effect.does));
  });

/**
 * A moment of PLAN with two people in hand that are dealt anew, with actions that do more than count, Enemies likewise, and mostly a Mission that has failed, so that a second one is to be feared.
 */
export function dealtPlanOf(position: Position, below: Below): PuzzleSetUp | undefined {
  const now = snapshotOf(position);
  const people = dealt(now, below);
  const hand = [...people.filter(doesMore), ...people.filter((id) => !doesMore(id))].slice(
    0,
    MOST_TO_PLAN,
  );
  const enemies = shuffled(ALL_ENEMIES, below);
  const isFree = now.row.every(({ failed }) => !failed);
  // Where nobody may be revealed, all are revealed in PLAN: enough have been asked that.
  const limits = now.row.findIndex(({ mission }) =>
    MISSIONS.some(
      ({ id, effect }) => id === mission && effect.does === 'limit-reveals' && effect.most === 0,
    ),
  );
  if (limits >= 0 && !isFree) return undefined;
  const isToFear = isFree && (limits >= 0 || below(FAILED_IN) > 0);
  const row = now.row.map((place, at) => ({
    ...place,
    failed: place.failed || (isToFear && at === Math.max(0, limits)),
    up: enemies.splice(0, below(MOST_AT_A_MISSION + 1)),
  }));
  return planOf({ ...withPeople(now, { hand, hidden: [], revealed: [] }), row }, below);
}

/** The end of a late round: two Missions, mostly a third that failed, a few people who come round again, and Spies. */
export function decideOf(position: Position, below: Below): PuzzleSetUp | undefined {
  const now = snapshotOf(position);
  if (now.row.length < 2) return undefined;
  const all = shuffled(MAQUIS_IDS, below);
  const [hidden, revealed, ...others] = all;
  const back = others.splice(0, 1 + below(2));
  // With two or three people these make a card or two more than are drawn.
  const spies = GAME.spiesInTheDeck + below(2);
  const inHand = Math.min(1, spies);
  const enemies = shuffled(ALL_ENEMIES, below);
  const missions = shuffled(MISSIONS, below);
  const ofEra = (era: number) => missions.filter((one) => one.era === era).map(({ id }) => id);
  const [third, second, first] = [ofEra(3), ofEra(2), ofEra(1)];
  const left = third.splice(0, 2);
  const failed = below(FAILED_IN) > 0 ? first.splice(0, 1) : [];
  const gone = [
    ...first.slice(0, 4 - failed.length),
    ...second.slice(0, 3),
    // The row is not full any more: it was last filled with the last of them.
    ...third.slice(0, 1),
  ];
  const pile = others.slice(0, 8 + below(2)).sort();
  const discard = [...back, ...Array<'spy'>(Math.max(0, spies - inHand)).fill('spy')];
  const people = { hand: [], hidden: [hidden], revealed: [revealed], discard, pile };
  const most = mostSpiesRemoved({ ...people, defeated: gone });
  const unseen = GAME.spiesInTheDeck + GAME.spySupply - spies;
  const supply = unseen - below(1 + Math.min(most, unseen));
  return sound({
    ...usual({ ...now, hand: [], hidden: [], revealed: [] }),
    phase: 'decide',
    ...people,
    hand: Array<'spy'>(inHand).fill('spy'),
    supply,
    deck: { top: [], maquis: [], spies: 0 },
    defeated: gone,
    graveyard: deadBy(below),
    row: [
      ...left.map((mission, n) => ({
        mission,
        up: enemies.slice(2 * n, 2 * n + 1 + below(MOST_AT_A_MISSION)),
        down: 0,
        failed: false,
      })),
      ...failed.map((mission) => ({ mission, up: [], down: 0, failed: true })),
    ],
  });
}

/**
 * The last two Missions, in PLAN or with the first of them chosen: so few people that all who stay hidden are drawn again
 * in the round after it, and whoever is revealed is missing there.
 */
export function lastTwoOf(
  position: Position,
  phase: 'plan' | 'attack',
  below: Below,
): PuzzleSetUp | undefined {
  const now = snapshotOf(position);
  const people = shuffled(MAQUIS_IDS, below);
  const some = (count: number): MaquisId[] => people.splice(0, count);
  const hand = some(phase === 'plan' ? 2 : 2 + below(2));
  const hidden = phase === 'plan' ? [] : some(below(2));
  const discard = some(phase === 'plan' ? 1 : below(2));
  // Those who have removed the Spies that are missing lie in the Revealed pile, where they are not about.
  const removing = people.filter((id) => doesRevealed(id, 'remove-spy'));
  const pile = [
    ...removing,
    ...people
      .filter((id) => !removing.includes(id))
      .slice(0, people.length - GAME.maquisInADeck - removing.length),
  ].sort();
  const missions = shuffled(MISSIONS, below);
  const left = missions.filter(({ defense }) => defense <= EASY).slice(0, 2);
  const others = missions.filter((mission) => !left.includes(mission));
  const ofEra = (era: Era) => {
    const inPlay = MISSIONS_IN_PLAY[era] - left.filter((one) => one.era === era).length;
    return others.filter((one) => one.era === era).slice(0, inPlay);
  };
  const gone = [ofEra(1), ofEra(2), ofEra(3)].flat().map(({ id }) => id);
  const failed = below(FAILED_IN) > 0 ? gone.splice(0, 1) : [];
  const enemies = shuffled(ALL_ENEMIES, below);
  return sound({
    ...usual({ ...now, hand: [], hidden: [], revealed: [] }),
    phase,
    hand: [...hand, 'spy'],
    hidden,
    supply: GAME.spySupply,
    deck: { top: [], maquis: [], spies: 0 },
    discard,
    pile,
    removed: Array<'spy'>(GAME.spiesInTheDeck - 1).fill('spy'),
    defeated: gone,
    graveyard: deadBy(below),
    row: [
      ...left.map(({ id: mission }, n) => ({
        mission,
        up: enemies.slice(2 * n, 2 * n + 1 + below(MOST_AT_A_MISSION)),
        down: 0,
        failed: false,
      })),
      ...failed.map((mission) => ({ mission, up: [], down: 0, failed: true })),
    ],
    ...(phase === 'attack' ? { target: left[0]?.id } : {}),
  });
}
