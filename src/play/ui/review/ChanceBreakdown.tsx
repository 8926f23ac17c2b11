import * as m from '#messages';
import type { ChanceSums as AllSums } from '#play/review/review.ts';
import { percentText } from '#shared/chance/chance-text.ts';
import { changeText } from '#shared/signed.ts';

/** What the parts of a change are called; where a game says nothing, as in most. */
export interface SumNames {
  readonly luck: string;
  readonly choices?: string;
  /** `none` where luck and choices are all there is. */
  readonly rest?: string | 'none';
  /** How the parts are to be read. */
  readonly hint?: string;
}

interface Props {
  readonly sums: AllSums;
  /** What each part is called: "What the cards changed". */
  readonly names: SumNames;
  readonly isCorrected: boolean;
}

/** What luck did and what the choices did, from the start of the game to its end. */
export function ChanceBreakdown({ sums, names, isCorrected }: Props) {
  const rows = [
    [m.play_review_sum_start(), percentText(sums.start)],
    [names.luck, changeText(sums.luck)],
    [names.choices ?? m.play_review_sum_choices(), changeText(sums.choices)],
    ...(isCorrected
      ? [[m.play_review_sum_corrections(), changeText(sums.corrections)] as const]
      : []),
    ...(names.rest === 'none'
      ? []
      : [[names.rest ?? m.play_review_sum_rest(), changeText(sums.rest)] as const]),
    [m.play_review_sum_end(), percentText(sums.end)],
  ];
  return (
    <>
      <table class="aid-table review-sums">
        <caption class="visually-hidden">{m.play_review_sums()}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-hint">{names.hint ?? m.play_review_sums_hint()}</p>
    </>
  );
}
