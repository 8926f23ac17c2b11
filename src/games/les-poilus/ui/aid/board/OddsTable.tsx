import type { ThreatOdds } from '#games/les-poilus/odds/index.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';

/** All that is known of the next unknown cards, in per cent and exactly. */
export function OddsTable({ odds }: { readonly odds: ThreatOdds }) {
  const [two, three] = [odds.bustWithin[2], odds.bustWithin[3]];
  return (
    <>
      <table class="odds-table">
        <tbody>
          <Row name={m.poilus_aid_odds_fails()} chance={odds.bustNext} />
          {two && <Row name={m.poilus_aid_odds_within({ count: 2 })} chance={two} />}
          {three && <Row name={m.poilus_aid_odds_within({ count: 3 })} chance={three} />}
          <Row name={m.poilus_aid_odds_trap()} chance={odds.trapNext} />
          <Row name={m.poilus_aid_odds_hardship()} chance={odds.hardshipNext} />
        </tbody>
      </table>
      <p class="aid-hint">{m.poilus_aid_odds_hint({ unseen: odds.unseen })}</p>
    </>
  );
}

const Row = ({ name, chance }: { readonly name: string; readonly chance: Fraction }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{percentText(chance)}</td>
    <td class="odds-table__exact">{fractionText(chance)}</td>
  </tr>
);
