import { takeEvent } from '../log/apply.ts';
import type { Telling } from '../log/events.ts';
import type { CountedEvent } from '../log/log-state.ts';
import type { Position } from '../log/position.ts';
import { isTelling } from './losses.ts';
import { NOTHING_ELSE } from './outcome.ts';
import type { ResolutionContext } from './scene.ts';
import {
  chosenOption,
  type Decision,
  isSameChoice,
  type ResultChoice,
  type Story,
  type StoryDecision,
} from './story.ts';

/** How far a story has been told by a log, and where it stands. */
export interface Unfolded {
  /** What has to be decided next. */
  readonly decision: Decision | undefined;
  /** What comes before that and is not told yet. */
  readonly pending: readonly Telling[];
  /** So much of it came of the last choice that was not told. */
  readonly sinceChoice: number;
  /** Whether anything of the story is told. */
  readonly isBegun: boolean;
  /** Whether the log told something else: an earlier aid did, all at once. */
  readonly isOther: boolean;
}

const isPips = (told: CountedEvent | undefined): boolean =>
  told?.event.type === 'action' && told.event.pips !== undefined;

/** What a table may do in between; it is no part of the story. */
const isAside = ({ type, do: what }: ResultChoice): boolean =>
  type === 'correct' || type === 'spies' || (type === 'effect' && what === 'morale');

/** Goes along the events of a log, and takes the scene with it. */
class Reader {
  readonly #scene: ResolutionContext;
  readonly #events: readonly CountedEvent[];
  #at = 0;
  isBegun = false;

  constructor(scene: ResolutionContext, events: readonly CountedEvent[]) {
    this.#scene = scene;
    // Earlier aids told points onto the total one by one; the last one tells the total.
    this.#events = events.filter((told, nth) => !(isPips(told) && isPips(events[nth + 1])));
  }

  /** The next event that is part of the story, or is one of those. */
  next(isOwn: (event: ResultChoice) => boolean): CountedEvent | undefined {
    let told = this.#events[this.#at];
    while (told && isAside(told.event) && !isOwn(told.event)) {
      this.#scene.now = told.position;
      told = this.#events[++this.#at];
    }
    return told;
  }

  consume({ position }: CountedEvent): void {
    this.#scene.now = position;
    this.#at++;
    this.isBegun = true;
  }
}

/** What the log tells of a decision: a choice, something else, or nothing. */
function heardIn(
  ask: StoryDecision,
  reader: Reader,
  scene: ResolutionContext,
): ResultChoice | 'other' | undefined {
  if (ask.decision.ask === 'effect') return heardByHand(reader, scene);
  const heard = ask.heard ?? (() => undefined);
  const told = reader.next((event) => heard(event as CountedEvent['event']) !== undefined);
  return told && (heard(told.event) ?? 'other');
}

/** Effects by hand are taken as the log tells them, up to the word that nothing else comes. */
function heardByHand(reader: Reader, scene: ResolutionContext): ResultChoice | 'other' | undefined {
  let isFirst = true;
  for (;;) {
    const told = reader.next(({ hand }) => hand === true);
    if (!told) return undefined;
    const { event } = told;
    if (event.hand === true && event.what === NOTHING_ELSE) return { done: true };
    const isByHand = event.hand === true || event.type === 'lose';
    if (!isByHand && (isFirst || event.type !== 'effect')) return 'other';
    const isLoss = event.type === 'lose' || event.do === 'capture' || event.do === 'flush';
    if (isLoss && event.instead !== 'team' && event.instead !== 'demoralize') {
      const what = event.type === 'lose' ? String(event.what) : 'network';
      scene.lost[what] = (scene.lost[what] ?? 0) + 1;
    }
    reader.consume(told);
    isFirst = false;
  }
}

/**
 * Goes through a story as far as a log has told it, then by choices that nobody has told yet.
 *
 * @param events what the log tells since the story began; the scene moves on with it
 */
export function byLog(
  scene: ResolutionContext,
  story: Story,
  events: readonly CountedEvent[],
  choices: readonly ResultChoice[] = [],
): Unfolded {
  const reader = new Reader(scene, events);
  const pending: Telling[] = [];
  let sinceChoice = 0;
  let chosen = 0;
  const end = (decision?: Decision, isOther = false): Unfolded => ({
    ...{ decision, pending, sinceChoice, isBegun: reader.isBegun, isOther },
  });
  let step = story.next();
  while (!step.done) {
    const { value } = step;
    let answer: ResultChoice = {};
    if ('ask' in value) {
      const heard = heardIn(value.ask, reader, scene);
      if (heard === 'other') return end(undefined, true);
      const choice = heard ?? choices[chosen];
      if (choice === undefined) return end(value.ask.decision);
      if (heard === undefined) {
        chosen++;
        sinceChoice = 0;
      }
      answer = choice;
    } else if ('tell' in value) {
      const { tell } = value;
      const told = reader.next((event) => isTelling(tell, event));
      if (told && isTelling(tell, told.event)) reader.consume(told);
      else if (!told) {
        scene.now = positionAfterEvent(scene.now, tell);
        pending.push(tell);
        sinceChoice++;
      } else if (value.isNew !== true) return end(undefined, true);
    }
    step = story.next(answer);
  }
  return end();
}

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
function positionAfterEvent(position: Position, telling: Telling): Position {
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
