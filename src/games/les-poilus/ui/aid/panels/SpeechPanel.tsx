import { tableOf } from '#games/les-poilus/engine/index.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { listed } from '#shared/list-text.ts';
import type { TableSession } from '../mode.ts';
import { SomeCards } from '../Sheets.tsx';
import { AidPanel } from './AidPanel.tsx';
import { leftToSee } from './CardSheet.tsx';

/** Somebody spoke: each hearer in turn gives up a card of that kind, or keeps all. */
export function SpeechPanel() {
  const { state, who, legal, move } = useGameOnScreen();
  const { send } = useSession<TableSession>();
  const { position } = useActiveSession<AidSaves>();
  const seat = turnOf(state);
  const kind = state.speechKind ? KIND_NAMES[state.speechKind]() : '';
  const cards = legal.flatMap((one) =>
    one.startsWith('discard:') ? [one.slice('discard:'.length)] : [],
  );
  const others = (tableOf(position).unseen?.hearers ?? []).filter((hearer) => hearer !== seat);
  return (
    <AidPanel title={m.poilus_ask_discard({ who: who(seat), kind })}>
      <SomeCards
        label={m.poilus_choose_discard()}
        cards={cards}
        left={leftToSee(state)}
        onTell={(card) => move(`discard:${card}`)}
      />
      {others.length > 0 && (
        <p class="aid-hint">{m.poilus_aid_then_asked({ names: listed(others.map(who)) })}</p>
      )}
      <div class="aid-buttons">
        {others.length > 0 && (
          <button type="button" class="aid-secondary" onClick={() => move('keep')}>
            {m.poilus_aid_keeps({ who: who(seat) })}
          </button>
        )}
        <button type="button" class="aid-primary" onClick={() => send({ type: 'othersKeep' })}>
          {others.length > 0 ? m.poilus_aid_all_keep() : m.poilus_aid_keeps({ who: who(seat) })}
        </button>
      </div>
    </AidPanel>
  );
}
