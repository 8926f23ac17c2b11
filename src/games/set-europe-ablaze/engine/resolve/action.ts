import { rollOutcome } from '../judge/resolution.ts';
import { otherSide } from '../state.ts';
import { effectsAt } from '../tables/rows.ts';
import type { TableEffect } from '../tables/tables.ts';
import {
  type DecidedLoss,
  heardAs,
  isTelling,
  LOSS_KINDS,
  losing,
  lossTold,
  type Offered,
  substitutesFor,
  undeceived,
} from './losses.ts';
import { aftermath, FAILURES, type Failure, succeeded } from './outcome.ts';
import {
  here,
  inPool,
  nothingToLose,
  type ResolutionContext,
  remainingOf,
  there,
  wasHit,
} from './scene.ts';
import {
  type ChoiceOption,
  chosenOption,
  type Decision,
  type ResultChoice,
  type Story,
  type StoryDecision,
} from './story.ts';

/** What has to be beaten (8.6.5a, 8.6.7). */
export interface Bars {
  readonly check: number;
  readonly backfire: number;
}

/** Dice that fell: the tests, points onto the total, and what comes of it (8.6.5 to 8.6.9). */
export function* resolved(
  scene: ResolutionContext,
  bars: Bars,
  told?: readonly TableEffect[],
): Story {
  yield* exhausted(scene);
  yield* raising(scene, bars);
  const { outcome, difference } = outcomeAt(scene, bars, 0);
  if (outcome === 'success') {
    yield* succeeded(scene, told ?? effectsAt(scene.tables, scene.action, difference));
  } else if (!scene.isCancelled) yield* failedWith(scene, outcome);
}

const withBarred = ({ options, barred }: Offered): Pick<Decision, 'options' | 'barred'> => ({
  options,
  ...(barred.length > 0 && { barred }),
});

const together = (all: readonly Offered[]): Offered => ({
  options: all.flatMap(({ options }) => options),
  barred: all.flatMap(({ barred }) => barred),
});

const caseOf = ({ options }: Offered, choice: ResultChoice, otherwise: string): string =>
  options.find(({ what, instead }) => what === choice.what && instead === choice.instead)?.case ??
  otherwise;

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

/** A failure with what comes after it. */
export function* failedWith(scene: ResolutionContext, test: Failure): Story {
  yield* failed(scene, test);
  yield* aftermath(scene);
}

/** Losses of a failure: one by the owner, and where it was no backfire one more by the opponent. */
function* failed(scene: ResolutionContext, test: Failure): Story {
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

/** Why a kind cannot be the loss of a failure; nothing where it can. */
function faultOf(scene: ResolutionContext, what: string, number: string): string | undefined {
  const isThere = there(scene, what) > 0 || (what === 'team' && scene.teams > 0);
  if (remainingOf(scene, what) <= 0 || !isThere) return number;
  return wasHit(scene, what) ? '8.6.9g' : undefined;
}

/** What the owner may lose by a failure: what took part, and what may stand in for it (8.6.5b). */
function ownersLosses(scene: ResolutionContext, number: string): Offered {
  const all = LOSS_KINDS[scene.by].map((what): Offered => {
    const fault = faultOf(scene, what, number);
    if (fault) return { options: [], barred: [{ what, case: fault }] };
    const { options, barred } = substitutesFor(scene, what);
    return { options: [{ what, case: number }, ...options], barred };
  });
  return together(all);
}

/** Forms in which the opponent cannot pick a thing (8.6.9h). */
function isOutOfReach(scene: ResolutionContext, what: string): boolean {
  if (what === 'strength') return here(scene).demoralized;
  if (what === 'labor') return here(scene).laborUsed;
  return what === 'detachment' && undeceived(scene) <= 0;
}

/** What the opponent may pick: a kind, and nothing that stands in for it (8.6.5b, 8.6.9h). */
function opponentsPicks(scene: ResolutionContext, number: string): Offered {
  const all = LOSS_KINDS[scene.by].map((what): Offered => {
    const fault =
      faultOf(scene, what, number) ?? (isOutOfReach(scene, what) ? '8.6.9h' : undefined);
    return fault
      ? { options: [], barred: [{ what, case: fault }] }
      : { options: [{ what, case: number }], barred: [] };
  });
  return together(all);
}

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

/** Labor that took part is Used at once, before anything is lost (7.3.3, 8.3.5d, N07). */
export function* exhausted(scene: ResolutionContext): Story {
  const { action, pools = {}, now } = scene;
  const isRepair = action === 'repair';
  if (!isRepair && action !== 'propaganda-german') return;
  if (inPool(pools, 'labor') < 1) return;
  for (const area of isRepair ? scene.areas : [scene.area]) {
    if (now.areas[area]?.laborUsed === true) continue;
    yield { tell: { by: 'german', type: 'effect', do: 'use-labor', area }, isNew: true };
  }
}

function outcomeAt(
  { now: { resolution } }: ResolutionContext,
  { check, backfire }: Bars,
  pips: number,
) {
  const [attack, defend] = resolution?.dice ?? [0, 0];
  const [ta, td] = resolution?.totals ?? [0, 0];
  const [outcome, number] = rollOutcome({
    ...{ attack, defend, ta: ta + pips, td, modifier: check, backfire },
  });
  return { outcome, number, difference: ta + pips - td };
}

/** Points onto the total before anything comes of it, in a Residual Impulse only (4.3.6, C02). */
function* raising(scene: ResolutionContext, bars: Bars): Story {
  const { by, action, now } = scene;
  const most = now.ap[by];
  if (now.impulse.kind !== 'residual' || most < 1) return;
  const options = Array.from({ length: most + 1 }, (_, pips): ChoiceOption => {
    const { outcome, number, difference } = outcomeAt(scene, bars, pips);
    return { pips, outcome, ...(outcome === 'success' && { difference }), case: number };
  });
  const choice = yield {
    ask: {
      decision: { ask: 'pips', chooser: by, options },
      otherwise: '4.3.3',
      takes: ({ pips }) => options.some((option) => option.pips === pips),
      heard: ({ type, pips }): ResultChoice | undefined =>
        type === 'action' && pips !== undefined ? { pips } : undefined,
    },
  };
  yield { tell: { by, type: 'action', action, pips: Number(choice.pips) } };
}
