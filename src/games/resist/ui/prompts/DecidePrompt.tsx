import { GAME } from '#games/resist/data/index.ts';
import { tierNow } from '#games/resist/engine/index.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import { allSpiesOdds, civilianOdds } from '#games/resist/odds/index.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { useView } from '../view.ts';
import { ResistPrompt } from './Prompt.tsx';

/** After a round: what ending brings for certain, and what going on risks. */
export function DecidePrompt() {
  const { position, now, send, legal, isPuzzle } = useView();
  const { result, next } = tierNow(position);
  const spies = allSpiesOdds(position);
  const [afterOne] = civilianOdds(position);
  const dangers = [
    spies.ways > 0n ? m.resist_danger_spies({ chance: percentText(spies) }) : '',
    now.failed === GAME.failLimit - 1 ? m.resist_danger_missions() : '',
    afterOne.ways > 0n ? m.resist_danger_civilians({ chance: percentText(afterOne) }) : '',
  ].filter(Boolean);
  return (
    <ResistPrompt
      question={m.resist_ask_decide()}
      about={m.resist_points_of({ points: now.points })}
    >
      <p class="sure">
        <b>{m.resist_end_now({ result: RESULT_NAMES[result]() })}</b>
        {next && (
          <small>
            {m.resist_points_to_next({ points: next.points, result: RESULT_NAMES[next.result]() })}
          </small>
        )}
      </p>
      {!isPuzzle && dangers.length > 0 && (
        <ul class="dangers" aria-label={m.resist_if_you_go_on()}>
          {dangers.map((danger) => (
            <li key={danger}>{danger}</li>
          ))}
        </ul>
      )}
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
