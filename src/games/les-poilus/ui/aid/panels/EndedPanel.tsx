import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import { unseenEvents } from '#games/les-poilus/session/index.ts';
import { KindSign } from '#games/les-poilus/ui/board/KindSign.tsx';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import type { TableSession } from '../mode.ts';
import { ContinuePanel } from './AidPanel.tsx';

/** The mission has ended: the alarm at three, or the land cleared. Cards are moved now. */
export function EndedPanel() {
  const { state } = useGameOnScreen();
  const { context } = useSession<TableSession>().state;
  const events = unseenEvents(context);
  const failed = events.find((event) => event.type === 'mission-failed');
  const cards = state.noMansLand.length;
  if (failed?.type !== 'mission-failed') {
    return (
      <section class="aid-panel table-panel" aria-labelledby="aid-prompt">
        <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
          {m.poilus_news_succeeded()}
        </h2>
        <ul class="table-told">
          <li>
            {m.poilus_aid_land_leaves({ count: cards })}{' '}
            <RuleLink rule="les-poilus.mission-success" />
          </li>
        </ul>
        <ContinuePanel>{m.poilus_go_on()}</ContinuePanel>
      </section>
    );
  }
  return (
    <section
      class="aid-panel table-panel table-panel--failed"
      aria-labelledby="aid-prompt"
      role="alert"
    >
      <p class="three" aria-hidden="true">
        {[1, 2, 3].map((one) => (
          <KindSign kind={failed.kind} key={one} />
        ))}
      </p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_failed({ kind: KIND_NAMES[failed.kind]() })}
      </h2>
      <ul class="table-told">
        <li>
          {m.poilus_aid_land_shuffled({ count: cards })}{' '}
          <RuleLink rule="les-poilus.mission-failure" />
        </li>
        <li>{m.poilus_aid_nobody_acts()}</li>
      </ul>
      <ContinuePanel>{m.poilus_go_on()}</ContinuePanel>
    </section>
  );
}
