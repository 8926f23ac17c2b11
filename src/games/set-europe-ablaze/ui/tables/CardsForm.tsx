import { useState } from 'preact/hooks';
import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { SIDES } from '../sea.ts';
import { Cell } from './Cell.tsx';
import { Chips, TableChoice, Words } from './Choice.tsx';
import { asNumber, asRecords, asWord, entriesOf, withEntry } from './told-parts.ts';
import { useDoc, useTapped } from './use-doc.ts';

const NUMBERS = Array.from({ length: 24 }, (_, nth) => nth + 1);

/** The owner's 24 cards a side: points, spades, and his own words about them (4.1). */
export function CardsForm() {
  const { doc, write } = useDoc();
  const [side, setSide] = useState<Side>(useTapped(SIDES) ?? 'maquis');
  const [no, setNo] = useState(1);
  const cards = entriesOf(doc.cards);
  const there = asRecords(cards[side]);
  const card = there.find((one) => one.no === no) ?? { no };
  const set = (entry: string, value: unknown) => {
    const changed = withEntry(card, entry, value);
    const rest = there.filter((one) => one.no !== no);
    const isEmpty = Object.keys(changed).length <= 1;
    const to = [...rest, ...(isEmpty ? [] : [changed])].sort(
      (one, other) => Number(one.no) - Number(other.no),
    );
    write('cards', withEntry(cards, side, to.length > 0 ? to : undefined));
  };
  return (
    <div class="sea-fields">
      <Chips
        name={m.ablaze_form_side()}
        items={SIDES.map((one) => [one, SIDE_NAMES[one]()])}
        isOn={(one) => one === side}
        onTap={setSide}
      />
      <Chips
        name={m.ablaze_section_cards()}
        items={NUMBERS.map((one) => [
          one,
          there.some((card) => card.no === one) ? `${one} ✓` : String(one),
        ])}
        isOn={(one) => one === no}
        onTap={setNo}
      />
      <fieldset class="sea-line-form" key={`${side} ${no}`}>
        <legend>{m.ablaze_form_card({ side: SIDE_NAMES[side](), no })}</legend>
        <div class="sea-cells">
          <TableChoice
            name={m.ablaze_form_card_kind()}
            value={asWord(card.kind)}
            options={[
              ['event', m.ablaze_form_kind_event()],
              ['special', m.ablaze_form_kind_special()],
              ['counter-espionage', m.ablaze_event_spies()],
            ]}
            onChange={(to) => set('kind', to)}
          />
          <Cell
            name={m.ablaze_aid_points()}
            value={asNumber(card.ap)}
            from={0}
            to={limit('action-points')}
            onChange={(to) => set('ap', to)}
          />
          <Cell
            name={m.ablaze_form_spades()}
            value={asNumber(card.spades)}
            from={0}
            to={2}
            onChange={(to) => set('spades', to)}
          />
          <Cell
            name={m.ablaze_form_from_turn()}
            value={asNumber(card.fromTurn)}
            from={1}
            to={limit('turns')}
            onChange={(to) => set('fromTurn', to)}
          />
        </div>
        <Words
          name={m.ablaze_form_note()}
          value={asWord(card.note) || undefined}
          most={200}
          onChange={(to) => set('note', to)}
        />
      </fieldset>
    </div>
  );
}
