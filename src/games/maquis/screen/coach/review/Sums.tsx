import type { Review } from '#maquis/review/review.ts';
import { changeText, percentText } from '#maquis/words/coach.ts';
import * as m from '#messages';

interface Props extends Pick<Review, 'sums'> {
  readonly isCorrected: boolean;
}

/** What the cards did and what the choices did, from the start of the game to its end. */
export function Sums({ sums, isCorrected }: Props) {
  const rows = [
    [m.maquis_review_sum_start(), percentText(sums.start)],
    [m.maquis_review_sum_cards(), changeText(sums.cards)],
    [m.maquis_review_sum_choices(), changeText(sums.choices)],
    ...(isCorrected
      ? [[m.maquis_review_sum_corrections(), changeText(sums.corrections)] as const]
      : []),
    [m.maquis_review_sum_rest(), changeText(sums.rest)],
    [m.maquis_review_sum_end(), percentText(sums.end)],
  ];
  return (
    <>
      <table class="aid-table review-sums">
        <caption class="visually-hidden">{m.maquis_review_sums()}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-hint">{m.maquis_review_sums_hint()}</p>
    </>
  );
}
