import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import type { Side } from '../../data/actions.ts';
import type { Position } from '../log/position.ts';
import { otherSide } from '../state.ts';
import { EFFECTS, type TableEffect } from '../tables/tables.ts';
import { effected } from './effects.ts';
import { awards, effect, here, isCounted, type ResolutionContext } from './scene.ts';
import type { Decision, ResultChoice, Story } from './story.ts';

type EffectKind = TableEffect['do'];

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

/** The tests an Action may fail, with the case that says what is lost. */
export const FAILURES = { check: '8.6.5b', comparison: '8.6.6a', backfire: '8.6.7a' } as const;
export type Failure = keyof typeof FAILURES;

/**
 * Whether an Area is swept clean, which wins the German an Advantage: no strength is left in it, and no
 * Network unless the group asks for strength alone (5.4.7, 8.2.5b, C15). What nobody has counted is not zero.
 */
export function isSwept({ areas, rulings }: Pick<Position, 'areas' | 'rulings'>, id: string) {
  const { strength, active = 0, quiet = 0 } = areas[id] ?? {};
  return strength === 0 && (chosen(rulings, 'C15') === 'strength-only' || active + quiet === 0);
}

/** Once the pieces are gone: a Hero without company flees, and a swept Area is the German's. */
export function* aftermath(scene: ResolutionContext): Story {
  yield* heroFleeing(scene);
  yield* sweeping(scene);
}

/** Nobody has to be asked: he flees for a point, and without one he is lost (6.7.8, N30). */
function* heroFleeing(scene: ResolutionContext): Story {
  const { area } = scene;
  const { hero, strength, active, quiet, teams } = here(scene);
  const isTold = ['strength', 'network', 'quiet', 'team'].every((what) => isCounted(scene, what));
  const company = strength + active + quiet + teams + scene.teams;
  if (hero === null || !isTold || company > 0) return;
  if (scene.now.ap.maquis > 0) {
    yield effect(scene, { do: 'flush', what: 'hero', area }, '6.7.8', 'maquis');
    return;
  }
  yield effect(scene, { do: 'eliminate', what: 'hero', area, points: 1 }, '6.7.8');
  yield effect(scene, { do: 'morale', points: -1 }, '6.7.8');
  yield* awards(scene, 'hero-lost');
}

/** A Sweep that takes the last strength and leaves no Network wins an Advantage (5.4.7, R13). */
function* sweeping(scene: ResolutionContext): Story {
  const { action, area, now } = scene;
  if (action !== 'sweep' || scene.strength === 0 || !isSwept(now, area)) return;
  const isUnsure = !isCounted(scene, 'network') && !isSwept(without(scene), area);
  if (isUnsure || here(scene).advantage === 'german') return;
  yield effect(scene, { do: 'advantage', area, side: 'german' }, '5.4.7');
}

/** The position as if a Network nobody has counted lay there. */
const without = ({ now, area }: ResolutionContext) => ({
  rulings: now.rulings,
  areas: { [area]: { ...now.areas[area], active: 1 } },
});

/** A result that went well is answered by the other side, a failure by him whose Action it was (4.1.3). */
export const answeringSide = (by: Side, isSuccess: boolean): Side =>
  isSuccess ? otherSide(by) : by;
