import { isDirect } from '../state.ts';
import { effect, here, type ResolutionContext } from './scene.ts';
import type { Story } from './story.ts';

/** What a result damages: as much as there is room for, and points for the rest (8.2.1b, 8.6.9i, C16). */
export function* damaging(scene: ResolutionContext, points: number): Story {
  if (points <= 0) return;
  const { area, tables } = scene;
  const entered = tables.areas?.find(({ id }) => id === area);
  const before = here(scene);
  const value = before.value ?? entered?.value;
  const immune = before.immune ?? entered?.immune ?? false;
  const done = Math.min(points, Math.max(0, (value ?? Number.POSITIVE_INFINITY) - before.damage));
  if (done > 0) yield effect(scene, { do: 'damage', area, points: done }, '8.2.1b');
  // The log itself knows no value that only the owner's map tells, and so gives no Advantage for it.
  const isNew = done > 0 && before.value === undefined && value !== undefined;
  if (isNew && isDirect({ ...here(scene), value, immune })) {
    yield effect(scene, { do: 'advantage', area, side: 'maquis' });
  }
  if (points > done) {
    const excess = { do: 'vp', side: 'maquis', points: points - done, what: 'excess' };
    yield effect(scene, excess, '8.6.9i');
  }
}

const damageIn = ({ now }: ResolutionContext, area: string): number =>
  now.areas[area]?.damage ?? Number.POSITIVE_INFINITY;

/**
 * What is repaired: in one Area all of it, in several a point at a time as the German likes, but Paris first
 * until it has some value again (8.3.5, 5.5.2; R16).
 */
export function* repairing(scene: ResolutionContext, points: number): Story {
  yield { says: '8.3.5c' };
  for (let nth = 1; nth <= points; nth++) {
    const damaged = scene.areas.filter((area) => damageIn(scene, area) > 0);
    const [only] = damaged;
    if (only === undefined) return;
    if (damaged.length === 1) {
      const left = Math.min(points - nth + 1, damageIn(scene, only));
      yield effect(scene, { do: 'repair', area: only, points: left });
      return;
    }
    const paris = scene.now.areas.paris;
    const isClosed = damaged.includes('paris') && (paris?.value ?? 99) <= (paris?.damage ?? 0);
    const isOpen = (area: string) => !isClosed || area === 'paris';
    const number = isClosed ? '5.5.2' : '8.3.5c';
    const told = (area: unknown) => ({ do: 'repair', area, points: 1 });
    const choice = yield {
      ask: {
        decision: {
          ...{ ask: 'repair', chooser: 'german', nth, of: points },
          options: damaged.filter(isOpen).map((area) => ({ area, case: number })),
          ...(isClosed && {
            barred: damaged.filter((area) => !isOpen(area)).map((area) => ({ area, case: number })),
          }),
        },
        otherwise: '8.3.5',
        heard: (event) =>
          event.do === 'repair' && typeof event.area === 'string'
            ? { area: event.area }
            : undefined,
      },
    };
    yield effect(scene, told(choice.area), number, 'german');
  }
}
