import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import type { LogEvent, Telling } from '../log/events.ts';

/** What becomes of pieces that a result takes, and of those that a failure costs. */
export type How = 'capture' | 'flush' | 'eliminate' | 'deceive';

/** What has to be paid for an option. */
interface Price {
  readonly side: Side;
  readonly ap: number;
}

/** What is chosen: an option without its case and its price. */
export type ResultChoice = Readonly<Record<string, unknown>>;

/** What may be chosen, with the case that allows it; of what is barred, the case that bars it. */
export interface ChoiceOption extends ResultChoice {
  readonly case?: string;
  readonly price?: Price;
}

/** What has to be decided next, and by whom. */
export interface Decision {
  readonly ask:
    | 'pips'
    | 'lose'
    | 'instead'
    | 'effect'
    | 'place'
    | 'repair'
    | 'withhold'
    | 'extract'
    | 'move';
  readonly chooser: Side;
  /** For a loss: whether he whose piece it is chooses, or the other side. */
  readonly as?: 'owner' | 'opponent';
  /** What becomes of a piece that a result takes. */
  readonly how?: How;
  readonly what?: string;
  readonly nth?: number;
  readonly of?: number;
  readonly options: readonly ChoiceOption[];
  readonly barred?: readonly ChoiceOption[];
}

/** A decision as a story asks for it. */
export interface StoryDecision {
  readonly decision: Decision;
  /** The case that refuses what is neither offered nor barred. */
  readonly otherwise: string;
  /** What was chosen, where the log tells it by this event. */
  readonly heard?: (event: LogEvent) => ResultChoice | undefined;
  /** Whether something is chosen that the options only name in short. */
  readonly takes?: (choice: ResultChoice) => boolean;
}

/** What comes of a thing, step by step: an event to tell, the case that decided, or a question. */
export type StoryStep =
  | {
      readonly tell: Telling;
      readonly case?: string;
      /** A log may lack it: earlier ones never told it. */
      readonly isNew?: boolean;
    }
  | { readonly says: string }
  | { readonly ask: StoryDecision };

/** Tells what comes of a thing, in order, and stops where something has to be decided. */
export type Story = Generator<StoryStep, void, ResultChoice>;

/** An option as it is chosen. */
export const chosenOption = ({ case: _, price: __, ...choice }: ChoiceOption): ResultChoice =>
  choice;

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value;

/** Whether two choices are the same, whatever the order of their entries. */
export const isSameChoice = (one: ResultChoice, other: ResultChoice): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
