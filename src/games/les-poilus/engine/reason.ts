import { reasonsBy } from '#play/rules/game-rules.ts';
import type { RuleId } from '../data/index.ts';

/** Every reason to refuse a move, and the rule it rests on. */
export const { codes: REASON_CODES, because } = reasonsBy<RuleId>()({
  'game-is-over': 'les-poilus.victory',
  'chaplain-to-place': 'les-poilus.chaplain',
  'intensity-to-choose': 'les-poilus.intensity',
  'card-to-deal': 'les-poilus.deal',
  'action-to-take': 'les-poilus.actions',
  'trap-to-draw': 'les-poilus.trap',
  'clumsy-to-draw': 'les-poilus.clumsy',
  'tile-to-remove': 'les-poilus.absent-minded',
  'tile-to-place': 'les-poilus.support-tile',
  'speech-to-answer': 'les-poilus.speech',
  'hardship-to-cure': 'les-poilus.merry-christmas',
  'tile-to-reveal': 'les-poilus.support',
  'bonus-to-take': 'les-poilus.support-bonus',
  'intensity-too-low': 'les-poilus.intensity',
  'first-intensity-too-low': 'les-poilus.first-mission',
  'intensity-too-high': 'les-poilus.intensity',
  'other-is-dealt': 'les-poilus.deal',
  'card-accounted-for': 'les-poilus.components',
  'card-lies-elsewhere': 'les-poilus.mission-failure',
  'card-not-on-top': 'les-poilus.deal',
  'no-such-tile': 'les-poilus.setup-tiles',
  'not-of-that-kind': 'les-poilus.speech',
  'hand-is-empty': 'les-poilus.actions',
  'card-not-in-hand': 'les-poilus.actions',
  'nothing-to-cure-there': 'les-poilus.merry-christmas',
  'nothing-to-heal-there': 'les-poilus.support-bonus',
  'other-reveals': 'les-poilus.support',
  'tile-cannot-be': 'les-poilus.setup-tiles',
  'no-charm-after-failure': 'les-poilus.support-after-failure',
  'charm-not-used': 'les-poilus.support-bonus',
  'healed-already': 'les-poilus.support-bonus',
  'fearful-must-leave': 'les-poilus.fearful',
  'stubborn-stays': 'les-poilus.stubborn',
  'proud-stays': 'les-poilus.proud',
  'fragile-needs-company': 'les-poilus.fragile',
  mute: 'les-poilus.mute',
  'no-speech-token': 'les-poilus.speech',
  'charm-is-used': 'les-poilus.lucky-charm',
  'charm-of-other-kind': 'les-poilus.lucky-charm',
  'not-in-no-mans-land': 'les-poilus.lucky-charm',
});

/** Why a move is refused: a code, what it speaks of, and the rule. Words come at the edge. */
export type Reason = ReturnType<typeof because>;
