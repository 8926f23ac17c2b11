import { ENEMY_KINDS, type EnemyKindId, type MaquisId } from '../data/index.ts';
import { type Table, unseenMaquis } from '../engine/index.ts';

/** Cards that nobody has seen, and where each may be. */
interface UnseenCards {
  /** Who may be in the unknown rest of the Hidden deck, and of the Recruits. */
  readonly hidden: readonly MaquisId[];
  readonly recruits: readonly MaquisId[];
  /** In the Enemy deck or face down at a Mission. */
  readonly enemies: readonly EnemyKindId[];
}

/** What must lie somewhere, as perfect memory has it. */
export function unseenIn({ state, unseen }: Table): UnseenCards {
  const somewhere = unseenMaquis(state);
  const seen: readonly (string | number)[] = [
    ...state.row.flatMap(({ up, down }) => [...up, ...down]),
    ...state.enemyDeck.top,
    ...state.enemyDiscard,
    ...state.looked,
  ];
  return {
    hidden: unseen?.hiddenMaquis ?? somewhere,
    recruits: unseen?.recruits ?? somewhere,
    enemies: ENEMY_KINDS.flatMap(({ id, copies }) =>
      Array<EnemyKindId>(Math.max(0, copies - seen.filter((kind) => kind === id).length)).fill(id),
    ),
  };
}
