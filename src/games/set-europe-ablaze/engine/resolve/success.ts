import { EFFECTS, type EffectKind, type TableEffect } from '../tables/tables.ts';
import { aftermath } from './aftermath.ts';
import { effected } from './effects.ts';
import { effect, type ResolutionContext } from './scene.ts';
import type { Decision, ResultChoice, Story } from './story.ts';

/** What can be told by hand, one by one. */
const BY_HAND = EFFECTS.filter((kind) => kind !== 'note');

/** The word by which the log says that nothing else comes of a result. */
export const NOTHING_ELSE = 'nothing-else';

/** A success: the effects of the owner's table, or what he reads on his sheet, told by hand (8.6.8). */
export function* succeeded(
  scene: ResolutionContext,
  effects: readonly TableEffect[] | undefined,
): Story {
  yield { says: '8.6.8' };
  if (effects === undefined) yield* byHand(scene);
  else for (const one of effects) yield* isAs(scene, one);
  if (!scene.isCancelled) yield* aftermath(scene);
}

/** As it stands; what was cancelled brings points for damage and its own, and nothing else (8.6.9i, R14). */
function* isAs(scene: ResolutionContext, told: TableEffect): Story {
  if (!scene.isCancelled) return yield* effected(scene, told);
  if (told.do !== 'damage' && told.do !== 'vp') return;
  const side = told.do === 'damage' ? 'maquis' : (told.side ?? scene.by);
  yield effect(scene, { do: 'vp', side, points: told.n ?? 1, what: 'cancelled' }, '8.6.9i');
}

/** Effects by hand, as many as one likes, until nothing else comes of it (R23 of 8.6.8). */
function* byHand(scene: ResolutionContext): Story {
  const kinds: readonly EffectKind[] = scene.isCancelled ? ['damage', 'vp'] : BY_HAND;
  const decision: Decision = {
    ...{ ask: 'effect', chooser: scene.by },
    options: [...kinds.map((kind) => ({ effect: kind })), { done: true }],
  };
  const takes = (choice: ResultChoice) => choice.done === true || isEffect(choice.effect, kinds);
  for (;;) {
    const choice = yield { ask: { decision, otherwise: '8.6.8', takes } };
    scene.isByHand = true;
    if (choice.done === true) {
      yield effect(scene, { do: 'note', what: NOTHING_ELSE });
      return;
    }
    yield* isAs(scene, choice.effect as TableEffect);
    scene.isByHand = false;
  }
}

const isEffect = (value: unknown, kinds: readonly EffectKind[]): value is TableEffect => {
  if (typeof value !== 'object' || value === null) return false;
  const { do: kind, n } = value as Partial<TableEffect>;
  return kinds.some((known) => known === kind) && (n === undefined || Number.isInteger(n));
};
