import { otherSide } from '../state.ts';
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
import { nothingToLose, type ResolutionContext } from './scene.ts';
import {
  chosenOption,
  type Decision,
  type ResultChoice,
  type Story,
  type StoryDecision,
} from './story.ts';

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
