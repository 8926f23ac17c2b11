import { useState } from 'preact/hooks';
import type { ActionId, Side } from '#games/set-europe-ablaze/data/actions.ts';
import { verdictOn } from '#games/set-europe-ablaze/engine/log/index.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { ACTION_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import { refusalSaid } from '#games/set-europe-ablaze/i18n/refusals.ts';
import { signed } from '#games/set-europe-ablaze/i18n/signed.ts';
import {
  areaLines,
  bars,
  ifsOf,
  notCounted,
  type PoolAsset,
} from '#games/set-europe-ablaze/odds/index.ts';
import type { Telling } from '#games/set-europe-ablaze/session/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { Case } from '../Case.tsx';
import { TotalField, thrown } from '../Faces.tsx';
import { OddsView } from '../OddsView.tsx';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { type Chosen, countOf, NOTHING, Pool, partsOf, sumOf } from './Pool.tsx';

/** Both pools side by side, a line an asset, with the exact odds moving along (8.6.3). */
export function Pools({ action }: { readonly action: ActionId }) {
  const { now, kept, tell, send, nameOf } = useSea();
  const active = now.active;
  const other = otherSide(active);
  const [chosen, setChosen] = useState<Readonly<Record<Side, Chosen>>>({
    maquis: NOTHING,
    german: NOTHING,
  });
  const [withheld, setWithheld] = useState(0);
  const [bought, setBought] = useState(0);
  const told = bars(action, kept.tables);
  const [bar, setBar] = useState<{
    readonly check?: number | undefined;
    readonly backfire?: number | undefined;
  }>({});
  const [typed, setTyped] = useState<{
    readonly attack?: number | undefined;
    readonly defend?: number | undefined;
  }>();
  const check = bar.check ?? told.check;
  const backfire = bar.backfire ?? told.backfire;
  const lines = {
    maquis: areaLines(now, action, 'maquis', kept.tables),
    german: areaLines(now, action, 'german', kept.tables),
  };
  const isDeclared = now.resolution?.dice === null;
  const defends = other === 'maquis';
  const network = lines.maquis.find(({ asset }) => asset === 'network');
  const networks = network ? countOf(network, chosen.maquis) : 0;
  const held: Chosen =
    defends && withheld > 0
      ? {
          ...chosen.maquis,
          counts: { ...chosen.maquis.counts, network: Math.max(0, networks - withheld) },
        }
      : chosen.maquis;
  const maquis = sumOf(lines.maquis, held);
  const german = sumOf(lines.german, chosen.german);
  const attack = (active === 'maquis' ? maquis : german) + bought;
  const defend = active === 'maquis' ? german : maquis;
  // What nobody has counted is not zero, unless it is said here how many take part.
  const missing = (['maquis', 'german'] as const).flatMap((side) =>
    notCounted(now, action, side, kept.tables).filter(
      ({ asset }) => chosen[side].counts[asset] === undefined,
    ),
  );
  const isOpen = check !== undefined && backfire !== undefined;
  const isStaked = now.impulse.kind !== 'normal';
  const most = Math.max(0, now.ap[active] - (isDeclared ? 0 : 1));

  const roll = (dice: Readonly<Record<string, unknown>>) => {
    const count = (side: Side, asset: PoolAsset) => {
      const line = lines[side].find((one) => one.asset === asset);
      return line ? countOf(line, side === 'maquis' ? held : chosen.german) : 0;
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
          .flatMap((line) => partsOf(line, side === 'maquis' ? held : chosen.german))
          .flatMap(({ what, count }) => (count > 0 ? [[what, count]] : [])),
      ),
    );
    tell(...before, {
      ...{ by: active, type: 'action', action, pools, ...dice },
      ...(bought > 0 && { bought }),
      ...(action === 'repair' && { areas: [now.impulse.area] }),
    });
  };
  const verdict = isDeclared
    ? undefined
    : verdictOn(now, { type: 'action', action, area: now.impulse.area, areas: [now.impulse.area] });
  const isTyped = typed?.attack !== undefined && typed.defend !== undefined;
  return (
    <>
      <div class="sea-board">
        <div class="sea-bars">
          <Bar
            name={m.ablaze_aid_check_number()}
            value={check}
            says={
              check === undefined
                ? undefined
                : check === 0
                  ? m.ablaze_aid_dice({ count: attack + defend })
                  : m.ablaze_aid_check_sum({
                      dice: attack + defend,
                      modifier: signed(check),
                      sum: attack + defend + check,
                    })
            }
            number="8.6.5"
            isOpen={told.check === undefined}
            onChange={(to) => setBar({ ...bar, check: to })}
          />
          <Bar
            name={m.ablaze_aid_backfire()}
            value={backfire}
            says={backfire === undefined ? undefined : String(backfire)}
            number="8.6.7"
            isOpen={told.backfire === undefined}
            onChange={(to) => setBar({ ...bar, backfire: to })}
          />
        </div>
        <div class="sea-versus">
          {([active, other] as const).map((side) => (
            <Pool
              key={side}
              side={side}
              dice={side === active ? attack : defend}
              lines={lines[side]}
              chosen={side === 'maquis' ? held : chosen.german}
              onChange={(change) =>
                setChosen({ ...chosen, [side]: { ...chosen[side], ...change } })
              }
            />
          ))}
        </div>
        {defends && (
          <Stepper
            name={m.ablaze_aid_withhold({ points: Math.ceil(withheld / 3) })}
            value={withheld}
            most={networks}
            onChange={setWithheld}
          />
        )}
      </div>
      <Panel
        title={m.ablaze_aid_action_in({
          action: ACTION_NAMES[action](),
          area: nameOf(now.impulse.area),
        })}
      >
        {verdict?.legal === false && (
          <p class="aid-note">
            {refusalSaid(verdict.case)} <Case of={verdict.case} />
          </p>
        )}
        {!isOpen && <p class="aid-hint">{m.ablaze_aid_bars_missing()}</p>}
        {missing.length > 0 && (
          <p class="aid-note">
            {m.ablaze_aid_not_counted_dice({
              what: missing.map(({ asset }) => ASSET_NAMES[asset]()).join(', '),
            })}
          </p>
        )}
        {isOpen && !typed && missing.length === 0 && (
          <OddsView
            contest={{
              attack: Math.min(20, attack),
              defend: Math.min(20, defend),
              modifier: check,
              backfire,
            }}
            ifs={ifsOf(kept.tables, action)}
            canAdd={isStaked}
            canRaise={now.impulse.kind === 'residual'}
          />
        )}
        {isStaked && (
          <Stepper name={m.ablaze_aid_buy_dice()} value={bought} most={most} onChange={setBought} />
        )}
        {typed ? (
          <form
            class="sea-row"
            onSubmit={(event) => {
              event.preventDefault();
              if (isTyped) {
                roll({
                  ...{ attackDice: attack, defendDice: defend },
                  ...{ attackTotal: typed.attack, defendTotal: typed.defend },
                });
              }
            }}
          >
            <TotalField
              name={m.ablaze_aid_total_of({ side: SIDE_NAMES[active]() })}
              dice={attack}
              value={typed.attack}
              onChange={(to) => setTyped({ ...typed, attack: to })}
            />
            <TotalField
              name={m.ablaze_aid_total_of({ side: SIDE_NAMES[other]() })}
              dice={defend}
              value={typed.defend}
              onChange={(to) => setTyped({ ...typed, defend: to })}
            />
            <button type="submit" class="aid-primary" disabled={!isTyped}>
              {m.ablaze_aid_take_totals()}
            </button>
          </form>
        ) : (
          <div class="aid-buttons">
            <button
              type="button"
              class="aid-primary"
              onClick={() => roll({ attack: thrown(attack), defend: thrown(defend) })}
            >
              {m.ablaze_aid_roll({ attack, defend })}
            </button>
            <button type="button" class="aid-secondary" onClick={() => setTyped({})}>
              {m.ablaze_aid_we_rolled()}
            </button>
          </div>
        )}
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'back' })}>
          {m.ablaze_aid_other_action()}
        </button>
      </Panel>
    </>
  );
}

interface BarProps {
  readonly name: string;
  readonly value: number | undefined;
  readonly says: string | undefined;
  readonly number: string;
  /** Whether nothing tells it, so that it is asked for. */
  readonly isOpen: boolean;
  readonly onChange: (value: number | undefined) => void;
}

function Bar({ name, value, says, number, isOpen, onChange }: BarProps) {
  return (
    <p>
      {name} <Case of={number} />{' '}
      {isOpen ? (
        <label class="sea-number">
          <span class="visually-hidden">{name}</span>
          <input
            type="number"
            min={-10}
            max={30}
            value={value ?? ''}
            placeholder="?"
            onInput={({ currentTarget }) => {
              const to = currentTarget.valueAsNumber;
              onChange(Number.isInteger(to) ? to : undefined);
            }}
          />
          <small>{says ?? m.ablaze_see_aid()}</small>
        </label>
      ) : (
        <b>{says}</b>
      )}
    </p>
  );
}
