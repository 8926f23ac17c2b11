import { inReadingOrder } from '#games/reading-order.ts';

/**
 * Every rule of the game by its one id.
 *
 * The id is the rule's address in the rulebook, the `rule` of a refusal and of an event, and the
 * start of the titles of its tests. Ids are words, never numbers, and the same in every language.
 * A hardship card's rule is called by the card's own id. The build fails unless each rule is
 * written exactly once in the rulebook.
 */

/** The chapters of the rulebook, in reading order; also the names of its files and pages. */
export const CHAPTERS = [
  'learn',
  'idea',
  'components',
  'set-up',
  'mission',
  'preparation',
  'actions',
  'threats',
  'falling-back',
  'mission-end',
  'support',
  'morale-drop',
  'end',
  'hardships',
  'variants',
  'two-players',
  'checklist',
  'rulings',
  'reference',
  'glossary',
  'sources',
  'changes',
] as const;

/** All rules in reading order. A rule the engine has nothing to check in is in {@link TEXT_ONLY} as well. */
export const RULES = inReadingOrder(CHAPTERS, {
  idea: ['les-poilus.aim', 'les-poilus.secret-hands'],
  components: ['les-poilus.components', 'les-poilus.threat-kinds'],
  'set-up': [
    'les-poilus.setup-soldiers',
    'les-poilus.setup-tiles',
    'les-poilus.setup-decks',
    'les-poilus.setup-speech',
    'les-poilus.setup-leader',
  ],
  mission: ['les-poilus.mission'],
  preparation: ['les-poilus.intensity', 'les-poilus.first-mission', 'les-poilus.deal'],
  actions: [
    'les-poilus.actions',
    'les-poilus.play-threat',
    'les-poilus.play-hardship',
    'les-poilus.speech',
    'les-poilus.lucky-charm',
  ],
  threats: [
    'les-poilus.active-threats',
    'les-poilus.three-of-a-kind',
    'les-poilus.traumas-and-phobias',
    'les-poilus.trap',
    'les-poilus.empty-trials',
  ],
  'falling-back': [
    'les-poilus.fall-back',
    'les-poilus.support-tile',
    'les-poilus.empty-hand',
    'les-poilus.out-of-the-mission',
  ],
  'mission-end': ['les-poilus.mission-success', 'les-poilus.mission-failure'],
  support: [
    'les-poilus.support',
    'les-poilus.majority',
    'les-poilus.support-bonus',
    'les-poilus.support-after-failure',
  ],
  'morale-drop': ['les-poilus.morale-drop', 'les-poilus.speech-token', 'les-poilus.next-leader'],
  end: ['les-poilus.defeat-hardships', 'les-poilus.victory', 'les-poilus.defeat-monument'],
  hardships: [
    'les-poilus.oldest-prevails',
    'les-poilus.active-player-prevails',
    'les-poilus.selfish',
    'les-poilus.mute',
    'les-poilus.demoralised',
    'les-poilus.fearful',
    'les-poilus.stubborn',
    'les-poilus.clumsy',
    'les-poilus.proud',
    'les-poilus.fragile',
    'les-poilus.tyrannical',
    'les-poilus.frenetic',
    'les-poilus.absent-minded',
    'les-poilus.panicked',
    'les-poilus.wounded',
    'les-poilus.merry-christmas',
  ],
  variants: ['les-poilus.discovery', 'les-poilus.veteran'],
  'two-players': ['les-poilus.two-players', 'les-poilus.chaplain'],
});

/** Rules that explain or prepare and that nothing in a game can break. */
export const TEXT_ONLY: ReadonlySet<RuleId> = new Set<RuleId>([
  'les-poilus.aim',
  'les-poilus.secret-hands',
  'les-poilus.components',
  'les-poilus.mission',
]);

export type RuleId = (typeof RULES)[number]['id'];
