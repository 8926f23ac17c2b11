import * as m from '#messages';
import {
  type Contest,
  chanceOf,
  type Odds,
  percent,
  resolveOdds,
  successes,
} from '../odds/index.ts';
import './style/odds.css';

const text = (
  odds: Odds[keyof Pick<Odds, 'check' | 'comparison' | 'backfire' | 'success'>],
): string => percent(odds, 1).toFixed(1);

interface Props {
  readonly contest: Contest;
  readonly ifs?: readonly number[];
  /** Whether points may become dice or pips. */
  readonly canAdd?: boolean;
  /** Whether points may raise the total: in a Residual Impulse only (C02). */
  readonly canRaise?: boolean;
}

/** The exact odds of what is about to be rolled, and what a die or a pip more would be worth. */
export function OddsView({ contest, ifs = [], canAdd = true, canRaise = true }: Props) {
  const odds = resolveOdds(contest);
  const { attack } = contest;
  const success = text(odds.success);
  const lost = percent(
    { ways: odds.check.ways + odds.comparison.ways, of: odds.check.of },
    1,
  ).toFixed(1);
  const around = [-2, -1, 0, 1, 2]
    .map((by) => attack + by)
    .filter((dice) => dice >= 0 && dice <= 18);
  const differences = successes(odds).filter(([, chance]) => percent(chance, 1) >= 0.1);
  const most = Math.max(1, ...differences.map(([, chance]) => percent(chance, 2)));
  const pip = resolveOdds({ ...contest, pips: (contest.pips ?? 0) + 1 });
  const dieMore = percent(resolveOdds({ ...contest, attack: attack + 1 }).success, 1).toFixed(1);
  return (
    <section class="sea-odds" aria-label={m.ablaze_aid_odds()}>
      <p class="sea-odds__big" aria-live="polite">
        {m.ablaze_aid_percent({ percent: success })}
      </p>
      <div class="sea-odds__bar" aria-hidden="true">
        <span class="ok" style={{ flexGrow: Number(success) }} />
        <span class="bf" style={{ flexGrow: Number(text(odds.backfire)) }} />
        <span class="no" style={{ flexGrow: Number(lost) }} />
      </div>
      <p class="sea-odds__key">
        <span class="ok">{m.ablaze_aid_succeeds()}</span>
        <span class="bf">{m.ablaze_aid_backfires({ percent: text(odds.backfire) })}</span>
        <span class="no">{m.ablaze_aid_fails({ percent: lost })}</span>
      </p>
      <ul class="sea-odds__dice">
        {around.map((dice) => {
          const chance = percent(resolveOdds({ ...contest, attack: dice }).success);
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
        <summary>{m.ablaze_aid_differences()}</summary>
        <ol class="sea-hist">
          {differences.map(([difference, chance]) => (
            <li key={difference} data-if={ifs.includes(difference)}>
              <i aria-hidden="true" style={{ height: `${(percent(chance, 2) / most) * 100}%` }} />
              <span>{difference}</span>
              <span class="visually-hidden">{m.ablaze_aid_percent({ percent: text(chance) })}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
