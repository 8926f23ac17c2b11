import { useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { bars } from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';

/** What has to be beaten, as somebody enters it; each as his table takes it. */
const RANGES = { check: [-10, 20], backfire: [0, 30] } as const;
type Which = keyof typeof RANGES;

/**
 * The check number and backfire of an Action: told by a table or an example, or entered while it is resolved.
 * What was entered goes into the owner's table with the roll, so that nobody is asked twice (8.6.5, 8.6.7).
 */
export function useBars(action: ActionId) {
  const { kept, keepTables } = useSea();
  const told = bars(action, kept.tables);
  const [entered, setEntered] = useState<Readonly<Partial<Record<Which, number>>>>({});
  const enter = (which: Which, to: number | undefined) => {
    const { [which]: _, ...rest } = entered;
    setEntered(to === undefined ? rest : { ...rest, [which]: to });
  };
  const keep = () => {
    const isTold = (['check', 'backfire'] as const).every((which) => told[which] !== undefined);
    // A section at fault is mended by its owner.
    if (isTold || Object.keys(entered).length === 0 || kept.open.actions !== undefined) return;
    const { actions } = kept.tables;
    const row = { ...entered, ...actions?.[action] };
    keepTables({ ...kept, tables: { ...kept.tables, actions: { ...actions, [action]: row } } });
  };
  return {
    told,
    check: told.check ?? entered.check,
    backfire: told.backfire ?? entered.backfire,
    enter,
    keep,
  };
}

type Bars = ReturnType<typeof useBars>;

/** Both numbers, each with its case: as they stand, or asked for. */
export const BarsLine = ({ of, dice }: { readonly of: Bars; readonly dice: number }) => (
  <div class="sea-bars">
    <Bar of={of} which="check" says={checkSaid(of.check, dice)} />
    <Bar of={of} which="backfire" says={of.backfire?.toString()} />
  </div>
);

function checkSaid(check: number | undefined, dice: number): string | undefined {
  if (check === undefined) return undefined;
  return check === 0
    ? m.ablaze_aid_dice({ count: dice })
    : m.ablaze_aid_check_sum({ dice, modifier: signed(check), sum: dice + check });
}

interface BarProps {
  readonly of: Bars;
  readonly which: Which;
  readonly says: string | undefined;
}

function Bar({ of, which, says }: BarProps) {
  const isCheck = which === 'check';
  const [least, most] = RANGES[which];
  const name = isCheck ? m.ablaze_aid_check_number() : m.ablaze_aid_backfire();
  return (
    <p>
      {name} <Case of={isCheck ? '8.6.5' : '8.6.7'} />{' '}
      {of.told[which] === undefined ? (
        <label class="sea-number">
          <span class="visually-hidden">{isCheck ? m.ablaze_aid_check_modifier() : name}</span>
          <input
            type="number"
            min={least}
            max={most}
            value={of[which] ?? ''}
            placeholder="?"
            onInput={({ currentTarget: { valueAsNumber: to } }) =>
              of.enter(which, Number.isInteger(to) && to >= least && to <= most ? to : undefined)
            }
          />
          <small>{says ?? m.ablaze_see_aid()}</small>
        </label>
      ) : (
        <b>{says}</b>
      )}
    </p>
  );
}
