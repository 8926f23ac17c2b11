import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import { useRunning } from '#play/screen/frame/session.ts';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { type Fraction, fractionText } from '#shared/fraction.ts';
import { oddsOf } from '../../../odds/index.ts';
import type { TableSaves } from '../../../table/index.ts';
import { percent } from '../percent.ts';

/** What the next unknown cards can do, from all that has been seen; a tap tells more. */
export function OddsLine() {
  const { position } = useRunning<TableSaves>();
  const [isOpen, setOpen] = useState(false);
  const odds = useMemo(() => oddsOf(position), [position]);
  const [two, three] = [odds.bustWithin[2], odds.bustWithin[3]];
  return (
    <>
      <button type="button" class="odds-line" onClick={() => setOpen(true)}>
        <span>{m.poilus_aid_odds_line({ one: percent(odds.bustNext) })}</span>
        {two && <span>{m.poilus_aid_odds_two({ two: percent(two) })}</span>}
        {three && <span>{m.poilus_aid_odds_three({ three: percent(three) })}</span>}
      </button>
      {isOpen && (
        <Dialog title={m.poilus_aid_odds()} onClose={() => setOpen(false)}>
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
        </Dialog>
      )}
    </>
  );
}

const Row = ({ name, chance }: { readonly name: string; readonly chance: Fraction }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{percent(chance)}</td>
    <td class="odds-table__exact">{fractionText(chance)}</td>
  </tr>
);
