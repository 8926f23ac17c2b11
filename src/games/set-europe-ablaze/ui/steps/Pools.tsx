import { useState } from 'preact/hooks';
import type { ActionId, Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { Telling } from '#games/set-europe-ablaze/engine/log/events.ts';
import { withholding } from '#games/set-europe-ablaze/engine/resolve/units.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { TABLE_ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import {
  areaLines,
  isUntold,
  mayBeThere,
  type PoolAsset,
  primaryMissing,
} from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { BarsLine, useBars } from './Bars.tsx';
import { diceInPool, Pool, type PoolChoice, poolCount, poolParts } from './Pool.tsx';
import { RollPanel } from './RollPanel.tsx';

const WHOLE_POOL: PoolChoice = { counts: {}, dice: {}, extra: 0 };

/** Both pools side by side, a line an asset, with the exact odds moving along (8.6.3). */
export function Pools({ action }: { readonly action: ActionId }) {
  const { now, kept, tell } = useSea();
  const active = now.active;
  const other = otherSide(active);
  const [chosen, setChosen] = useState<Readonly<Record<Side, PoolChoice>>>({
    maquis: WHOLE_POOL,
    german: WHOLE_POOL,
  });
  const [withheld, setWithheld] = useState(0);
  const [bought, setBought] = useState(0);
  const [also, setAlso] = useState<readonly string[]>([]);
  const bars = useBars(action);
  const { told, check, backfire } = bars;
  const lines = {
    maquis: areaLines(now, action, 'maquis', kept.tables),
    german: areaLines(now, action, 'german', kept.tables),
  };
  const isDeclared = now.resolution?.dice === null;
  const defends = other === 'maquis';
  const network = lines.maquis.find(({ asset }) => asset === 'network');
  const networks = network ? poolCount(network, chosen.maquis) : 0;
  // Not those that have just acted (8.6.2a).
  const keepable = Math.min(networks, withholding(now).length - 1);
  const held: PoolChoice =
    defends && withheld > 0
      ? {
          ...chosen.maquis,
          counts: { ...chosen.maquis.counts, network: Math.max(0, networks - withheld) },
        }
      : chosen.maquis;
  const maquis = diceInPool(lines.maquis, held);
  const german = diceInPool(lines.german, chosen.german);
  const attack = (active === 'maquis' ? maquis : german) + bought;
  const defend = active === 'maquis' ? german : maquis;
  // What nobody has counted is not zero, unless it is said here how many take part.
  const missing = (['maquis', 'german'] as const).flatMap((side) =>
    mayBeThere(now, action, side, kept.tables).filter(
      ({ asset }) => chosen[side].counts[asset] === undefined,
    ),
  );
  // Nor are dice of which only the player aid tells.
  const untold = (['maquis', 'german'] as const).flatMap((side) =>
    lines[side].filter(
      (line) =>
        chosen[side].dice[line.asset] === undefined &&
        isUntold(line, poolCount(line, chosen[side]), action, side, kept.tables),
    ),
  );
  const areas = [now.impulse.area, ...also];
  const isStaked = now.impulse.kind !== 'normal';
  const most = Math.max(0, now.ap[active] - (isDeclared ? 0 : 1));

  const roll = (dice: Readonly<Record<string, unknown>>) => {
    const count = (side: Side, asset: PoolAsset) => {
      const line = lines[side].find((one) => one.asset === asset);
      return line ? poolCount(line, side === 'maquis' ? held : chosen.german) : 0;
    };
    const before: Telling[] = [];
    const hq = (
      [
        ['maquis', 'soe'],
        ['german', 'mbf'],
      ] as const
    ).filter(([side, which]) => count(side, which) > 0);
    if (!isDeclared && (hq.length > 0 || withheld > 0))
      before.push({ by: active, type: 'action', action });
    for (const [by, which] of hq) before.push({ by, type: 'hq', which });
    if (withheld > 0) before.push({ by: 'maquis', type: 'withhold', networks: withheld });
    const pools = Object.fromEntries(
      (['maquis', 'german'] as const).flatMap((side) =>
        lines[side]
          .filter(({ asset }) => asset !== 'morale' && asset !== 'advantage')
          .flatMap((line) => poolParts(line, side === 'maquis' ? held : chosen.german))
          .flatMap(({ what, count }) => (count > 0 ? [[what, count]] : [])),
      ),
    );
    bars.keep();
    tell(...before, {
      ...{ by: active, type: 'action', action, pools, ...dice },
      ...(bought > 0 && { bought }),
      ...(action === 'repair' && { areas }),
    });
  };
  const asked = primaryMissing(now, action, kept.tables);
  const barsLine = <BarsLine of={bars} dice={attack + defend} />;
  const areBarsTold = told.check !== undefined && told.backfire !== undefined;
  return (
    <>
      <div class="play-board sea-board">
        {action === 'repair' && <AlsoRepaired chosen={also} onChange={setAlso} />}
        {defends && (keepable > 0 || withheld > 0) && (
          <p class="sea-withhold">
            <Stepper
              name={m.ablaze_aid_withhold({ points: Math.ceil(withheld / 3) })}
              value={withheld}
              most={keepable}
              onChange={setWithheld}
            />
            <Case of="8.6.2a" />
          </p>
        )}
        <div class="sea-versus">
          {([active, other] as const).map((side) => (
            <Pool
              key={side}
              side={side}
              dice={side === active ? attack : defend}
              lines={lines[side]}
              isOpen={[...missing, ...untold].some((line) =>
                lines[side].some((one) => one.asset === line.asset),
              )}
              chosen={side === 'maquis' ? held : chosen.german}
              onChange={(change) =>
                setChosen({ ...chosen, [side]: { ...chosen[side], ...change } })
              }
            >
              {isStaked && side === active && (
                <Stepper
                  name={m.ablaze_aid_buy_dice()}
                  value={bought}
                  most={most}
                  onChange={setBought}
                />
              )}
            </Pool>
          ))}
        </div>
        {areBarsTold && barsLine}
      </div>
      <RollPanel
        {...{ action, areas, attack, defend, check, backfire, missing, untold }}
        onRoll={roll}
      >
        {asked.length > 0 && (
          <p class="aid-note">
            {m.ablaze_aid_primary_missing({
              what: inARow(asked.map((asset) => TABLE_ASSET_NAMES[asset]())),
            })}{' '}
            <Case of="8.1.2" />
          </p>
        )}
        {!areBarsTold && (
          <>
            {barsLine}
            {(check === undefined || backfire === undefined) && (
              <p class="aid-hint">{m.ablaze_aid_bars_missing()}</p>
            )}
          </>
        )}
      </RollPanel>
    </>
  );
}

/** Other Areas that are repaired with the selected one (8.3.5). */
function AlsoRepaired({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const { now, nameOf } = useSea();
  const damaged = Object.entries(now.areas)
    .filter(([id, { damage = 0 }]) => damage > 0 && id !== now.impulse.area)
    .map(([id]) => id);
  if (damaged.length === 0) return null;
  return (
    <fieldset class="sea-row">
      <legend>
        {m.ablaze_aid_also_repaired()} <Case of="8.3.5" />
      </legend>
      {damaged.map((id) => {
        const isChosen = chosen.includes(id);
        const { labor, laborUsed = false } = now.areas[id] ?? {};
        const isIdle = labor === 0 || laborUsed;
        const isFull = chosen.length === limit('repair-areas') - 1;
        return (
          <button
            type="button"
            class="aid-secondary"
            key={id}
            aria-pressed={isChosen}
            data-barred={isIdle}
            disabled={!isChosen && (isIdle || isFull)}
            onClick={() =>
              onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
          >
            {nameOf(id)} {isIdle && <Barred of="8.3.5a" />}
          </button>
        );
      })}
    </fieldset>
  );
}
