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
  'round',
  'plan',
  'attack',
  'strike',
  'aftermath',
  'recover',
  'end',
  'worked-round',
  'actions',
  'enemies',
  'missions',
  'spies',
  'civilians',
  'piles',
  'checklist',
  'rulings',
  'reference',
  'glossary',
  'sources',
  'changes',
] as const;

/** All rules in reading order. A rule the engine has nothing to check in is in {@link TEXT_ONLY} as well. */
export const RULES = inReadingOrder(CHAPTERS, {
  idea: ['resist.aim', 'resist.cards', 'resist.hidden-or-revealed'],
  components: ['resist.components'],
  'set-up': [
    'resist.setup-decks',
    'resist.setup-draft',
    'resist.setup-spies',
    'resist.setup-missions',
    'resist.setup-garrisons',
    'resist.setup-civilians',
    'resist.setup-hand',
  ],
  round: ['resist.round'],
  plan: ['resist.play-in-plan', 'resist.choose-mission', 'resist.turn-up'],
  attack: ['resist.defend-effects', 'resist.play-everyone'],
  strike: [
    'resist.strength',
    'resist.strike',
    'resist.current-defense',
    'resist.grunts-first',
    'resist.guards-first',
    'resist.defeat-effects',
    'resist.stop-striking',
    'resist.survive',
  ],
  aftermath: [
    'resist.civilians-lost',
    'resist.mission-defeated',
    'resist.mission-failed',
    'resist.end-or-continue',
  ],
  recover: ['resist.clean-up', 'resist.new-hand', 'resist.all-spies'],
  end: ['resist.result', 'resist.losing'],
  actions: [
    'resist.action-optional',
    'resist.action-phase',
    'resist.action-in-full',
    'resist.counting-actions',
    'resist.discarding-actions',
    'resist.moving-an-enemy',
    'resist.weakening',
    'resist.turning-up-actions',
    'resist.drawing-actions',
    'resist.sifting',
    'resist.spy-actions',
    'resist.calling-back',
    'resist.recruiting',
    'resist.copying',
    'resist.mission-actions',
  ],
  enemies: [
    'resist.enemies',
    'resist.garrison-limit',
    'resist.engineer',
    'resist.jailor',
    'resist.counter-guerrilla',
    'resist.military',
    'resist.spy-master',
    'resist.radio-operator',
  ],
  missions: [
    'resist.mission-effects',
    'resist.other-missions',
    'resist.bunker',
    'resist.crossroads',
    'resist.reveal-limits',
    'resist.mayors-house',
    'resist.civilians-per-enemy',
    'resist.next-draw',
    'resist.help-elsewhere',
    'resist.barracks',
    'resist.prison',
    'resist.take-back-farmhouse',
    'resist.caves',
    'resist.officer',
    'resist.defend-farmhouse',
    'resist.police-station',
  ],
  spies: ['resist.spies', 'resist.new-spy'],
  civilians: ['resist.civilians', 'resist.black-cat'],
  piles: [
    'resist.discard',
    'resist.remove-from-game',
    'resist.in-play',
    'resist.reshuffle',
    'resist.draw-what-there-is',
    'resist.what-is-known',
    'resist.cards-alike',
  ],
});

/** Rules that explain or prepare and that nothing in a game can break. */
export const TEXT_ONLY: ReadonlySet<RuleId> = new Set<RuleId>([
  'resist.aim',
  'resist.cards',
  'resist.components',
]);

export type RuleId = (typeof RULES)[number]['id'];
