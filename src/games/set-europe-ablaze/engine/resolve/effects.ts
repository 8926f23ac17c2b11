import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { isDirect } from '../state.ts';
import type { TableEffect } from '../tables/tables.ts';
import {
  type DecidedLoss,
  heardAs,
  LOSS_KINDS,
  losing,
  lossTold,
  type Offered,
  scoredAs,
  substitutesFor,
  undeceived,
} from './losses.ts';
import {
  awards,
  effect,
  here,
  isCounted,
  nothingToLose,
  type ResolutionContext,
  remainingOf,
  there,
  wasHit,
} from './scene.ts';
import {
  type ChoiceOption,
  chosenOption,
  type How,
  isSameChoice,
  type ResultChoice,
  type Story,
} from './story.ts';

/** What an effect of a result does, one piece or one number at a time (8.6.8). */
export function* effected(scene: ResolutionContext, told: TableEffect): Story {
  const { area, by } = scene;
  const points = told.n ?? 1;
  const side = told.side ?? by;
  switch (told.do) {
    case 'damage':
      return yield* damaging(scene, points);
    case 'repair':
      return yield* repairing(scene, points);
    case 'capture':
    case 'flush':
      return yield* taking(scene, told, told.do, 'network', points);
    case 'deceive':
      return yield* taking(scene, told, 'deceive', 'detachment', points);
    case 'eliminate':
      return yield* eliminating(scene, told, points);
    case 'vp':
      yield effect(scene, { do: 'vp', side, points }, '8.6.8');
      return;
    case 'morale':
      return yield* moraleTo(scene, scene.now.morale + points, '6.2.6');
    case 'advantage':
      return yield* advancing(scene, side, points);
    case 'use-labor':
      return yield* usingLabor(scene);
    case 'demoralize':
      return yield* demoralizing(scene);
    case 'interdict':
      return yield* interdicting(scene);
    default: {
      const what = (told.text ?? told.what ?? '').slice(0, 200);
      yield effect(scene, { do: 'note', area, ...(what && { what }) });
      return;
    }
  }
}

/** Overall Morale, as far as it goes (6.2.5, 6.2.6). */
export function* moraleTo(
  scene: Pick<ResolutionContext, 'now' | 'by' | 'isByHand'>,
  to: number,
  number: string,
): Story {
  const bound = Math.min(limit('morale-most'), Math.max(limit('morale-least'), to));
  const points = bound - scene.now.morale;
  if (points === 0) yield { says: number };
  else yield effect(scene as ResolutionContext, { do: 'morale', points }, number);
}

/** An Advantage by so many steps; one's own stays (5.4.4, 5.4.5). */
function* advancing(scene: ResolutionContext, side: Side, points: number): Story {
  yield { says: '5.4.4' };
  for (let step = 0; step < Math.max(1, points); step++) {
    if (here(scene).advantage === side) return;
    yield effect(scene, { do: 'advantage', area: scene.area, side });
  }
}

function* usingLabor(scene: ResolutionContext): Story {
  if (there(scene, 'labor') > 0 && !here(scene).laborUsed) {
    yield effect(scene, { do: 'use-labor', area: scene.area }, '8.2.4a');
  } else yield nothingToLose(scene, '8.2.4a');
  yield* awards(scene, 'labor-used');
}

function* demoralizing(scene: ResolutionContext): Story {
  const isNone = isCounted(scene, 'strength') && here(scene).strength === 0;
  if (isNone || here(scene).demoralized) yield { says: '6.2.3' };
  else yield effect(scene, { do: 'demoralize', area: scene.area }, '6.2.3');
}

function* interdicting(scene: ResolutionContext): Story {
  const entered = scene.tables.areas?.find(({ id }) => id === scene.area);
  if (here(scene).immune ?? entered?.immune) {
    yield { says: '9.3' };
    return;
  }
  yield effect(scene, { do: 'interdict', area: scene.area }, '8.2.2');
  yield* awards(scene, 'temporary-interdiction');
}

/** The names under which a table may tell what is eliminated. */
const NAMES: Readonly<Record<string, string>> = {
  networks: 'network',
  'vichy-security': 'vichySecurity',
  detachments: 'detachment',
  ...{ jed: 'team', og: 'team', sas: 'team', teams: 'team' },
  ...{ abwehr: 'detachment', gestapo: 'detachment', rsha: 'detachment' },
};

function* eliminating(scene: ResolutionContext, told: TableEffect, points: number): Story {
  const name = told.what ?? 'strength';
  const what = NAMES[name] ?? name;
  if (LOSS_KINDS.maquis.includes(what) || LOSS_KINDS.german.includes(what)) {
    return yield* taking(scene, told, 'eliminate', what, points);
  }
  const { area } = scene;
  const isGone = what === 'hero' && here(scene).hero === null;
  if (what === 'cache' ? there(scene, 'cache') < 1 : isGone) {
    yield nothingToLose(scene, '8.6.9i');
    return;
  }
  yield effect(scene, { do: 'eliminate', what, area, points: what === 'hero' ? 1 : points });
  if (what === 'hero') yield* awards(scene, 'hero-lost');
}

/** How many of a kind a result can still take: of his own only what took part (8.6.8c, R5). */
function takeable(scene: ResolutionContext, how: How, what: string): number {
  if (wasHit(scene, what)) return 0;
  const isOwn = LOSS_KINDS[scene.by].includes(what);
  const left = isOwn ? remainingOf(scene, what) : Number.POSITIVE_INFINITY;
  if (how === 'deceive') return Math.min(left, undeceived(scene));
  const lie = what === 'team' ? there(scene, what) + scene.teams : there(scene, what);
  return Math.min(left, lie);
}

/** What may become of one piece that a result takes. */
function offeredFor(scene: ResolutionContext, how: How, what: string): Offered {
  if (how === 'deceive') return { options: [{ what, case: '7.2.3' }], barred: [] };
  const { options, barred } = substitutesFor(scene, what, how);
  if (how === 'capture') {
    return { options: [{ what, case: '6.3.10c' }, ...options], barred };
  }
  if (how === 'eliminate') return { options: [{ what, case: '8.6.8a' }, ...options], barred };
  const paid = { what, pay: 1 };
  const price = { side: 'maquis' as const, ap: 1 };
  const canPay = scene.now.ap.maquis > 0;
  return {
    options: [
      { what, pay: 0, case: '6.3.10b' },
      ...(canPay ? [{ ...paid, price, case: '6.3.10a' }] : []),
      ...options,
    ],
    barred: [...(canPay ? [] : [{ ...paid, case: '6.3.10a' }]), ...barred],
  };
}

/** Pieces that a result takes, each decided on its own; what is not there is not taken (8.6.9i, D02). */
function* taking(
  scene: ResolutionContext,
  told: TableEffect,
  how: How,
  what: string,
  points: number,
): Story {
  const isMaquis = LOSS_KINDS.maquis.includes(what);
  // The Maquis name the Detachment that is Deceived (R6 of 8.6.9c).
  const chooser: Side = how === 'deceive' || isMaquis ? 'maquis' : 'german';
  const as = how === 'deceive' ? 'opponent' : 'owner';
  for (let nth = 1; nth <= points; nth++) {
    if (takeable(scene, how, what) <= 0) {
      yield nothingToLose(scene, '8.6.9i');
      // What a result asked for is scored though nothing is left of it (8.6.9i, R8).
      for (let left = nth; left <= points; left++) yield* awards(scene, scoredAs(how, what));
      return;
    }
    const { options, barred } = offeredFor(scene, how, what);
    const lossOf = (choice: ResultChoice): DecidedLoss => ({
      ...{ chooser, what, choice, how },
      as: as === 'opponent' ? 'opponent' : 'owner',
    });
    scene.rest = scene.isByHand ? { ...told, n: points - nth + 1 } : undefined;
    const choice = yield {
      ask: {
        decision: {
          ...{ ask: 'lose', chooser, as, how, options },
          ...{ nth: scene.decided + nth, of: scene.decided + points },
          ...(barred.length > 0 && { barred }),
        },
        otherwise: '8.6.8a',
        heard: heardAs(options.map(chosenOption), (one) => lossTold(scene, lossOf(one))),
      },
    };
    const isExpert = choice.expert === true;
    const said = caseOf(options, choice);
    yield* losing(scene, lossOf(choice), isExpert && how === 'deceive' ? '8.6.9c' : said);
    if (scene.rest) scene.isByHand = true;
  }
  scene.rest = undefined;
  scene.decided = 0;
}

function caseOf(options: readonly ChoiceOption[], { expert: _, ...choice }: ResultChoice): string {
  return options.find((option) => isSameChoice(chosenOption(option), choice))?.case ?? '8.6.8a';
}

/** What a result damages: as much as there is room for, and points for the rest (8.2.1b, 8.6.9i, C16). */
function* damaging(scene: ResolutionContext, points: number): Story {
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
function* repairing(scene: ResolutionContext, points: number): Story {
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
