import type { RuleId, SoldierId, SupportTileId, ThreatKind } from '../data/index.ts';
import type { EndingId, Seat } from './position.ts';

/** What a game comes to. */
export type Result = 'win' | 'loss';

/** What can happen in a move. Cards, kinds and tiles are told by their ids. */
interface Happenings {
  'mission-began': { readonly mission: number; readonly leader: Seat };
  'chaplain-placed': { readonly tile?: SupportTileId };
  'intensity-chosen': { readonly seat: Seat; readonly cards: number };
  'card-dealt': { readonly seat: Seat; readonly card: string };
  'cards-dealt': { readonly seat: Seat; readonly count: number };
  'trials-ran-out': object;
  'threat-played': { readonly seat: Seat; readonly card: string; readonly drawn: boolean };
  'hardship-played': { readonly seat: Seat; readonly card: string; readonly drawn: boolean };
  'christmas-played': { readonly seat: Seat; readonly drawn: boolean };
  'leader-taken': { readonly seat: Seat };
  'trap-set-off': { readonly seat: Seat; readonly card: string };
  'trap-found-nothing': { readonly seat: Seat; readonly card: string };
  'charm-used': {
    readonly seat: Seat;
    readonly soldier: SoldierId;
    readonly card: string;
  };
  'speech-made': { readonly seat: Seat; readonly kind: ThreatKind };
  'token-returned': object;
  'card-discarded': { readonly seat: Seat; readonly card: string };
  'hand-kept': { readonly seat: Seat };
  'fell-back': { readonly seat: Seat };
  'tile-removed': { readonly seat: Seat; readonly tile?: SupportTileId };
  'tile-placed': { readonly seat: Seat };
  clumsiness: { readonly seat: Seat };
  'hardship-cured': { readonly seat: Seat; readonly by: Seat; readonly card: string };
  'mission-failed': { readonly kind: ThreatKind };
  'mission-succeeded': { readonly cards: number };
  'tile-revealed': { readonly seat: Seat; readonly tile: SupportTileId };
  'tile-given': { readonly from: Seat; readonly to: Seat; readonly tile: SupportTileId };
  'tile-kept': { readonly seat: Seat; readonly tile: SupportTileId };
  'support-tied': { readonly most: number };
  'support-won': { readonly seat: Seat; readonly tiles: number };
  'hardship-healed': { readonly seat: Seat; readonly card: string };
  'charm-recovered': { readonly seat: Seat; readonly soldier: SoldierId };
  'morale-dropped': {
    readonly cards: number;
    readonly inHands: number;
    readonly demoralised: number;
  };
  'token-taken': { readonly seat: Seat };
  'leader-passed': { readonly seat: Seat };
  'leader-kept': { readonly seat: Seat };
  'game-over': { readonly result: Result; readonly ending: EndingId };
}

export type EventType = keyof Happenings;

/** Something that happened in a move, with the rule it happened by. Words come at the edge. */
export type GameEvent = {
  [Type in EventType]: { readonly type: Type; readonly rule: RuleId } & Happenings[Type];
}[EventType];

/** The rule by which each thing happens. */
export const RULE_OF_EVENT: Readonly<Record<EventType, RuleId>> = Object.freeze({
  'mission-began': 'les-poilus.mission',
  'chaplain-placed': 'les-poilus.chaplain',
  'intensity-chosen': 'les-poilus.intensity',
  'card-dealt': 'les-poilus.deal',
  'cards-dealt': 'les-poilus.deal',
  'trials-ran-out': 'les-poilus.empty-trials',
  'threat-played': 'les-poilus.play-threat',
  'hardship-played': 'les-poilus.play-hardship',
  'christmas-played': 'les-poilus.merry-christmas',
  'leader-taken': 'les-poilus.tyrannical',
  'trap-set-off': 'les-poilus.trap',
  'trap-found-nothing': 'les-poilus.empty-trials',
  'charm-used': 'les-poilus.lucky-charm',
  'speech-made': 'les-poilus.speech',
  'token-returned': 'les-poilus.chaplain',
  'card-discarded': 'les-poilus.speech',
  'hand-kept': 'les-poilus.speech',
  'fell-back': 'les-poilus.fall-back',
  'tile-removed': 'les-poilus.absent-minded',
  'tile-placed': 'les-poilus.support-tile',
  clumsiness: 'les-poilus.clumsy',
  'hardship-cured': 'les-poilus.merry-christmas',
  'mission-failed': 'les-poilus.three-of-a-kind',
  'mission-succeeded': 'les-poilus.mission-success',
  'tile-revealed': 'les-poilus.support',
  'tile-given': 'les-poilus.support',
  'tile-kept': 'les-poilus.selfish',
  'support-tied': 'les-poilus.majority',
  'support-won': 'les-poilus.majority',
  'hardship-healed': 'les-poilus.support-bonus',
  'charm-recovered': 'les-poilus.support-bonus',
  'morale-dropped': 'les-poilus.morale-drop',
  'token-taken': 'les-poilus.speech-token',
  'leader-passed': 'les-poilus.next-leader',
  'leader-kept': 'les-poilus.tyrannical',
  'game-over': 'les-poilus.victory',
});

/** Where happenings are written down; nobody need listen. */
export type EventLog = GameEvent[] | undefined;

/** Something that happened, with its rule. Called only where somebody listens. */
export const happened = <Type extends EventType>(
  type: Type,
  what: Happenings[Type],
  rule: RuleId = RULE_OF_EVENT[type],
): GameEvent => ({ type, rule, ...what }) as unknown as GameEvent;

/** The rule by which each ending comes about. */
export const RULE_OF_ENDING = {
  peace: 'les-poilus.victory',
  hardships: 'les-poilus.defeat-hardships',
  monument: 'les-poilus.defeat-monument',
} as const satisfies Record<EndingId, RuleId>;
