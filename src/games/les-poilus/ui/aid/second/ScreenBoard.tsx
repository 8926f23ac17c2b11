import { useMemo } from 'preact/hooks';
import { snapshotOf } from '#games/les-poilus/engine/index.ts';
import { alarmsIn } from '#games/les-poilus/i18n/aid.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import type { aidMachine } from '#games/les-poilus/session/index.ts';
import { GameContext, lookedAt } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type Session, SessionProvider } from '#play/ui/frame/session.ts';
import type { BoardProps } from '#play/ui/second-screen/SecondScreen.tsx';
import { AidBoard } from '../board/AidBoard.tsx';
import { aidMode, type TableSession } from '../mode.ts';
import { shownAtTable } from '../shown.ts';
import { askedInWords } from './asked-in-words.ts';

/** A game at the table to be looked at from across the room: the board, the alarm, what is asked. */
export function AidScreenBoard({ state, tools }: BoardProps<typeof aidMachine>) {
  const { game, replayed, names } = state.context;
  const who = useMemo(() => whoIn(game?.setUp ?? { soldiers: [] }, names), [game, names]);
  if (!game || !replayed) return null;
  const now = shownAtTable(state.context, snapshotOf(replayed.position));
  const session = {
    mode: aidMode,
    room: 'table',
    state,
    send: () => {},
    rules: {},
    moment: undefined,
    setMoment: () => {},
  } satisfies TableSession;
  const onScreen = lookedAt({ state: now, soldiers: game.setUp.soldiers, who });
  const alarms = now.acting === null ? '' : alarmsIn(now.active);
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveTypes>}>
      <GameContext.Provider value={onScreen}>
        <div class="screen-game poilus-screen">
          <AidBoard />
          <section class="aid-panel" role="status" aria-label={m.play_second_status()}>
            {alarms && <p class="alarm">{m.poilus_aid_alarm({ kinds: alarms })}</p>}
            <p class="aid-prompt">{askedInWords(state, now, who)}</p>
          </section>
          {tools}
        </div>
      </GameContext.Provider>
    </SessionProvider.Provider>
  );
}
