import * as m from '#messages';
import { useView } from '../view.ts';
import { Prompt } from './Prompt.tsx';
import { StrikeChoice } from './StrikeChoice.tsx';

/** What the strength is spent on: a set of targets, and one button that carries it out. */
export function StrikePrompt() {
  const { position, now, send } = useView();
  return (
    <Prompt
      question={m.resist_ask_spend()}
      about={m.resist_strength_of({ strength: now.strength })}
    >
      <StrikeChoice
        position={position}
        now={now}
        onSpend={(moves) => send({ type: 'carryOut', moves })}
      />
    </Prompt>
  );
}
