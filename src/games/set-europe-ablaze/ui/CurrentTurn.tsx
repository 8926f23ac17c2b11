import * as m from '#messages';
import { freshSeed } from '#shared/fresh-seed.ts';
import { undoneDecision } from '../engine/log/index.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { currentPart, Opened } from './parts.tsx';
import { useSea } from './sea.ts';
import { Panel } from './steps/Panel.tsx';

/** The turn where it stands. */
export function CurrentTurn() {
  const sea = useSea();
  if (sea.matches({ playing: 'askUndo' })) return <AskUndo />;
  const part = currentPart(sea);
  return part ? <Opened part={part} /> : <Over />;
}

/** What was seen cannot be unseen; across a finished turn it is asked in its own words. */
function AskUndo() {
  const { context, send } = useSea();
  const undo = undoneDecision(context.course);
  return (
    <Panel title={m.ablaze_aid_undo_ask()}>
      {undo && undo.seen > 0 && <p>{m.ablaze_aid_undo_seen({ count: undo.seen })}</p>}
      {undo?.isAcrossTurns && <p>{m.ablaze_aid_undo_turn()}</p>}
      <div class="aid-buttons">
        <button type="button" class="aid-primary" onClick={() => send({ type: 'confirmUndo' })}>
          {m.play_undo_yes()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'cancelUndo' })}>
          {m.play_undo_no()}
        </button>
      </div>
    </Panel>
  );
}

/** After the ninth turn the higher total wins; equal totals are a draw (C18). */
function Over() {
  const { now, send } = useSea();
  const { maquis, german } = now.vp;
  const title =
    maquis === german
      ? m.ablaze_aid_drawn()
      : m.ablaze_aid_won({ side: SIDE_NAMES[maquis > german ? 'maquis' : 'german']() });
  return (
    <Panel title={title}>
      <p>{m.ablaze_aid_final({ maquis, german })}</p>
      <button
        type="button"
        class="aid-primary"
        onClick={() => send({ type: 'newGame', seed: freshSeed() })}
      >
        {m.play_new_game()}
      </button>
    </Panel>
  );
}
