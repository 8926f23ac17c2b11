import type { CardNumber, GoalId, Goods, LocationId, RuleId, TileId } from '../data/index.ts';
import type { EndingId } from './position.ts';

/** What a game comes to. */
export type Result = 'win' | 'draw' | 'loss';

/** Something that happened in a move, with the rule it happened by. Words come at the edge. */
export type GameEvent = { readonly rule: RuleId } & (
  | { readonly type: 'turn-began'; readonly patrols: number; readonly soldiers: number }
  | { readonly type: 'worker-placed'; readonly place: LocationId }
  | { readonly type: 'deck-reshuffled' }
  | { readonly type: 'card-drawn'; readonly card: CardNumber }
  | {
      readonly type: 'patrol-stationed';
      readonly place: LocationId;
      readonly pawn: 'police' | 'soldier';
    }
  | { readonly type: 'patrol-not-placed'; readonly card: CardNumber }
  | {
      readonly type: 'worker-arrested';
      readonly place: LocationId;
      readonly when: 'placement' | 'return';
    }
  | { readonly type: 'acted'; readonly place: LocationId; readonly action: string }
  | { readonly type: 'paid'; readonly goods: Goods }
  | { readonly type: 'gained'; readonly goods: Goods }
  | { readonly type: 'dropped'; readonly field: LocationId; readonly goods: Goods }
  | { readonly type: 'short-supply'; readonly wanted: Goods; readonly got: Goods }
  | { readonly type: 'lost'; readonly goods: Goods }
  | { readonly type: 'tile-laid'; readonly place: LocationId; readonly tile: TileId }
  | { readonly type: 'card-seen'; readonly card: CardNumber }
  | { readonly type: 'card-turned-over'; readonly card: CardNumber; readonly place: LocationId }
  | { readonly type: 'visited'; readonly goal: GoalId; readonly place: LocationId }
  | { readonly type: 'gun-destroyed'; readonly place: LocationId }
  | { readonly type: 'distracted'; readonly goal: GoalId }
  | { readonly type: 'stayed'; readonly goal: GoalId; readonly as: 'mole' | 'cryptographer' }
  | { readonly type: 'worker-removed'; readonly place: LocationId }
  | { readonly type: 'bridge-destroyed'; readonly place: LocationId }
  | { readonly type: 'fake-id-kept' | 'fake-id-spent' }
  | { readonly type: 'major-success'; readonly goal: GoalId }
  | { readonly type: 'success'; readonly goal: GoalId; readonly successes: number }
  | { readonly type: 'goal-complete'; readonly goal: GoalId }
  | { readonly type: 'recruited' }
  | { readonly type: 'came-home'; readonly place: LocationId }
  | { readonly type: 'shot'; readonly place: LocationId }
  | { readonly type: 'soldiers-rose'; readonly to: number }
  | { readonly type: 'morale-changed'; readonly by: -1 | 1; readonly to: number }
  | { readonly type: 'patrols-left' }
  | { readonly type: 'day-passed'; readonly day: number }
  | { readonly type: 'end-triggered'; readonly ending: EndingId }
  | { readonly type: 'game-over'; readonly result: Result; readonly ending: EndingId }
);

/** Where happenings are written down; nobody need listen. */
export type EventLog = GameEvent[] | undefined;
