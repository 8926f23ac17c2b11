import { threatOdds } from '#games/les-poilus/odds/index.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { fractionNumber } from '#shared/chance/fraction.ts';
import { AidPanel } from './AidPanel.tsx';

/** The leader says how many cards each; they are dealt face down, nobody tells what they are. */
export function IntensityPanel() {
  const { state, who, legal, move } = useGameOnScreen();
  const { position } = useActiveSession<AidSaves>();
  const { players, trials } = state;
  const { hardshipNext, trapNext } = threatOdds(position);
  const frenetic = players.findIndex(({ hardships }) => hardships.includes('frenetic'));
  const average = (chance: typeof trapNext) => (10 * fractionNumber(chance)).toFixed(1);
  return (
    <AidPanel title={m.poilus_ask_intensity({ who: who(turnOf(state)) })}>
      <ul class="numbers table-numbers" aria-label={m.poilus_intensity()}>
        {legal.map((one) => {
          const count = Number(one.split(':')[1]);
          return (
            <li key={one}>
              <button type="button" onClick={() => move(one)}>
                {count}
                <small>
                  {m.poilus_aid_dealt({ count: Math.min(trials, count * players.length) })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {state.chaplain?.placed && <p class="aid-note">{m.poilus_aid_chaplain_lays()}</p>}
      {frenetic >= 0 && <p class="aid-note">{m.poilus_aid_frenetic({ who: who(frenetic) })}</p>}
      <p class="aid-hint">
        {m.poilus_aid_in_ten({ hardships: average(hardshipNext), traps: average(trapNext) })}
      </p>
    </AidPanel>
  );
}
