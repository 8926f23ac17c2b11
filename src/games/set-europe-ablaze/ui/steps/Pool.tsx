import type { ComponentChildren } from 'preact';
import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { POOL_ASSET_NAMES, SOURCE_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import type { AreaLine, PoolAsset } from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { CountField } from '../CountField.tsx';

/** What was set in a pool: how many of each take part, and dice only the player aid tells. */
export interface PoolChoice {
  readonly counts: Readonly<Partial<Record<PoolAsset, number>>>;
  readonly dice: Readonly<Partial<Record<PoolAsset, number>>>;
  readonly extra: number;
}

/** What of a line takes part: what was set, or all that stand there. */
export const poolParts = (
  { asset, there, kinds, isOut }: AreaLine,
  { counts }: PoolChoice,
): readonly { readonly what: PoolAsset; readonly count: number; readonly most: number }[] =>
  kinds.length > 0
    ? kinds.map((one) => ({
        ...one,
        what: one.kind,
        count: counts[one.kind] ?? (isOut ? 0 : one.there),
      }))
    : [{ what: asset, count: counts[asset] ?? (isOut ? 0 : (there ?? 0)), most: there ?? 20 }];

/** How many of an asset take part. */
export const poolCount = (line: AreaLine, chosen: PoolChoice): number =>
  poolParts(line, chosen).reduce((sum, { count }) => sum + count, 0);

const diceOf = (line: AreaLine, chosen: PoolChoice): number =>
  line.diceOf(poolCount(line, chosen)) ??
  (poolCount(line, chosen) > 0 ? (chosen.dice[line.asset] ?? 0) : 0);

/** The dice of a pool. */
export const diceInPool = (lines: readonly AreaLine[], chosen: PoolChoice): number =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + diceOf(line, chosen), chosen.extra),
  );

interface PoolProps {
  readonly side: Side;
  readonly dice: number;
  readonly lines: readonly AreaLine[];
  /** Whether more may belong to it than was counted. */
  readonly isOpen: boolean;
  readonly chosen: PoolChoice;
  readonly onChange: (change: Partial<PoolChoice>) => void;
  /** What comes before its assets. */
  readonly children?: ComponentChildren;
}

/** What stands or falls with a tap: there is one of it, or none. */
const SINGLE: readonly PoolAsset[] = ['hero', 'soe', 'mbf', 'advantage', 'morale'];
const isSingle = ({ asset }: AreaLine): boolean => SINGLE.includes(asset);

/** The pool of a side, a line an asset; what is known not to be in the Area lies under a fold. */
export function Pool({ side, dice, lines, isOpen, chosen, onChange, children }: PoolProps) {
  const isHere = (line: AreaLine): boolean =>
    line.there !== 0 || chosen.counts[line.asset] !== undefined;
  const list = (of: readonly AreaLine[]) =>
    of.map((line) => <Line key={line.asset} line={line} chosen={chosen} onChange={onChange} />);
  const absent = lines.filter((line) => !isHere(line) && line.asset !== 'morale');
  return (
    <section class={`sea-pool sea-pool--${side}`} aria-label={SIDE_NAMES[side]()}>
      <header>
        <b>{SIDE_NAMES[side]()}</b>
        <output aria-label={m.ablaze_aid_pool_of({ side: SIDE_NAMES[side]() })}>
          {isOpen ? m.ablaze_aid_dice_and_more({ dice }) : dice}
        </output>
      </header>
      <ul>
        {children && <li>{children}</li>}
        {list(lines.filter(isHere))}
        <li>
          <Stepper
            name={m.ablaze_aid_other_dice()}
            value={chosen.extra}
            most={12}
            onChange={(extra) => onChange({ extra })}
          />
        </li>
      </ul>
      {absent.length > 0 && (
        <details class="sea-fold">
          <summary>{m.ablaze_aid_none_here()}</summary>
          <ul>{list(absent)}</ul>
        </details>
      )}
    </section>
  );
}

interface LineProps {
  readonly line: AreaLine;
  readonly chosen: PoolChoice;
  readonly onChange: (change: Partial<PoolChoice>) => void;
}

/** One asset: in or out by a tap, or how many by steps, and what it brings. */
function Line(props: LineProps) {
  const { line, chosen, onChange } = props;
  const { asset, source } = line;
  const count = poolCount(line, chosen);
  const dice = line.diceOf(count);
  const name = POOL_ASSET_NAMES[asset]();
  const isUncounted = line.there === undefined && !line.isOut && chosen.counts[asset] === undefined;
  const brings = (
    // In the name of its box it needs none of its own.
    <output {...(!isSingle(line) && { 'aria-label': m.ablaze_aid_dice_of({ what: name }) })}>
      {isUncounted ? '?' : count === 0 ? '–' : (dice ?? chosen.dice[asset] ?? '?')}
    </output>
  );
  const said = (
    <span>
      <b>{name}</b>
      <small>{isUncounted ? m.ablaze_aid_not_counted() : SOURCE_NAMES[source]()}</small>
    </span>
  );
  return (
    <li data-off={count === 0} data-open={isUncounted}>
      {isSingle(line) ? (
        <label class="sea-line">
          <input
            type="checkbox"
            checked={count > 0}
            onChange={() => onChange({ counts: { ...chosen.counts, [asset]: count > 0 ? 0 : 1 } })}
          />
          {said}
          {brings}
        </label>
      ) : (
        <>
          <p class="sea-line sea-line--counted">
            {said}
            {brings}
          </p>
          <Counts {...props} />
        </>
      )}
      {count > 0 && dice === undefined && (
        <CountField
          name={m.ablaze_aid_dice_of({ what: name })}
          value={chosen.dice[asset]}
          most={12}
          onChange={(to) => {
            const { [asset]: _, ...dice } = chosen.dice;
            onChange({ dice: to === null ? dice : { ...dice, [asset]: to } });
          }}
        />
      )}
    </li>
  );
}

/** How many of an asset take part, kind by kind where they are told apart. */
function Counts({ line, chosen, onChange }: LineProps) {
  const { asset, there, kinds } = line;
  const set = (what: PoolAsset, to: number | null) => {
    const { [what]: _, ...counts } = chosen.counts;
    onChange({ counts: to === null ? counts : { ...counts, [what]: to } });
  };
  if (there === undefined) {
    return (
      <div class="sea-kinds" data-told="false">
        <CountField
          name={m.ablaze_aid_count_of({ what: POOL_ASSET_NAMES[asset]() })}
          value={chosen.counts[asset]}
          most={20}
          onChange={(to) => set(asset, to)}
        />
      </div>
    );
  }
  return (
    <div class="sea-kinds" data-told={kinds.length > 0}>
      {poolParts(line, chosen).map(({ what, count, most }) => (
        <Stepper
          key={what}
          name={m.ablaze_aid_count_of({ what: POOL_ASSET_NAMES[what]() })}
          value={count}
          most={Math.max(most, count)}
          onChange={(to) => set(what, to)}
        />
      ))}
    </div>
  );
}
