import { tierNow } from '#games/resist/engine/index.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { EndNow } from '../board/EndNow.tsx';
import { useView } from '../view.ts';
import { ResistPrompt } from './Prompt.tsx';

const DANGERS = ['spies', 'missions', 'civilians'] as const;

/** After a round: what ending brings for certain, and what going on risks. */
export function DecidePrompt() {
  const { position, now, send, legal, isPuzzle } = useView();
  const { result } = tierNow(position);
  return (
    <ResistPrompt
      question={m.resist_ask_decide()}
      about={m.resist_points_of({ points: now.points })}
    >
      <EndNow position={position} dangers={isPuzzle ? [] : DANGERS} />
      <div class="aid-buttons">
        {legal.has('continue') && (
          <button
            type="button"
            class="aid-secondary dark"
            onClick={() => send({ type: 'move', move: 'continue' })}
          >
            {m.resist_go_on()}
          </button>
        )}
        <button
          type="button"
          class={isPuzzle ? 'aid-secondary dark' : 'aid-primary'}
          onClick={() => send({ type: 'move', move: 'end' })}
        >
          {m.resist_end_with({ result: RESULT_NAMES[result]() })}
        </button>
      </div>
    </ResistPrompt>
  );
}
