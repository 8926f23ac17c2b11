import { frozen } from '#shared/frozen.ts';
import type { Detail } from './actions.ts';
import type { RuleId } from './rules.ts';

/** What the text of a Mission does: once it is defeated, or while (or as soon as) it defends itself. */
type MissionEffect =
  /** A face-down Enemy to each other Available Mission. */
  | { readonly when: 'DEFEAT'; readonly does: 'reinforce-others' }
  /** More or fewer cards are drawn in this round's RECOVER. */
  | { readonly when: 'DEFEAT'; readonly does: 'change-draw'; readonly by: -1 | 1 }
  /** All face-down Enemies of a Mission are turned up. */
  | { readonly when: 'DEFEAT'; readonly does: 'turn-all' }
  /** An Enemy is discarded at one other Mission, or at each. */
  | { readonly when: 'DEFEAT'; readonly does: 'discard-elsewhere'; readonly at: 'one' | 'each' }
  /** A Spy in hand leaves the game. */
  | { readonly when: 'DEFEAT'; readonly does: 'remove-spy' }
  /** A civilian for each Enemy still here. */
  | { readonly when: 'DEFEAT'; readonly does: 'civilian-per-enemy' }
  /** The top Recruit goes to the Hidden discard. */
  | { readonly when: 'DEFEAT'; readonly does: 'recruit-to-discard' }
  /** A Spy of the supply goes to the Hidden discard. */
  | { readonly when: 'DEFEAT'; readonly does: 'new-spy' }
  /** A card of the Revealed pile goes to the Hidden discard. */
  | { readonly when: 'DEFEAT'; readonly does: 'revealed-to-discard' }
  /** A random Maquis hidden in play leaves the game. */
  | { readonly when: 'DEFEAT'; readonly does: 'remove-hidden' }
  /** Of the next three cards of the Hidden deck the Spies stay on top, the rest is discarded. */
  | { readonly when: 'DEFEAT'; readonly does: 'spies-on-top' }
  /** A Maquis in hand is discarded as ATTACK begins. */
  | { readonly when: 'DEFEND'; readonly does: 'discard-from-hand' }
  /** Everyone in play is discarded as ATTACK begins. */
  | { readonly when: 'DEFEND'; readonly does: 'discard-in-play' }
  /** At most so many Maquis may be played revealed in ATTACK. */
  | { readonly when: 'DEFEND'; readonly does: 'limit-reveals'; readonly most: 0 | 1 }
  /** The Enemies here have more Defense. */
  | { readonly when: 'DEFEND'; readonly does: 'raise-enemies'; readonly by: 1 };

export type Era = 1 | 2 | 3;

const mission = <const Id extends string>(
  id: Id,
  name: string,
  era: Era,
  [garrison, defense, points]: readonly [garrison: number, defense: number, points: number],
  rule: RuleId,
  effect: MissionEffect,
  /** What a table has to tell of it. */
  tells: readonly Detail[] = [],
) => ({ id, name, era, garrison, defense, points, rule, effect, tells });

/** The 20 Missions in the order of the record; the index is the card's number in the engine. */
export const MISSIONS = frozen([
  mission('barracks', 'Destroy the Barracks', 1, [3, 4, 2], 'resist.barracks', {
    when: 'DEFEAT',
    does: 'reinforce-others',
  }),
  mission('border', 'Cross the Border', 1, [3, 3, 1], 'resist.next-draw', {
    when: 'DEFEAT',
    does: 'change-draw',
    by: -1,
  }),
  mission(
    'mountain-pass',
    'Recon the Mountain Pass',
    1,
    [4, 5, 1],
    'resist.help-elsewhere',
    { when: 'DEFEAT', does: 'turn-all' },
    ['face-down-where', 'turned-up'],
  ),
  mission('valley', 'Attack Francoists in the Valley', 1, [5, 6, 2], 'resist.next-draw', {
    when: 'DEFEAT',
    does: 'change-draw',
    by: 1,
  }),
  mission(
    'railroad-bridge',
    'Destroy the Railroad Bridge',
    1,
    [3, 8, 2],
    'resist.help-elsewhere',
    { when: 'DEFEAT', does: 'discard-elsewhere', at: 'one' },
    ['elsewhere', 'enemy-away-there'],
  ),
  mission('officer', 'Intercept the Commanding Officer', 1, [4, 6, 1], 'resist.officer', {
    when: 'DEFEAT',
    does: 'remove-spy',
  }),
  mission(
    'villa',
    "Attack the Commander's Villa",
    1,
    [4, 5, 3],
    'resist.civilians-per-enemy',
    { when: 'DEFEAT', does: 'civilian-per-enemy' },
    ['civilian'],
  ),
  mission(
    'bunker',
    'Destroy the Bunker',
    1,
    [2, 5, 1],
    'resist.bunker',
    { when: 'DEFEND', does: 'discard-from-hand' },
    ['hand-away'],
  ),
  mission(
    'convoy',
    'Destroy the Supply Convoy',
    2,
    [5, 7, 2],
    'resist.help-elsewhere',
    { when: 'DEFEAT', does: 'discard-elsewhere', at: 'each' },
    ['enemy-away-each'],
  ),
  mission(
    'prison',
    'Jailbreak at the Prison',
    2,
    [5, 8, 3],
    'resist.prison',
    { when: 'DEFEAT', does: 'recruit-to-discard' },
    ['recruit-away'],
  ),
  mission(
    'counter-guerrilla-hq',
    'Attack the Counter-Guerrilla Headquarters',
    2,
    [4, 7, 4],
    'resist.civilians-per-enemy',
    { when: 'DEFEAT', does: 'civilian-per-enemy' },
    ['civilian'],
  ),
  mission('caves', 'Retreat to the Caves', 2, [4, 6, 4], 'resist.caves', {
    when: 'DEFEAT',
    does: 'new-spy',
  }),
  mission(
    'take-back-farmhouse',
    'Take Back the Farmhouse',
    2,
    [4, 8, 2],
    'resist.take-back-farmhouse',
    { when: 'DEFEAT', does: 'revealed-to-discard' },
    ['back-away'],
  ),
  mission(
    'steal-supplies',
    'Steal Supplies from the Train Depot',
    2,
    [3, 4, 3],
    'resist.reveal-limits',
    { when: 'DEFEND', does: 'limit-reveals', most: 0 },
  ),
  mission(
    'defend-farmhouse',
    'Defend the Farmhouse',
    3,
    [4, 7, 4],
    'resist.defend-farmhouse',
    { when: 'DEFEAT', does: 'remove-hidden' },
    ['victim'],
  ),
  mission('train-depot', 'Destroy the Train Depot', 3, [4, 8, 4], 'resist.reveal-limits', {
    when: 'DEFEND',
    does: 'limit-reveals',
    most: 1,
  }),
  mission('crossroads', 'Defend the Crossroads', 3, [4, 6, 3], 'resist.crossroads', {
    when: 'DEFEND',
    does: 'discard-in-play',
  }),
  mission(
    'police-station',
    'Attack the Police Station',
    3,
    [4, 8, 5],
    'resist.police-station',
    { when: 'DEFEAT', does: 'spies-on-top' },
    ['seen-sorted'],
  ),
  mission('mayors-house', "Attack the Mayor's House", 3, [5, 5, 4], 'resist.mayors-house', {
    when: 'DEFEND',
    does: 'raise-enemies',
    by: 1,
  }),
  mission(
    'franco-hq',
    "Attack Franco's Headquarters",
    3,
    [5, 7, 5],
    'resist.civilians-per-enemy',
    { when: 'DEFEAT', does: 'civilian-per-enemy' },
    ['civilian'],
  ),
]);

export type MissionId = (typeof MISSIONS)[number]['id'];
type Mission = (typeof MISSIONS)[number];

/** @throws where no Mission is called that */
export const missionOf = (id: MissionId): Mission => {
  const mission = MISSIONS.find((one) => one.id === id);
  if (!mission) throw new Error(`no Mission ${id}`);
  return mission;
};

export const MISSION_IDS: readonly MissionId[] = Object.freeze(MISSIONS.map(({ id }) => id));

/** Missions of each era in play; the others go back into the box unseen. */
export const MISSIONS_IN_PLAY: Readonly<Record<Era, number>> = Object.freeze({ 1: 4, 2: 3, 3: 3 });
