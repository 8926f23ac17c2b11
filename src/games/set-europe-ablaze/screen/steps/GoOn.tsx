import * as m from '#messages';
import { verdictOn } from '../../engine/log/index.ts';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { Spies } from './Spies.tsx';

/** The events since the dice fell. */
export function useSince() {
  const { context } = useSea();
  const { counted } = context.course;
  let at = counted.length - 1;
  while (at > 0 && counted[at]?.event.type !== 'action') at--;
  const dice = counted[at]?.event;
  return { dice, after: counted.slice(at + 1).map(({ event }) => event) };
}

/** Whatever came of an Action, the Impulse goes on. */
export function GoOn({ title }: { readonly title: string }) {
  const { now, tell, send } = useSea();
  const end = verdictOn(now, { type: 'end-impulse' });
  return (
    <Panel title={title} side={m.ablaze_aid_ap({ count: now.ap[now.active] })}>
      <Spies against="action" />
      <button type="button" class="aid-primary" onClick={() => send({ type: 'goOn' })}>
        {m.ablaze_aid_next_action()}
      </button>
      <button
        type="button"
        class="aid-secondary"
        data-barred={!end?.legal}
        onClick={() => tell({ by: now.active, type: 'end-impulse' })}
      >
        {m.ablaze_aid_end_impulse()}{' '}
        {!end?.legal && <small>{m.ablaze_aid_barred({ number: end?.case ?? '' })}</small>}
      </button>
      <button type="button" class="aid-secondary" onClick={() => send({ type: 'undo' })}>
        {m.play_undo()}
      </button>
    </Panel>
  );
}
