import { frozen } from '#shared/frozen.ts';
import type { Detail } from './actions.ts';
import type { RuleId } from './rules.ts';

/** What an Enemy does: defeated, while it stands, or if it survives the strike. */
type EnemyEffect =
  | { readonly when: 'SURVIVE'; readonly does: 'civilian' | 'remove-hidden' | 'new-spy' }
  /** A face-down Enemy to each other Available Mission. */
  | { readonly when: 'SURVIVE'; readonly does: 'reinforce-others' }
  /** The top Recruit goes to the Hidden discard. */
  | { readonly when: 'DEFEAT'; readonly does: 'recruit-to-discard' }
  /** The Mission, or any other Enemy, cannot be defeated while one of these is here. */
  | { readonly when: 'DEFEND'; readonly does: 'shield-mission' | 'shield-enemies' }
  /** The others here have more Defense. */
  | { readonly when: 'DEFEND'; readonly does: 'raise-others'; readonly by: 1 };

const enemy = <const Id extends string>(
  id: Id,
  name: string,
  /** The printed Defense of each card. */
  defenses: readonly number[],
  rule: RuleId,
  effect: EnemyEffect,
  /** What a table has to tell of it. */
  tells: readonly Detail[] = [],
) => ({ id, name, defenses, rule, effect, tells });

/**
 * The eight types in the order of the table. Four values that are often misread (a printed 4 taken
 * for a 1) are as on the cards: Counter-Guerrillas, Military and Spy Masters go up to 4.
 */
export const ENEMY_TYPES = frozen([
  enemy(
    'counter-guerrilla',
    'Counter-Guerrilla',
    [1, 1, 2, 2, 3, 3, 4, 4],
    'resist.counter-guerrilla',
    { when: 'SURVIVE', does: 'civilian' },
    ['civilian'],
  ),
  enemy(
    'military',
    'Military',
    [1, 2, 3, 4],
    'resist.military',
    { when: 'SURVIVE', does: 'remove-hidden' },
    ['victim'],
  ),
  enemy('spy-master', 'Spy Master', [1, 2, 3, 4], 'resist.spy-master', {
    when: 'SURVIVE',
    does: 'new-spy',
  }),
  enemy('guard', 'Guard', [1, 1, 2, 2, 3], 'resist.guards-first', {
    when: 'DEFEND',
    does: 'shield-mission',
  }),
  enemy('grunt', 'Grunt', [1, 1, 1, 2, 2], 'resist.grunts-first', {
    when: 'DEFEND',
    does: 'shield-enemies',
  }),
  enemy(
    'jailor',
    'Jailor',
    [2, 3],
    'resist.jailor',
    { when: 'DEFEAT', does: 'recruit-to-discard' },
    ['recruit-away'],
  ),
  enemy('engineer', 'Engineer', [2, 3], 'resist.engineer', {
    when: 'DEFEND',
    does: 'raise-others',
    by: 1,
  }),
  enemy('radio-operator', 'Radio Operator', [2, 3], 'resist.radio-operator', {
    when: 'SURVIVE',
    does: 'reinforce-others',
  }),
]);

export type EnemyTypeId = (typeof ENEMY_TYPES)[number]['id'];
type EnemyType = (typeof ENEMY_TYPES)[number];
export const ENEMY_TYPE_IDS: readonly EnemyTypeId[] = Object.freeze(
  ENEMY_TYPES.map(({ id }) => id),
);

export type EnemyKindId = `${EnemyTypeId}-${number}`;

/** Cards of one type with one printed Defense: nobody tells them apart. */
interface EnemyKind {
  readonly id: EnemyKindId;
  readonly type: EnemyType;
  readonly defense: number;
  readonly copies: number;
}

/** The 23 kinds in the order of the table; the index is the kind's number in the engine. */
export const ENEMY_KINDS: readonly EnemyKind[] = frozen(
  ENEMY_TYPES.flatMap((type) =>
    [...new Set(type.defenses)].map(
      (defense): EnemyKind => ({
        id: `${type.id}-${defense}`,
        type,
        defense,
        copies: type.defenses.filter((value) => value === defense).length,
      }),
    ),
  ),
);
