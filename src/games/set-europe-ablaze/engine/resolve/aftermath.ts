import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import type { Position } from '../log/position.ts';
import { awards, effect, here, isCounted, type ResolutionContext } from './scene.ts';
import type { Story } from './story.ts';

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
