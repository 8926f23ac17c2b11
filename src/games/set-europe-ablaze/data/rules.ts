import { inReadingOrder } from '#games/reading-order.ts';

/**
 * Every rule of the game by its one id. A rule holds the printed cases of one subject; which ones, is
 * said in `cases/`. The build fails unless each rule is written exactly once in the rulebook.
 */

/** The chapters of the rulebook, in reading order; also the names of its files and pages. */
export const CHAPTERS = [
  'learn',
  'idea',
  'components',
  'set-up',
  'turn',
  'cards',
  'actions',
  'terminal-actions',
  'non-terminal-actions',
  'resolution',
  'losses',
  'examples',
  'last-impulses',
  'areas',
  'maquis',
  'networks',
  'support',
  'germans',
  'interdiction',
  'victory',
  'sequence',
  'checklist',
  'reference',
  'cases',
  'rulings',
  'glossary',
  'sources',
  'changes',
] as const;

type Chapter = (typeof CHAPTERS)[number];

/** All rules in reading order. */
export const RULES = inReadingOrder(CHAPTERS, {
  idea: ['set-europe-ablaze.aim', 'set-europe-ablaze.abbreviations'],
  components: [
    'set-europe-ablaze.components',
    'set-europe-ablaze.map',
    'set-europe-ablaze.decks',
    'set-europe-ablaze.player-aid',
    'set-europe-ablaze.counters',
  ],
  'set-up': ['set-europe-ablaze.set-up', 'set-europe-ablaze.starting-forces'],
  turn: [
    'set-europe-ablaze.turn',
    'set-europe-ablaze.organization',
    'set-europe-ablaze.operations',
    'set-europe-ablaze.turn-end',
  ],
  cards: [
    'set-europe-ablaze.cards',
    'set-europe-ablaze.action-event-cards',
    'set-europe-ablaze.special-cards',
    'set-europe-ablaze.counter-espionage',
    'set-europe-ablaze.card-play',
    'set-europe-ablaze.action-points',
    'set-europe-ablaze.event-text',
  ],
  actions: ['set-europe-ablaze.actions', 'set-europe-ablaze.action-limits'],
  'terminal-actions': [
    'set-europe-ablaze.terminal-actions',
    'set-europe-ablaze.sabotage',
    'set-europe-ablaze.temporary-interdiction-action',
    'set-europe-ablaze.intelligence',
    'set-europe-ablaze.propaganda',
    'set-europe-ablaze.sweep',
    'set-europe-ablaze.counterintelligence',
  ],
  'non-terminal-actions': [
    'set-europe-ablaze.non-terminal-actions',
    'set-europe-ablaze.eid',
    'set-europe-ablaze.status-change',
    'set-europe-ablaze.recovery',
    'set-europe-ablaze.german-movement',
    'set-europe-ablaze.repair',
  ],
  resolution: [
    'set-europe-ablaze.resolution',
    'set-europe-ablaze.declare',
    'set-europe-ablaze.withhold',
    'set-europe-ablaze.count-dice',
    'set-europe-ablaze.roll',
    'set-europe-ablaze.check-number',
    'set-europe-ablaze.comparison',
    'set-europe-ablaze.backfire',
    'set-europe-ablaze.result',
  ],
  losses: ['set-europe-ablaze.losses'],
  'last-impulses': [
    'set-europe-ablaze.maximum-effort',
    'set-europe-ablaze.residual-impulse',
    'set-europe-ablaze.end-of-operations',
  ],
  areas: [
    'set-europe-ablaze.areas',
    'set-europe-ablaze.vichy',
    'set-europe-ablaze.export-value',
    'set-europe-ablaze.political-advantage',
    'set-europe-ablaze.paris',
  ],
  maquis: [
    'set-europe-ablaze.maquis-forces',
    'set-europe-ablaze.strength',
    'set-europe-ablaze.new-strength',
    'set-europe-ablaze.strength-limits',
    'set-europe-ablaze.morale',
  ],
  networks: [
    'set-europe-ablaze.networks',
    'set-europe-ablaze.network-arrival',
    'set-europe-ablaze.network-status',
    'set-europe-ablaze.training',
    'set-europe-ablaze.capture-and-flush',
    'set-europe-ablaze.stalag',
  ],
  support: [
    'set-europe-ablaze.caches',
    'set-europe-ablaze.teams',
    'set-europe-ablaze.soe',
    'set-europe-ablaze.heroes',
  ],
  germans: [
    'set-europe-ablaze.german-forces',
    'set-europe-ablaze.security',
    'set-europe-ablaze.detachments',
    'set-europe-ablaze.labor',
    'set-europe-ablaze.mobilization',
    'set-europe-ablaze.mbf',
  ],
  interdiction: [
    'set-europe-ablaze.interdiction',
    'set-europe-ablaze.direct-interdiction',
    'set-europe-ablaze.temporary-interdiction',
    'set-europe-ablaze.immune-areas',
  ],
  victory: ['set-europe-ablaze.victory', 'set-europe-ablaze.awards', 'set-europe-ablaze.spending'],
});

/** Rules that explain or prepare and that nothing in a game can break. */
export const TEXT_ONLY: ReadonlySet<RuleId> = new Set<RuleId>([
  'set-europe-ablaze.aim',
  'set-europe-ablaze.abbreviations',
  'set-europe-ablaze.components',
  'set-europe-ablaze.map',
  'set-europe-ablaze.decks',
  'set-europe-ablaze.player-aid',
  'set-europe-ablaze.counters',
  'set-europe-ablaze.turn',
  'set-europe-ablaze.cards',
  'set-europe-ablaze.areas',
  'set-europe-ablaze.maquis-forces',
  'set-europe-ablaze.strength',
  'set-europe-ablaze.actions',
  'set-europe-ablaze.roll',
]);

export type RuleId = (typeof RULES)[number]['id'];

/** The chapter a rule stands in. */
export function ruleChapter(id: RuleId): Chapter {
  const entry = RULES.find((rule) => rule.id === id);
  if (!entry) throw new Error(`no rule ${id}`);
  return entry.chapter;
}
