import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { Cell } from './Cell.tsx';
import { OneMore, TakeOut } from './Choice.tsx';
import { asNumber, asRecords, atText, entriesOf, withEntry, withLine } from './told-parts.ts';
import { useDoc } from './use-doc.ts';

const LEVELS = [-2, -1, 0, 1, 2] as const;

/** What Morale brings in dice, and what much sabotage brings in Morale (6.2.1, 6.2.5). */
export function MoraleForm() {
  const { doc, write } = useDoc();
  const morale = entriesOf(doc.morale);
  const dice = entriesOf(morale.dice);
  const bonus = asRecords(morale.bonus);
  const setBonus = (to: readonly object[]) =>
    write('morale', withEntry(morale, 'bonus', to.length > 0 ? to : undefined));
  return (
    <div class="sea-fields">
      <div class="sea-cells">
        {LEVELS.map((level) => (
          <Cell
            key={level}
            name={m.ablaze_form_dice_at({ level: signed(level) })}
            value={asNumber(dice[String(level)])}
            from={-2}
            to={2}
            at={atText('morale', 'dice', level)}
            onChange={(to) =>
              write('morale', { ...morale, dice: withEntry(dice, String(level), to) })
            }
          />
        ))}
      </div>
      {bonus.map((one, place) => (
        <div class="sea-cells" key={place}>
          <Cell
            name={m.ablaze_form_damage_from()}
            value={asNumber(one.from)}
            from={0}
            to={99}
            at={atText('morale', 'bonus', place, 'from')}
            onChange={(to) => setBonus(withLine(bonus, place, withEntry(one, 'from', to)))}
          />
          <Cell
            name={m.ablaze_form_morale_by()}
            value={asNumber(one.by)}
            from={-4}
            to={4}
            at={atText('morale', 'bonus', place, 'by')}
            onChange={(to) => setBonus(withLine(bonus, place, withEntry(one, 'by', to)))}
          />
          <TakeOut
            what={m.ablaze_form_award()}
            onClick={() => setBonus(withLine(bonus, place, undefined))}
          />
        </div>
      ))}
      <OneMore what={m.ablaze_form_award()} onClick={() => setBonus([...bonus, {}])} />
    </div>
  );
}
