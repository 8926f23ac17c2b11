import * as m from '#messages';
import { useView } from '../view.ts';
import { ResistPrompt } from './Prompt.tsx';
import { StrikeChoice } from './StrikeChoice.tsx';
import { StrikeInTurn } from './StrikeInTurn.tsx';

/** What the strength is spent on: a set of targets, and one button that carries it out. */
export function StrikePrompt() {
  const { position, now, isPuzzle, send } = useView();
  return (
    <ResistPrompt
      question={m.resist_ask_spend()}
      about={m.resist_strength_of({ strength: now.strength })}
    >
      {isPuzzle ? (
        <StrikeInTurn />
      ) : (
        <StrikeChoice
          position={position}
          now={now}
          onSpend={(moves) => send({ type: 'carryOut', moves })}
        />
      )}
    </ResistPrompt>
  );
}
