import type {
  ActionId,
  Ending,
  EnemyKindId,
  MaquisId,
  MissionId,
  Result,
  RuleId,
  SideId,
} from '../data/index.ts';

export type CardId = MaquisId | 'spy';
export type DeckId = 'hidden' | 'recruits' | 'enemies';

/** Something that happened in a move, with the rule it happened by. Words come at the edge. */
export type GameEvent = { readonly rule: RuleId } & (
  | { readonly type: 'drafted'; readonly hidden: MaquisId; readonly recruit: MaquisId }
  | { readonly type: 'mission-laid'; readonly mission: MissionId }
  | { readonly type: 'garrison-dealt'; readonly mission: MissionId; readonly enemies: number }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'reshuffled'; readonly deck: 'hidden' | 'enemies' }
  | { readonly type: 'drawn'; readonly card: CardId }
  | { readonly type: 'nothing-to-draw' }
  | { readonly type: 'played'; readonly maquis: MaquisId; readonly side: SideId }
  | { readonly type: 'used'; readonly maquis: MaquisId; readonly action: ActionId }
  | { readonly type: 'not-used'; readonly maquis: MaquisId }
  | { readonly type: 'copied'; readonly maquis: MaquisId; readonly action: ActionId }
  | { readonly type: 'mission-chosen'; readonly mission: MissionId }
  | { readonly type: 'turned-up'; readonly kind: EnemyKindId; readonly mission: MissionId }
  | { readonly type: 'enemy-discarded'; readonly kind: EnemyKindId; readonly mission: MissionId }
  | {
      readonly type: 'enemy-moved';
      readonly kind: EnemyKindId;
      readonly from: MissionId;
      readonly to: MissionId;
    }
  | { readonly type: 'strength-gained'; readonly by: number }
  | { readonly type: 'weakened'; readonly kinds: readonly EnemyKindId[] }
  | { readonly type: 'mission-ignored' }
  | { readonly type: 'mission-halved'; readonly defense: number }
  | { readonly type: 'looked-at'; readonly deck: DeckId; readonly card: CardId | EnemyKindId }
  | {
      readonly type: 'put-back';
      readonly where: 'top' | 'bottom' | 'discard';
      readonly card: CardId | EnemyKindId;
    }
  | { readonly type: 'put-on-hidden-deck'; readonly card: CardId }
  | { readonly type: 'taken-to-hand'; readonly maquis: MaquisId }
  | { readonly type: 'discarded'; readonly cards: readonly CardId[] }
  | { readonly type: 'spy-removed' }
  | { readonly type: 'spy-added' }
  | { readonly type: 'no-spy-left' }
  | { readonly type: 'recruited'; readonly maquis: MaquisId; readonly to: 'hand' | 'discard' }
  | { readonly type: 'struck'; readonly strength: number }
  | {
      readonly type: 'enemy-defeated';
      readonly kind: EnemyKindId;
      readonly spent: number;
      readonly left: number;
    }
  | {
      readonly type: 'mission-beaten';
      readonly mission: MissionId;
      readonly spent: number;
      readonly left: number;
    }
  | { readonly type: 'draw-changed'; readonly by: -1 | 1 }
  | { readonly type: 'survived'; readonly kind: EnemyKindId }
  | { readonly type: 'reinforced'; readonly mission: MissionId }
  | { readonly type: 'civilian-drawn'; readonly number: number; readonly sum: number }
  | { readonly type: 'maquis-removed'; readonly maquis: MaquisId }
  | { readonly type: 'stopped'; readonly left: number }
  | { readonly type: 'mission-scored'; readonly mission: MissionId; readonly points: number }
  | { readonly type: 'mission-failed'; readonly mission: MissionId; readonly failed: number }
  | { readonly type: 'cleaned-up'; readonly revealed: readonly MaquisId[] }
  | {
      readonly type: 'game-over';
      readonly result: Result;
      readonly ending: Ending;
      readonly points: number;
    }
);

/** Where happenings are written down; nobody need listen. */
export type EventLog = GameEvent[] | undefined;
