import * as m from '#messages';
import type { Side } from '../../data/actions.ts';
import { verdictOn } from '../../engine/log/index.ts';
import { otherSide } from '../../engine/state.ts';
import { LOSSES, lossName } from '../../words/effects.ts';
import { SIDE_NAMES } from '../../words/names.ts';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';

interface LossesProps {
  readonly owner: Side;
  readonly nth: number;
  readonly of: number;
  readonly number: string;
}

/** A loss: what may be chosen, by whom, with what may stand in for it; the rest with its case (8.6.9). */
export function Losses({ owner, nth, of, number }: LossesProps) {
  const { now, tell } = useSea();
  const chooser = nth === 0 ? 'owner' : 'opponent';
  const who = nth === 0 ? owner : otherSide(owner);
  const area = now.impulse.area;
  const options = LOSSES[owner].map(({ what, instead }) => {
    const { demoralized, laborUsed } = now.areas[area] ?? {};
    const state =
      what === 'strength' && demoralized
        ? 'demoralized'
        : what === 'labor' && laborUsed
          ? 'used'
          : '';
    const verdict = verdictOn(now, {
      ...{ type: 'lose', loss: what, chooser, unit: `${what}@${area}`, area },
      ...(instead && { instead }),
      ...(state && { state }),
      germanDefends: owner !== now.active && owner === 'german',
    });
    return { what, instead, verdict };
  });
  return (
    <Panel
      title={m.ablaze_aid_loss({ nth: nth + 1, of })}
      side={m.ablaze_aid_chooses({ side: SIDE_NAMES[who]() })}
    >
      <p class="aid-hint">
        {m.ablaze_aid_loss_why()} <Case of={number} />
      </p>
      <ul class="sea-losses">
        {options.map(({ what, instead, verdict }) => (
          <li key={`${what} ${instead}`} data-barred={!verdict?.legal}>
            <button
              type="button"
              class="aid-choice"
              onClick={() =>
                tell({ by: who, type: 'lose', chooser, what, area, ...(instead && { instead }) })
              }
            >
              <span>{lossName(what, instead)}</span>
            </button>
            <Case of={verdict?.case ?? ''} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => tell({ by: who, type: 'effect', do: 'note', what: 'nothing-to-lose' })}
      >
        {m.ablaze_aid_nothing_to_lose()}
      </button>
    </Panel>
  );
}
