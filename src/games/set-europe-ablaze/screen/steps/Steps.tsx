import { SEQUENCE, type StepId } from '../../data/sequence.ts';
import { ACTOR_NAMES } from '../../words/names.ts';
import { STEP_WORDS } from '../../words/sequence.ts';
import { Case } from '../Case.tsx';

interface Props {
  readonly of: readonly StepId[];
  readonly now?: StepId;
}

/** Steps of the sequence with what is done in each, and what is forgotten. */
export function Steps({ of, now }: Props) {
  const at = now ? of.indexOf(now) : -1;
  return (
    <ol class="sea-steps">
      {SEQUENCE.filter(({ id }) => of.includes(id)).map(({ id, who, cases }) => {
        const { title, does, forgotten } = STEP_WORDS[id];
        const isNow = id === now;
        return (
          <li key={id} aria-current={isNow ? 'step' : undefined} data-past={of.indexOf(id) < at}>
            <b>{title()}</b> <small>{ACTOR_NAMES[who]()}</small>{' '}
            {isNow && cases.map((number) => <Case key={number} of={number} />)}
            {isNow && does && <p>{does()}</p>}
            {isNow && forgotten && <p class="aid-note">{forgotten()}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** The steps right under one, in order. */
export const stepsUnder = (parent: string): readonly StepId[] =>
  SEQUENCE.filter(
    ({ id }) =>
      id.startsWith(`${parent}.`) && id.split('.').length === parent.split('.').length + 1,
  ).map(({ id }) => id);
