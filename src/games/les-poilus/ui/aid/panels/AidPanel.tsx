import type { ComponentChildren } from 'preact';
import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import { alarmsIn } from '#games/les-poilus/i18n/aid.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { toldOnce } from '#games/les-poilus/ui/effect.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { Reasons } from '#play/ui/frame/RuleLink.tsx';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { useUndo } from '#play/ui/frame/UndoAsk.tsx';
import { sentences } from '#shared/list-text.ts';
import type { TableSession } from '../mode.ts';

interface Props {
  readonly title: ComponentChildren;
  /** Whether something that nobody may overlook is asked. */
  readonly isGrave?: boolean;
  readonly children: ComponentChildren;
}

/** A question to the table: above it the alarm, or what was just done. */
export function AidPanel({ title, isGrave = false, children }: Props) {
  const { state } = useGameOnScreen();
  const alarms = state.noMansLand.length > 0 || state.acting !== null ? alarmsIn(state.active) : '';
  return (
    <section
      class={isGrave ? 'aid-panel table-panel table-panel--grave' : 'aid-panel table-panel'}
      aria-labelledby="aid-prompt"
    >
      <p class={alarms ? 'alarm' : 'lately'} role="status">
        {alarms ? m.poilus_aid_alarm({ kinds: alarms }) : <Lately />}
      </p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {title}
      </h2>
      <Reasons />
      {children}
    </section>
  );
}

/** What says least of what happened: the rest of it tells as much. */
const LEFT_OUT: readonly GameEvent['type'][] = ['mission-began', 'tile-placed', 'hand-kept'];

/** What the last decision led to, with all that was filled in. */
function Lately() {
  const { who } = useGameOnScreen();
  const { game, replayed } = useActiveSession<AidSaves>();
  const undo = useUndo();
  // What is still to be looked at is told when its turn comes.
  if (game.seen < game.steps.length) return null;
  const events = replayed.events.slice(undo ? undo.game.steps.length : 0).flat();
  const told = toldOnce(events)
    .filter(({ type }) => !LEFT_OUT.includes(type))
    .slice(-3);
  return <>{sentences(told.map((event) => eventText(event, who)))}</>;
}

/** The table has looked. */
export function ContinuePanel({ children }: { readonly children: ComponentChildren }) {
  const { send } = useSession<TableSession>();
  return (
    <button type="button" class="aid-primary" onClick={() => send({ type: 'continue' })}>
      {children}
    </button>
  );
}
