import { takeEvent } from '../log/apply.ts';
import type { Telling } from '../log/events.ts';
import type { Position } from '../log/position.ts';
import {
  chosenOption,
  type Decision,
  isSameChoice,
  type ResultChoice,
  type Story,
  type StoryDecision,
} from './story.ts';

const NOTHING: ResultChoice = {};

/** A table that moves on with what is told. */
export interface Moving {
  now: Position;
}

/** How far a story goes with the choices made. */
export type StoryState =
  | {
      readonly decision: Decision | undefined;
      /** The case of what was done last. */
      readonly case: string | undefined;
      /** What was told, in order; and how much of it after the last choice. */
      readonly tellings: readonly Telling[];
      readonly sinceChoice: number;
    }
  | { readonly refused: { readonly at: number; readonly case: string } };

/** Takes an event into the position; what cannot be is a mistake of the story. */
export function positionAfterEvent(position: Position, telling: Telling): Position {
  const taken = takeEvent(position, { n: 1, ...telling });
  if ('refusal' in taken) {
    throw new Error(`${telling.type} was refused by ${taken.refusal.case || taken.refusal.path}`);
  }
  return taken.position;
}

/** The case that refuses a choice; nothing where it may be made. An expert turns up as he likes. */
function faultOf(
  { decision, otherwise, takes }: StoryDecision,
  choice: ResultChoice,
): string | undefined {
  const { expert, ...plain } = choice;
  if (takes) return takes(choice) ? undefined : otherwise;
  const { options, barred = [] } = decision;
  const mayBeExpert =
    expert === undefined || plain.instead === 'deceive' || plain.what === 'detachment';
  if (mayBeExpert && options.some((option) => isSameChoice(chosenOption(option), plain)))
    return undefined;
  return barred.find((option) => isSameChoice(chosenOption(option), plain))?.case ?? otherwise;
}

/**
 * Goes through a story with choices in order.
 *
 * @param leftOver the case that refuses a choice after the end
 */
export function byChoices(
  scene: Moving,
  story: Story,
  choices: readonly ResultChoice[],
  leftOver: (choice: ResultChoice) => string = () => '8.6',
): StoryState {
  const tellings: Telling[] = [];
  let said: string | undefined;
  let sinceChoice = 0;
  let at = 0;
  let step = story.next();
  while (!step.done) {
    const { value } = step;
    if ('ask' in value) {
      const choice = choices[at];
      if (choice === undefined)
        return { decision: value.ask.decision, case: said, tellings, sinceChoice };
      const fault = faultOf(value.ask, choice);
      if (fault !== undefined) return { refused: { at, case: fault } };
      at++;
      sinceChoice = 0;
      step = story.next(choice);
      continue;
    }
    if ('says' in value) said = value.says;
    else {
      scene.now = positionAfterEvent(scene.now, value.tell);
      tellings.push(value.tell);
      sinceChoice++;
      said = value.case ?? said;
    }
    step = story.next(NOTHING);
  }
  const left = choices[at];
  if (left !== undefined) return { refused: { at, case: leftOver(left) } };
  return { decision: undefined, case: said, tellings, sinceChoice };
}
