import { inReadingOrder } from '#games/reading-order.ts';

/**
 * Every rule of the game by its one id.
 *
 * The id is the rule's address in the rulebook, the `rule` of a refusal and of an event, and the
 * start of the titles of its tests. Ids are words, never numbers, and the same in every language.
 * The build fails unless each of them is written exactly once in the rulebook.
 */

/** The chapters of the rulebook, in reading order; also the names of its files and pages. */
export const CHAPTERS = [
  'learn',
  'idea',
  'components',
  'set-up',
  'turn',
  'placement',
  'patrols',
  'costs-and-rewards',
  'action-phase',
  'way-home',
  'shooting',
  'upkeep',
  'end',
  'spare-rooms',
  'airdrops',
  'second-safe-house',
  'open-information',
  'limited-supply',
  'goals',
  'difficulty',
  'drawing-goals',
  'editions',
  'missions',
  'new-tiles',
  'three-star-missions',
  'strategy',
  'checklist',
  'rulings',
  'reference',
  'glossary',
  'sources',
  'changes',
] as const;

/** All rules in reading order. A rule the engine has nothing to check in is in {@link TEXT_ONLY} as well. */
export const RULES = inReadingOrder(CHAPTERS, {
  idea: ['maquis.aim', 'maquis.pawns'],
  components: ['maquis.components'],
  'set-up': [
    'maquis.setup-deck',
    'maquis.setup-markers',
    'maquis.setup-supply',
    'maquis.setup-tiles',
    'maquis.setup-workers',
    'maquis.setup-goals',
  ],
  turn: ['maquis.turn'],
  placement: [
    'maquis.placement',
    'maquis.place-every-worker',
    'maquis.free-place',
    'maquis.safe-house-closed',
    'maquis.empty-field',
    'maquis.goal-place',
  ],
  patrols: [
    'maquis.patrol-count',
    'maquis.soldiers-last',
    'maquis.patrol-placement',
    'maquis.arrest-on-placement',
    'maquis.patrol-not-placed',
    'maquis.reshuffle',
  ],
  'action-phase': ['maquis.activation', 'maquis.action', 'maquis.cost'],
  'way-home': ['maquis.route-home', 'maquis.arrest-on-return', 'maquis.arrested-for-good'],
  shooting: [
    'maquis.shooting',
    'maquis.shoot-once',
    'maquis.shoot-police-only',
    'maquis.shot-frees-place',
    'maquis.escape-shot',
    'maquis.soldier-track',
  ],
  upkeep: ['maquis.upkeep', 'maquis.calendar-morale'],
  end: [
    'maquis.end-goals',
    'maquis.end-time',
    'maquis.end-workers',
    'maquis.end-morale',
    'maquis.finish-the-turn',
    'maquis.result',
  ],
  'spare-rooms': ['maquis.spare-rooms', 'maquis.one-tile-each'],
  airdrops: ['maquis.airdrop', 'maquis.airdrop-field', 'maquis.collect-airdrop'],
  'second-safe-house': ['maquis.second-safe-house'],
  'open-information': ['maquis.open-information'],
  'limited-supply': ['maquis.limited-supply', 'maquis.short-supply'],
  goals: [
    'maquis.successes',
    'maquis.numbered-successes',
    'maquis.one-success-a-turn',
    'maquis.goal-underground-newspaper',
    'maquis.goal-destroy-the-train',
    'maquis.goal-sabotage',
    'maquis.goal-aid-the-spy',
    'maquis.goal-assassination',
    'maquis.goal-liberate-the-town',
  ],
  'costs-and-rewards': [
    'maquis.several-goods',
    'maquis.red-arrow',
    'maquis.white-arrow',
    'maquis.yellow-arrow',
    'maquis.recruiting',
    'maquis.morale-limit',
  ],
  difficulty: [
    'maquis.mode-very-easy',
    'maquis.mode-easy',
    'maquis.mode-normal',
    'maquis.mode-tricky',
    'maquis.mode-hard',
    'maquis.mode-very-hard',
  ],
  'drawing-goals': ['maquis.goals-any-two', 'maquis.goals-one-of-each'],
  editions: ['maquis.editions', 'maquis.edition-first', 'maquis.edition-second'],
  missions: [
    'maquis.missions',
    'maquis.mission-steps',
    'maquis.mission-visits',
    'maquis.staying-workers',
    'maquis.goal-milice-parade-day',
    'maquis.goal-officers-mansion',
    'maquis.goal-infiltration',
    'maquis.goal-german-shepherds',
    'maquis.goal-double-agent',
    'maquis.goal-coded-messages',
    'maquis.goal-take-out-the-bridges',
    'maquis.goal-bomb-for-the-officer',
  ],
  'new-tiles': ['maquis.pharmacist', 'maquis.forger', 'maquis.fixer', 'maquis.fake-id'],
  'three-star-missions': [
    'maquis.three-star-missions',
    'maquis.goal-milice-hq',
    'maquis.goal-bomb-the-barracks',
    'maquis.goal-free-the-resistance-leader',
    'maquis.goal-destroy-aa-guns',
  ],
});

/** Rules that explain or prepare and that nothing in a game can break. */
export const TEXT_ONLY: ReadonlySet<RuleId> = new Set<RuleId>([
  'maquis.aim',
  'maquis.pawns',
  'maquis.components',
  'maquis.setup-deck',
  'maquis.setup-supply',
  'maquis.setup-tiles',
  'maquis.open-information',
  'maquis.several-goods',
  'maquis.editions',
  'maquis.edition-first',
  'maquis.edition-second',
]);

export type RuleId = (typeof RULES)[number]['id'];
