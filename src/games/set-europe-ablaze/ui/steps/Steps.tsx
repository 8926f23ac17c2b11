import {
  SEQUENCE,
  type SequenceStep,
  type StepId,
} from '#games/set-europe-ablaze/data/sequence.ts';
import { stepWords } from '#games/set-europe-ablaze/i18n/sequence.ts';
import { Case } from '../Case.tsx';
import { StepList } from './StepList.tsx';

interface Props {
  readonly of: readonly StepId[];
  readonly now?: StepId;
  /** How much a step touches that is not done yet. */
  readonly touched?: (step: SequenceStep) => string | undefined;
}

/** Steps of the sequence with what is done in the one that is due, and what is forgotten. */
export const Steps = ({ of, now, touched }: Props) => (
  <StepList
    of={SEQUENCE.filter(({ id }) => of.includes(id))}
    now={now}
    said={said}
    touched={touched}
  />
);

function said({ id, cases }: SequenceStep) {
  const { does, forgotten } = stepWords(id);
  return (
    <>
      {cases.map((number) => (
        <Case key={number} of={number} />
      ))}
      {does && <p>{does()}</p>}
      {forgotten && <p class="aid-note">{forgotten()}</p>}
    </>
  );
}

/** The steps right under one, in order. */
export const stepsUnder = (parent: string): readonly StepId[] =>
  SEQUENCE.filter(
    ({ id }) =>
      id.startsWith(`${parent}.`) && id.split('.').length === parent.split('.').length + 1,
  ).map(({ id }) => id);
