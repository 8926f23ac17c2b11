import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { ASSET_NAMES, SOURCE_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import type { AreaLine, PoolAsset } from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';

/** What was set in a pool: how many of each take part, and dice only the player aid tells. */
export interface Chosen {
  readonly counts: Readonly<Partial<Record<PoolAsset, number>>>;
  readonly dice: Readonly<Partial<Record<PoolAsset, number>>>;
  readonly extra: number;
}

export const NOTHING: Chosen = { counts: {}, dice: {}, extra: 0 };

/** What of a line takes part: what was set, or all that stand there. */
export const partsOf = (
  { asset, there, kinds, isOnce }: AreaLine,
  { counts }: Chosen,
): readonly { readonly what: PoolAsset; readonly count: number; readonly most: number }[] =>
  kinds.length > 0
    ? kinds.map((one) => ({ ...one, what: one.kind, count: counts[one.kind] ?? one.there }))
    : [{ what: asset, count: counts[asset] ?? (isOnce ? 0 : (there ?? 0)), most: there ?? 20 }];

/** How many of an asset take part. */
export const countOf = (line: AreaLine, chosen: Chosen): number =>
  partsOf(line, chosen).reduce((sum, { count }) => sum + count, 0);

const diceOf = (line: AreaLine, chosen: Chosen): number =>
  line.diceOf(countOf(line, chosen)) ??
  (countOf(line, chosen) > 0 ? (chosen.dice[line.asset] ?? 0) : 0);

/** The dice of a pool. */
export const sumOf = (lines: readonly AreaLine[], chosen: Chosen): number =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + diceOf(line, chosen), chosen.extra),
  );

interface PoolProps {
  readonly side: Side;
  readonly dice: number;
  readonly lines: readonly AreaLine[];
  readonly chosen: Chosen;
  readonly onChange: (change: Partial<Chosen>) => void;
}

/** The pool of a side, a line an asset. */
export function Pool({ side, dice, lines, chosen, onChange }: PoolProps) {
  return (
    <section class={`sea-pool sea-pool--${side}`} aria-label={SIDE_NAMES[side]()}>
      <header>
        <b>{SIDE_NAMES[side]()}</b>
        <output aria-label={m.ablaze_aid_pool_of({ side: SIDE_NAMES[side]() })}>{dice}</output>
      </header>
      <ul>
        {lines.map((line) => (
          <Line key={line.asset} line={line} chosen={chosen} onChange={onChange} />
        ))}
        <li>
          <Stepper
            name={m.ablaze_aid_other_dice()}
            value={chosen.extra}
            most={12}
            onChange={(extra) => onChange({ extra })}
          />
        </li>
      </ul>
    </section>
  );
}

interface LineProps {
  readonly line: AreaLine;
  readonly chosen: Chosen;
  readonly onChange: (change: Partial<Chosen>) => void;
}

/** One asset: in or out by a tap, how many by steps, and what it brings. */
function Line({ line, chosen, onChange }: LineProps) {
  const { asset, there, kinds, source } = line;
  const count = countOf(line, chosen);
  const dice = line.diceOf(count);
  const name = ASSET_NAMES[asset]();
  const isSingle = ['hero', 'soe', 'mbf', 'advantage', 'morale'].includes(asset);
  const setCounts = (to: Chosen['counts']) => onChange({ counts: { ...chosen.counts, ...to } });
  const setAll = (isIn: boolean) =>
    setCounts(
      kinds.length > 0
        ? Object.fromEntries(kinds.map((one) => [one.kind, isIn ? one.there : 0]))
        : { [asset]: isIn ? Math.max(1, there ?? 1) : 0 },
    );
  if (isSingle && there === 0 && count === 0 && asset === 'morale') return null;
  return (
    <li data-off={count === 0}>
      <label class="sea-line">
        <input type="checkbox" checked={count > 0} onChange={() => setAll(count === 0)} />
        <span>
          <b>{name}</b>
          <small>{SOURCE_NAMES[source]()}</small>
        </span>
        <output aria-label={m.ablaze_aid_dice_of({ what: name })}>
          {count === 0 ? '–' : (dice ?? chosen.dice[asset] ?? '?')}
        </output>
      </label>
      {count > 0 && !isSingle && (
        <div class="sea-kinds" data-told={kinds.length > 0}>
          {partsOf(line, chosen).map(({ what, count, most }) => (
            <Stepper
              key={what}
              name={m.ablaze_aid_count_of({ what: ASSET_NAMES[what]() })}
              value={count}
              most={most}
              onChange={(to) => setCounts({ [what]: to })}
            />
          ))}
        </div>
      )}
      {count > 0 && dice === undefined && (
        <Stepper
          name={m.ablaze_aid_dice_of({ what: name })}
          value={chosen.dice[asset] ?? 0}
          most={12}
          onChange={(to) => onChange({ dice: { ...chosen.dice, [asset]: to } })}
        />
      )}
    </li>
  );
}
