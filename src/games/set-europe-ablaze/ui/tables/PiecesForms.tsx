import { useState } from 'preact/hooks';
import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { boxName, pieceName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { HouseRulings } from '../HouseRulings.tsx';
import { SIDES, useSea } from '../sea.ts';
import {
  asNumber,
  asRecords,
  asWord,
  atText,
  Cell,
  Cells,
  Chips,
  entriesOf,
  TableChoice,
  useDoc,
  useTapped,
  Words,
  withEntry,
} from './fields.tsx';

const PIECES = ['strength', 'network', 'team', 'cache'] as const;

/** What the last page of the owner's booklet says of the beginning (11). */
function StartForm() {
  const { kept } = useSea();
  const { doc, write } = useDoc();
  const setup = entriesOf(doc.setup);
  const vp = entriesOf(setup.vp);
  const placed = asRecords(setup.maquis);
  const put = (area: string, piece: string, to: number | undefined) => {
    const line = withEntry(placed.find((one) => one.area === area) ?? { area }, piece, to);
    const rest = placed.filter((one) => one.area !== area);
    const all = Object.keys(line).length > 1 ? [...rest, line] : rest;
    write('setup', withEntry(setup, 'maquis', all.length > 0 ? all : undefined));
  };
  const areas = kept.tables.areas ?? [];
  return (
    <div class="sea-fields">
      <div class="sea-cells">
        {SIDES.map((side) => (
          <Cell
            key={side}
            name={m.ablaze_aid_vp_of({ side: SIDE_NAMES[side]() })}
            value={asNumber(vp[side])}
            from={0}
            to={limit('victory-points')}
            at={atText('setup', 'vp', side)}
            onChange={(to) => write('setup', { ...setup, vp: withEntry(vp, side, to) })}
          />
        ))}
        <Cell
          name={m.ablaze_aid_morale()}
          value={asNumber(setup.morale)}
          from={limit('morale-least')}
          to={limit('morale-most')}
          at={atText('setup', 'morale')}
          onChange={(to) => write('setup', withEntry(setup, 'morale', to))}
        />
      </div>
      {areas.length === 0 && <p class="aid-hint">{m.ablaze_form_areas_first()}</p>}
      {areas.map(({ id, name }) => (
        <fieldset class="sea-line-form" key={id}>
          <legend>{name ?? id}</legend>
          <div class="sea-cells">
            {PIECES.map((piece) => (
              <Cell
                key={piece}
                name={pieceName(piece)}
                value={asNumber(placed.find(({ area }) => area === id)?.[piece])}
                from={0}
                to={20}
                onChange={(to) => put(id, piece, to)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** The rulings a group always plays by; a new game begins with them. */
function RulingsForm() {
  const { kept } = useSea();
  const { write } = useDoc();
  return (
    <HouseRulings
      rulings={kept.tables.rulings ?? {}}
      onChange={(to) => write('rulings', Object.keys(to).length > 0 ? to : undefined)}
    />
  );
}

const ARRIVING = [
  ...['strength', 'network', 'cache', 'jed', 'og', 'sas', 'hero'],
  ...['security', 'vichySecurity', 'abwehr', 'gestapo', 'rsha', 'labor'],
] as const;
const BOXES = ['area', 'ready', 'arriving', 'germany', 'stalag'] as const;

/** Where what arrives may be put (3.1.3). */
function PlacementForm() {
  const { doc, write } = useDoc();
  const placement = entriesOf(doc.placement);
  return (
    <div class="sea-fields">
      {ARRIVING.map((kind) => {
        const told = placement[kind];
        const boxes: readonly unknown[] = Array.isArray(told) ? told : [];
        return (
          <fieldset class="sea-line-form" key={kind}>
            <legend>{pieceName(kind)}</legend>
            <Chips
              name={pieceName(kind)}
              items={BOXES.map((box) => [box, boxName(box)])}
              isOn={(box) => boxes.includes(box)}
              onTap={(box) => {
                const to = boxes.includes(box)
                  ? boxes.filter((one) => one !== box)
                  : BOXES.filter((one) => one === box || boxes.includes(one));
                write('placement', withEntry(placement, kind, to.length > 0 ? to : undefined));
              }}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

const COUNTED = [
  ...['strength', 'network', 'team', 'cache', 'hero'],
  ...['security', 'vichySecurity', 'abwehr', 'gestapo', 'rsha', 'labor'],
] as const;

/** How many counters there are of a kind (2.4). */
function CountersForm() {
  const { doc, write } = useDoc();
  const counters = entriesOf(doc.counters);
  const sum = Object.values(counters).reduce<number>((all, one) => all + (asNumber(one) ?? 0), 0);
  return (
    <div class="sea-fields">
      <div class="sea-cells">
        {COUNTED.map((kind) => (
          <Cell
            key={kind}
            name={pieceName(kind)}
            value={asNumber(counters[kind])}
            from={0}
            to={limit('counters')}
            at={atText('counters', kind)}
            onChange={(to) => write('counters', withEntry(counters, kind, to))}
          />
        ))}
      </div>
      <p class="aid-hint">{m.ablaze_form_counters_sum({ sum, most: limit('counters') })}</p>
    </div>
  );
}

const NUMBERS = Array.from({ length: 24 }, (_, nth) => nth + 1);

/** The owner's 24 cards a side: points, spades, and his own words about them (4.1). */
function CardsForm() {
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
          <Cells
            of={[
              ['ap', m.ablaze_aid_points(), 0, limit('action-points')],
              ['spades', m.ablaze_form_spades(), 0, 2],
              ['fromTurn', m.ablaze_form_from_turn(), 1, limit('turns')],
            ]}
            entries={card}
            onChange={set}
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

/** The forms of pieces and cards, of how a game begins and what the group rules. */
export const PIECES_FORMS = {
  placement: PlacementForm,
  counters: CountersForm,
  cards: CardsForm,
  setup: StartForm,
  rulings: RulingsForm,
};
