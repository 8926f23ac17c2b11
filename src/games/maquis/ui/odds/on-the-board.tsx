import type { LocationId } from '#games/maquis/data/index.ts';
import type { GoalPair } from '#games/maquis/engine/index.ts';
import { placeWithGoal, thePlaceWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { type Chance, chanceNumber, lowestTerms, type Odds } from '#games/maquis/odds/index.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { percentText } from '#shared/chance/chance-text.ts';
import type { OddsRing } from '../town-view.ts';

export { oddsOf } from '#games/maquis/odds/index.ts';

/** What a worker has to expect, in three steps. */
const PROSPECTS = ['safe', 'risky', 'lost'] as const;
type Prospect = (typeof PROSPECTS)[number];

/** From so many percent on. By the percent that are shown, so that what is read and seen agree. */
const LEAST_PERCENT = { safe: 95, risky: 50, lost: 0 } as const satisfies Record<Prospect, number>;

const prospectOf = (home: Chance): Prospect =>
  PROSPECTS.find((one) => Math.round(100 * chanceNumber(home)) >= LEAST_PERCENT[one]) ?? 'lost';

const PROSPECT_NAMES: Readonly<Record<Prospect, () => string>> = {
  safe: m.maquis_odds_safe,
  risky: m.maquis_odds_risky,
  lost: m.maquis_odds_lost,
};

type Rings = Readonly<Partial<Record<LocationId, OddsRing>>>;

/** The odds as rings on the map: every worker there, and every place where one may go now. */
export function ringsOf({ workers, options }: Odds): Rings {
  const rings: Partial<Record<LocationId, OddsRing>> = {};
  for (const { at, home } of workers) rings[at] = { ...ringOf(home), look: m.maquis_odds_look() };
  for (const { newcomer } of options) rings[newcomer.at] = ringOf(newcomer.home);
  return rings;
}

function ringOf(home: Chance): OddsRing {
  const kind = prospectOf(home);
  const text = inPercent(home);
  return {
    kind,
    percent: 100 * chanceNumber(home),
    text,
    said: m.maquis_odds_mark({ percent: text, prospect: PROSPECT_NAMES[kind]() }),
  };
}

const inPercent = (chance: Chance): string => percentText(chanceNumber(chance));

interface Props {
  readonly odds: Odds;
  /** Patrols still to come. */
  readonly patrols: number;
  readonly place: LocationId | undefined;
  /** The goals beyond the exits, by which the places there are called. */
  readonly goals: GoalPair;
}

export function OddsInWords({ odds, patrols, place, goals }: Props) {
  const option = odds.options.find(({ newcomer }) => newcomer.at === place);
  const worker = option?.newcomer ?? odds.workers.find(({ at }) => at === place);
  if (!worker) return <Key />;
  const title = m.maquis_odds_at({ place: thePlaceWithGoal(worker.at, goals) });
  return (
    <section class="odds" aria-label={title}>
      {!option && <h3 class="odds__title">{title}</h3>}
      <table class="odds__table">
        <tbody>
          <Row name={m.maquis_odds_row_home()} chance={worker.home} prospect />
          {worker.homeWithShot && (
            <Row name={m.maquis_odds_row_shot()} chance={worker.homeWithShot} prospect />
          )}
          <Row name={m.maquis_odds_row_arrest()} chance={worker.arrest} />
          {option && <Row name={m.maquis_odds_row_patrol()} chance={odds.patrol[worker.at]} />}
        </tbody>
      </table>
      {option && <Others before={odds.workers} option={option} goals={goals} />}
      <Counted home={worker.home} patrols={patrols} />
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly chance: Chance;
  /** Whether it bears the sign of what a worker has to expect. */
  readonly prospect?: boolean;
}

function Row({ name, chance, prospect = false }: RowProps) {
  const percent = inPercent(chance);
  const kind = prospectOf(chance);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{prospect ? <span class={`odds-pill odds-pill--${kind}`}>{percent}</span> : percent}</td>
      <td>{exactly(chance)}</td>
    </tr>
  );
}

function exactly(chance: Chance): string {
  if (chance.deals === 0) return m.maquis_odds_never();
  if (chance.deals === chance.of) return m.maquis_odds_always();
  return m.maquis_odds_exact(lowestTerms(chance));
}

/** How a newcomer changes the odds of those who stand there already: patrols are turned elsewhere. */
function Others({
  before,
  option,
  goals,
}: Pick<Props, 'goals'> & {
  readonly before: Odds['workers'];
  readonly option: Odds['options'][number];
}) {
  const changed = before.flatMap(({ at, home }) => {
    const after = option.others.find((other) => other.at === at);
    return after && inPercent(after.home) !== inPercent(home)
      ? [{ at, home, after: after.home }]
      : [];
  });
  if (before.length === 0) return null;
  if (changed.length === 0) return <p class="aid-hint">{m.maquis_odds_others_same()}</p>;
  return (
    <>
      <h3 class="odds__title">{m.maquis_odds_others()}</h3>
      <ul class="aid-list">
        {changed.map(({ at, home, after }) => (
          <li key={at}>
            {m.maquis_odds_change({
              place: placeWithGoal(at, goals),
              before: inPercent(home),
              after: inPercent(after),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the chances are counted over, and what is taken for granted. */
function Counted({ home, patrols }: { readonly home: Chance; readonly patrols: number }) {
  const text =
    patrols === 0
      ? m.maquis_odds_certain()
      : m.maquis_odds_counted({ patrols, deals: home.of.toLocaleString(getLocale()) });
  return <p class="aid-hint">{text}</p>;
}

/** What the rings on the map mean, for whoever asks: the town is what is looked at. */
const Key = () => (
  <details class="odds aid-more">
    <summary>{m.maquis_odds_title()}</summary>
    <ul class="odds__key">
      {PROSPECTS.map((kind, n) => (
        <li key={kind}>
          <span class={`odds-pill odds-pill--${kind}`}>
            {m.maquis_odds_range({ from: LEAST_PERCENT[kind], to: MOST_PERCENT[n] })}
          </span>{' '}
          {PROSPECT_NAMES[kind]()}
        </li>
      ))}
    </ul>
    <p class="aid-hint">{m.maquis_odds_key()}</p>
  </details>
);

const MOST_PERCENT = PROSPECTS.map((_, n) => (n === 0 ? 100 : LEAST_PERCENT[PROSPECTS[n - 1]] - 1));
