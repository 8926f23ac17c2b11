import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { pieceName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { HouseRulings } from '../HouseRulings.tsx';
import { SIDES, useSea } from '../sea.ts';
import { Cell } from './Cell.tsx';
import { asNumber, asRecords, atText, entriesOf, withEntry } from './told-parts.ts';
import { useDoc } from './use-doc.ts';

const PIECES = ['strength', 'network', 'team', 'cache'] as const;

/** What the last page of the owner's booklet says of the beginning (11). */
export function StartForm() {
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
export function RulingsForm() {
  const { kept } = useSea();
  const { write } = useDoc();
  return (
    <HouseRulings
      rulings={kept.tables.rulings ?? {}}
      onChange={(to) => write('rulings', Object.keys(to).length > 0 ? to : undefined)}
    />
  );
}
