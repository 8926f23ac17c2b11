import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { type Fraction, fractionNumber, sum } from '#shared/chance/fraction.ts';
import { type Contest, chanceOf, resolveOdds, successes } from '../odds/index.ts';
import './style/odds.css';

const text = (chance: Fraction): string => percentText(chance, 1);

/** A difference rarer than this has no bar. */
const LEAST_SHOWN = 0.001;

interface Props {
  readonly contest: Contest;
  readonly ifs?: readonly number[];
  /** Whether points may become dice or pips. */
  readonly canAdd?: boolean;
  /** Whether points may raise the total: in a Residual Impulse only (C02). */
  readonly canRaise?: boolean;
  /** Whether only the chance and what it fails by stand there; the rest lies under a fold. */
  readonly isBrief?: boolean;
}

/** The exact odds of what is about to be rolled, and what a die or a pip more would be worth. */
export function OddsView({
  contest,
  ifs = [],
  canAdd = true,
  canRaise = true,
  isBrief = false,
}: Props) {
  const odds = resolveOdds(contest);
  const { attack } = contest;
  const lost = sum(odds.check, odds.comparison);
  const around = [-2, -1, 0, 1, 2]
    .map((by) => attack + by)
    .filter((dice) => dice >= 0 && dice <= 18);
  const differences = successes(odds).filter(([, chance]) => fractionNumber(chance) >= LEAST_SHOWN);
  const most = Math.max(0.01, ...differences.map(([, chance]) => fractionNumber(chance)));
  const pip = resolveOdds({ ...contest, pips: (contest.pips ?? 0) + 1 });
  const dieMore = text(resolveOdds({ ...contest, attack: attack + 1 }).success);
  const dice = (
    <ul class="sea-odds__dice">
      {around.map((dice) => {
        const { success } = resolveOdds({ ...contest, attack: dice });
        const chance = Math.round(100 * fractionNumber(success));
        return (
          <li key={dice} data-now={dice === attack}>
            <span class="sea-odds__col" aria-hidden="true">
              <i style={{ height: `${chance}%` }} />
            </span>
            <b>{chance}</b>
            <small>{m.ablaze_aid_dice({ count: dice })}</small>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section class="sea-odds" aria-label={m.ablaze_aid_odds()}>
      <p class="sea-odds__big" aria-live="polite">
        {text(odds.success)}
      </p>
      <div class="sea-odds__bar" aria-hidden="true">
        <span class="ok" style={{ flexGrow: fractionNumber(odds.success) }} />
        <span class="bf" style={{ flexGrow: fractionNumber(odds.backfire) }} />
        <span class="no" style={{ flexGrow: fractionNumber(lost) }} />
      </div>
      <p class="sea-odds__key">
        <span class="ok">{m.ablaze_aid_succeeds()}</span>
        <span class="bf">{m.ablaze_aid_backfires({ percent: text(odds.backfire) })}</span>
        <span class="no">{m.ablaze_aid_fails({ percent: text(lost) })}</span>
      </p>
      {!isBrief && dice}
      {canAdd && (
        <p class="sea-odds__worth">
          {canRaise
            ? m.ablaze_aid_worth({ die: dieMore, pip: text(pip.success) })
            : m.ablaze_aid_worth_die({ die: dieMore })}
        </p>
      )}
      {ifs.map((difference) => (
        <p class="sea-if" key={difference}>
          {m.ablaze_aid_exactly({ difference, percent: text(chanceOf(odds, difference)) })}
        </p>
      ))}
      <details class="sea-odds__more">
        <summary>{isBrief ? m.ablaze_aid_more_odds() : m.ablaze_aid_differences()}</summary>
        {isBrief && dice}
        <ol class="sea-hist">
          {differences.map(([difference, chance]) => (
            <li key={difference} data-if={ifs.includes(difference)}>
              <i
                aria-hidden="true"
                style={{ height: `${(fractionNumber(chance) / most) * 100}%` }}
              />
              <span>{difference}</span>
              <span class="visually-hidden">{text(chance)}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
