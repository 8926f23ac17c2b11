import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { eventVerdict } from '#games/set-europe-ablaze/engine/log/index.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { ACTION_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { POOL_ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import { refusalSaid } from '#games/set-europe-ablaze/i18n/refusals.ts';
import { type AreaLine, ifsOf } from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { fieldOf } from '../../engine/log/index.ts';
import { Case } from '../Case.tsx';
import { TotalField, thrown } from '../Faces.tsx';
import { OddsView } from '../OddsView.tsx';
import { correct, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';

interface RollProps {
  readonly action: ActionId;
  /** The Areas it reaches. */
  readonly areas: readonly string[];
  readonly attack: number;
  readonly defend: number;
  readonly check: number | undefined;
  readonly backfire: number | undefined;
  /** What gives dice and nobody has counted. */
  readonly missing: readonly AreaLine[];
  /** What takes part, where only the player aid tells how many dice it gives. */
  readonly untold: readonly AreaLine[];
  readonly onRoll: (dice: Readonly<Record<string, unknown>>) => void;
  readonly children: ComponentChildren;
}

/** The odds of both pools as they stand, and the roll (8.6.4). */
export function RollPanel(props: RollProps) {
  const { action, areas, attack, defend, check, backfire, missing, untold, onRoll, children } =
    props;
  const isLess = missing.length + untold.length > 0;
  const { now, kept, tell, send, nameOf } = useSea();
  const { active, impulse } = now;
  const [typed, setTyped] = useState<{
    readonly attack?: number | undefined;
    readonly defend?: number | undefined;
  }>();
  const form = useId();
  const isStaked = impulse.kind !== 'normal';
  const isOpen = check !== undefined && backfire !== undefined;
  const { area } = impulse;
  const verdict =
    now.resolution?.dice === null
      ? undefined
      : eventVerdict(now, { type: 'action', action, area, areas });
  // No dice are no points, without anybody's saying so.
  const isNone = (dice: number) => dice === 0 && !isLess;
  const attackTotal = typed?.attack ?? (isNone(attack) ? 0 : undefined);
  const defendTotal = typed?.defend ?? (isNone(defend) ? 0 : undefined);
  const isTyped = attackTotal !== undefined && defendTotal !== undefined;
  return (
    <Panel title={m.ablaze_aid_action_in({ action: ACTION_NAMES[action](), area: nameOf(area) })}>
      {verdict?.legal === false && (
        <p class="aid-note">
          {refusalSaid(verdict.case, verdict.cause)} <Case of={verdict.case} />
        </p>
      )}
      {children}
      {missing.length > 0 && (
        <div class="aid-note">
          <p>
            {m.ablaze_aid_not_counted_dice({
              what: inARow(missing.map(({ asset }) => POOL_ASSET_NAMES[asset]())),
            })}
          </p>
          <button
            type="button"
            class="aid-secondary"
            onClick={() => tell(correct(`areas.${area}`, noneThere(missing)))}
          >
            {m.ablaze_aid_none_of_them()}
          </button>
        </div>
      )}
      {untold.length > 0 && (
        <p class="aid-note">
          {m.ablaze_aid_untold_dice({
            what: inARow(untold.map(({ asset }) => POOL_ASSET_NAMES[asset]())),
          })}
        </p>
      )}
      {isOpen && !typed && !isLess && (
        <OddsView
          contest={{
            attack: Math.min(20, attack),
            defend: Math.min(20, defend),
            modifier: check,
            backfire,
          }}
          ifs={ifsOf(kept.tables, action)}
          canAdd={isStaked}
          canRaise={impulse.kind === 'residual'}
          isBrief
        />
      )}
      {typed && (
        <form
          id={form}
          class="sea-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped) {
              onRoll({
                ...{ attackDice: attack, defendDice: defend },
                ...{ attackTotal, defendTotal },
              });
            }
          }}
        >
          <TotalField
            name={m.ablaze_aid_total_of({ side: SIDE_NAMES[active]() })}
            dice={attack}
            isOpen={isLess}
            value={attackTotal}
            onChange={(to) => setTyped({ ...typed, attack: to })}
          />
          <TotalField
            name={m.ablaze_aid_total_of({ side: SIDE_NAMES[otherSide(active)]() })}
            dice={defend}
            isOpen={isLess}
            value={defendTotal}
            onChange={(to) => setTyped({ ...typed, defend: to })}
          />
        </form>
      )}
      <div class="aid-buttons">
        {typed && (
          // Beside the way back, where it is always in sight.
          <button type="submit" form={form} class="aid-primary" disabled={!isTyped}>
            {m.ablaze_aid_take_totals()}
          </button>
        )}
        {!typed && (
          <>
            <button
              type="button"
              class={isLess ? 'aid-secondary' : 'aid-primary'}
              onClick={() => onRoll({ attack: thrown(attack), defend: thrown(defend) })}
            >
              {isLess
                ? m.ablaze_aid_roll_counted({ attack, defend })
                : m.ablaze_aid_roll({ attack, defend })}
            </button>
            <button type="button" class="aid-secondary" onClick={() => setTyped({})}>
              {m.ablaze_aid_we_rolled()}
            </button>
          </>
        )}
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'back' })}>
          {m.ablaze_aid_other_action()}
        </button>
      </div>
    </Panel>
  );
}

/** What is told of an Area where none of some lines is in it: each counted as none. */
const noneThere = (lines: readonly AreaLine[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    lines.flatMap(({ asset }) => {
      const entry = fieldOf(asset);
      return entry === undefined ? [] : [[entry, 0]];
    }),
  );
