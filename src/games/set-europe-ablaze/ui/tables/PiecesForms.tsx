import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { boxName, pieceName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { Cell } from './Cell.tsx';
import { Chips } from './Choice.tsx';
import { asNumber, atText, entriesOf, withEntry } from './told-parts.ts';
import { useDoc } from './use-doc.ts';

const ARRIVING = [
  ...['strength', 'network', 'cache', 'jed', 'og', 'sas', 'hero'],
  ...['security', 'vichySecurity', 'abwehr', 'gestapo', 'rsha', 'labor'],
] as const;
const BOXES = ['area', 'ready', 'arriving', 'germany', 'stalag'] as const;

/** Where what arrives may be put (3.1.3). */
export function PlacementForm() {
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
export function CountersForm() {
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
