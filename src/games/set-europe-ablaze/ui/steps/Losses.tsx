import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { DETACHMENTS, verdictOn } from '#games/set-europe-ablaze/engine/log/index.ts';
import { isTold } from '#games/set-europe-ablaze/engine/read-state.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { LOSSES, lossName } from '#games/set-europe-ablaze/i18n/effects.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { useSince } from './GoOn.tsx';
import { Panel } from './Panel.tsx';

/** The names under which a pool may count what is lost. */
const IN_POOLS: Readonly<Record<string, readonly string[]>> = {
  team: ['team', 'jed', 'og', 'sas'],
  detachment: ['detachment', ...DETACHMENTS],
};

/** Whether something was in the pools, as far as they were told; only that can be lost (8.6.5b). */
const tookPart = (pools: unknown, what: string): boolean =>
  isTold(pools) && (IN_POOLS[what] ?? [what]).some((name) => Number(pools[name] ?? 0) > 0);

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
  const { dice } = useSince();
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
  const inPools = options.filter(({ what }) => tookPart(dice?.pools, what));
  const choices = inPools.length > 0 ? inPools : options;
  const others = options.filter((option) => !choices.includes(option));
  const list = (offered: typeof options) => (
    <ul class="sea-losses">
      {offered.map(({ what, instead, verdict }) => (
        <li key={`${what} ${instead}`} data-barred={!verdict?.legal}>
          <button
            type="button"
            class="aid-choice"
            onClick={() =>
              tell({ by: who, type: 'lose', chooser, what, area, ...(instead && { instead }) })
            }
          >
            <span>
              {lossName(what, instead)}{' '}
              {verdict?.legal === false && <Barred of={verdict.case} isLinked />}
            </span>
          </button>
          <Case of={verdict?.case ?? ''} />
        </li>
      ))}
    </ul>
  );
  return (
    <Panel
      title={m.ablaze_aid_loss({ nth: nth + 1, of })}
      side={m.ablaze_aid_chooses({ side: SIDE_NAMES[who]() })}
    >
      <p class="aid-hint">
        {m.ablaze_aid_loss_why()} <Case of={number} />
      </p>
      {list(choices)}
      {others.length > 0 && (
        <details class="sea-fold">
          <summary>{m.ablaze_aid_no_part()}</summary>
          {list(others)}
        </details>
      )}
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
