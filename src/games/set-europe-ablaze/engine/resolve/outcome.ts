import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import type { Position } from '../log/position.ts';
import { otherSide } from '../state.ts';
import { EFFECTS, type EffectKind, type TableEffect } from '../tables/tables.ts';
import { effected } from './effects.ts';
import {
  type DecidedLoss,
  heardAs,
  isTelling,
  losing,
  lossTold,
  type Offered,
  opponentsPicks,
  ownersLosses,
  substitutesFor,
} from './losses.ts';
import { awards, effect, here, isCounted, nothingToLose, type ResolutionContext } from './scene.ts';
import {
  chosenOption,
  type Decision,
  type ResultChoice,
  type Story,
  type StoryDecision,
} from './story.ts';

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

const withBarred = ({ options, barred }: Offered): Pick<Decision, 'options' | 'barred'> => ({
  options,
  ...(barred.length > 0 && { barred }),
});

/** Losses of a failure: one by the owner, and where it was no backfire one more by the opponent. */
export function* failed(scene: ResolutionContext, test: Failure): Story {
  const number = FAILURES[test];
  const of = test === 'backfire' ? 1 : 2;
  yield { says: number };
  const own = ownersLosses(scene, number);
  if (own.options.length === 0) {
    yield nothingToLose(scene);
    return;
  }
  const decision: Decision = {
    ...{ ask: 'lose', chooser: scene.by, as: 'owner', nth: 1, of },
    ...withBarred(own),
  };
  const lossOf = (choice: ResultChoice): DecidedLoss => ({
    ...{ chooser: scene.by, as: 'owner', what: String(choice.what), choice },
  });
  const heard = heardAs(own.options.map(chosenOption), (choice) => lossTold(scene, lossOf(choice)));
  const choice = yield { ask: { decision, otherwise: number, heard } };
  yield* losing(scene, lossOf(choice), caseOf(own, choice, number));
  if (of === 2) yield* secondLoss(scene, number);
}

const caseOf = ({ options }: Offered, choice: ResultChoice, otherwise: string): string =>
  options.find(({ what, instead }) => what === choice.what && instead === choice.instead)?.case ??
  otherwise;

/** The opponent picks a kind; then the owner may put something in its place. Both make one event. */
function* secondLoss(scene: ResolutionContext, number: string): Story {
  const opponent = otherSide(scene.by);
  const picks = opponentsPicks(scene, number);
  if (picks.options.length === 0) {
    yield nothingToLose(scene);
    return;
  }
  const decision: Decision = {
    ...{ ask: 'lose', chooser: opponent, as: 'opponent', nth: 2, of: 2 },
    ...withBarred(picks),
  };
  const pick = yield { ask: { decision, otherwise: number, heard: pickHeard(scene, picks) } };
  const what = String(pick.what);
  const instead = substitutesFor(scene, what);
  const lossOf = (choice: ResultChoice): DecidedLoss => ({
    ...{ chooser: opponent, as: 'opponent', what },
    choice: { what, ...choice, ...(choice.instead === null && { instead: undefined }) },
  });
  if (instead.options.length === 0) {
    yield* losing(scene, lossOf({}), number);
    return;
  }
  const shorter = ({ what: _, ...option }: ResultChoice): ResultChoice => option;
  const options = [{ instead: null, case: number }, ...instead.options.map(shorter)];
  const asked: StoryDecision = {
    decision: {
      ...{ ask: 'instead', chooser: scene.by, what, options },
      ...(instead.barred.length > 0 && { barred: instead.barred.map(shorter) }),
    },
    otherwise: number,
    heard: heardAs(options.map(chosenOption), (choice) => lossTold(scene, lossOf(choice))),
  };
  const choice = yield { ask: asked };
  const said = options.find((one) => one.instead === choice.instead) as { case?: string };
  yield* losing(scene, lossOf(choice), said?.case ?? number);
}

/** What the opponent picked, where the log tells what became of it. */
const pickHeard =
  (scene: ResolutionContext, { options }: Offered) =>
  (event: ResultChoice): ResultChoice | undefined =>
    options.map(chosenOption).find((choice) => {
      const what = String(choice.what);
      const all = [undefined, ...substitutesFor(scene, what).options.map(({ instead }) => instead)];
      return all.some((instead) =>
        [false, true].some((expert) =>
          isTelling(
            lossTold(scene, {
              ...{ chooser: otherSide(scene.by), as: 'opponent', what },
              choice: { what, instead, ...(expert && instead === 'deceive' && { expert }) },
            }),
            event,
          ),
        ),
      );
    });

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
