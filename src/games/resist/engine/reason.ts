import { type CodedReason, codesOf, reasonFrom } from '#play/rules/game-rules.ts';
import type { RuleId } from '../data/index.ts';
import type { AskId } from './position.ts';

/** Every reason to refuse a move, and the rule it rests on. */
const RULE_OF = {
  'game-is-over': 'resist.result',
  'other-question': 'resist.round',
  'spies-are-not-played': 'resist.spies',
  'not-in-hand': 'resist.hidden-or-revealed',
  'reveal-limit': 'resist.reveal-limits',
  'mission-not-in-row': 'resist.choose-mission',
  'mission-failed': 'resist.mission-failed',
  'maquis-still-in-hand': 'resist.play-everyone',
  'action-is-lost': 'resist.action-phase',
  'not-in-play': 'resist.in-play',
  'acted-already': 'resist.action-optional',
  'not-in-full': 'resist.action-in-full',
  'not-of-the-pair': 'resist.setup-draft',
  'drafted-already': 'resist.setup-draft',
  'pair-out-of-order': 'resist.setup-draft',
  'mission-seen': 'resist.setup-missions',
  'mission-of-other-era': 'resist.setup-missions',
  'card-not-there': 'resist.what-is-known',
  'enemy-is-another': 'resist.what-is-known',
  'no-such-civilian': 'resist.civilians',
  'not-hidden-in-play': 'resist.military',
  'nothing-face-down': 'resist.turning-up-actions',
  'no-such-face-down': 'resist.turning-up-actions',
  'turn-one-first': 'resist.turning-up-actions',
  'not-just-turned-up': 'resist.turning-up-actions',
  'enemy-not-here': 'resist.discarding-actions',
  'not-another-mission': 'resist.other-missions',
  'enemy-not-there': 'resist.help-elsewhere',
  'not-looked-at': 'resist.sifting',
  'top-has-begun': 'resist.sifting',
  'other-pile': 'resist.sifting',
  'not-in-revealed-pile': 'resist.calling-back',
  'nothing-to-copy': 'resist.copying',
  'too-strong': 'resist.strike',
  'grunts-stand': 'resist.grunts-first',
  'guards-stand': 'resist.guards-first',
  'enemy-not-at-mission': 'resist.strike',
  'mission-is-beaten': 'resist.strike',
  'does-not-survive': 'resist.survive',
  'no-mission-left': 'resist.end-or-continue',
} as const satisfies Record<string, RuleId>;

export type ReasonCode = keyof typeof RULE_OF;

/** Every code a refusal can have. */
export const REASON_CODES = codesOf(RULE_OF);

/** Why a move is refused: a code, what it speaks of, and the rule. Words come at the edge. */
export type Reason = CodedReason<ReasonCode, RuleId>;

/** A reason with what it speaks of. */
export const because = reasonFrom<ReasonCode, RuleId>(RULE_OF);

/** The rule behind each question, for whoever wants to do something else. */
export const RULE_OF_ASK: Readonly<Record<AskId, RuleId>> = {
  pair: 'resist.setup-draft',
  draft: 'resist.setup-draft',
  mission: 'resist.setup-missions',
  draw: 'resist.draw-what-there-is',
  plan: 'resist.play-in-plan',
  use: 'resist.action-optional',
  copy: 'resist.copying',
  at: 'resist.turning-up-actions',
  turn: 'resist.turning-up-actions',
  drop: 'resist.turning-up-actions',
  reveal: 'resist.turn-up',
  'discard-here': 'resist.discarding-actions',
  shift: 'resist.moving-an-enemy',
  'discard-elsewhere': 'resist.help-elsewhere',
  'discard-card': 'resist.discard',
  look: 'resist.sifting',
  arrange: 'resist.sifting',
  pick: 'resist.recruiting',
  take: 'resist.calling-back',
  recruit: 'resist.recruiting',
  remove: 'resist.remove-from-game',
  attack: 'resist.play-everyone',
  strike: 'resist.strike',
  survive: 'resist.survive',
  civilian: 'resist.civilians',
  decide: 'resist.end-or-continue',
  over: 'resist.result',
};
