import { useState } from 'preact/hooks';
import { moveWords } from '#games/resist/i18n/moves.ts';
import * as m from '#messages';
import { Shield } from '../board/Numbers.tsx';
import { useView } from '../view.ts';
import { MainButton, ResistPrompt } from './Prompt.tsx';
import { StrikeChoice } from './StrikeChoice.tsx';
import { strikeTargetsOf } from './strike-choice.ts';

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

/** Targets one after the other, in an order of one's own: no plan is made and nothing is worked out. */
function StrikeInTurn() {
  const { position, now, legal, send } = useView();
  const [chosen, setChosen] = useState<{ readonly key: string; readonly move: string }>();
  const { move } = chosen ?? {};
  return (
    <>
      <ul class="targets">
        {strikeTargetsOf(now).map(({ key, move: defeat, name, defense }) => (
          <li key={key}>
            <button
              type="button"
              class="target"
              aria-pressed={key === chosen?.key}
              aria-disabled={legal.has(defeat) ? undefined : true}
              // What cannot be defeated now is asked for all the same, so that the rules say why.
              onClick={() =>
                legal.has(defeat)
                  ? setChosen({ key, move: defeat })
                  : send({ type: 'move', move: defeat })
              }
            >
              <Shield of={defense} />
              <b>{name}</b>
            </button>
          </li>
        ))}
      </ul>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => send({ type: 'move', move: 'stop' })}
        >
          {moveWords(position, 'stop')}
        </button>
        <MainButton
          text={move === undefined ? m.resist_choose_target() : moveWords(position, move)}
          onPress={move === undefined ? undefined : () => send({ type: 'move', move })}
        />
      </div>
    </>
  );
}
