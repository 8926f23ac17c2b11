import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import { EFFECTS } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { EFFECT_NAMES } from '#games/set-europe-ablaze/i18n/effects.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Cell } from './Cell.tsx';
import { OneMore, TableChoice, TakeOut, Words } from './Choice.tsx';
import { asNumber, asWord, withEntry, withLine } from './told-parts.ts';

const SIDED = ['vp', 'advantage'];

interface Props {
  readonly effects: readonly UnknownRecord[];
  readonly onChange: (effects: readonly UnknownRecord[]) => void;
}

/** What a row or an If does, line by line. */
export function EffectLines({ effects, onChange }: Props) {
  return (
    <div class="sea-fields">
      {effects.map((effect, place) => {
        const kind = asWord(effect.do);
        const set = (name: string, value: unknown) =>
          onChange(withLine(effects, place, withEntry(effect, name, value)));
        return (
          <div class="sea-cells" key={place}>
            <TableChoice
              name={m.ablaze_form_effect()}
              value={kind}
              options={EFFECTS.map((one) => [one, EFFECT_NAMES[one]()])}
              onChange={(to) => to && set('do', to)}
            />
            {kind === 'note' ? (
              <Words
                name={m.ablaze_form_note()}
                value={asWord(effect.text)}
                most={200}
                onChange={(to) => set('text', to)}
              />
            ) : (
              <Cell
                name={m.ablaze_aid_how_many()}
                value={asNumber(effect.n)}
                from={-99}
                to={99}
                onChange={(to) => set('n', to)}
              />
            )}
            {SIDED.includes(kind ?? '') && (
              <TableChoice
                name={m.ablaze_form_for()}
                value={asWord(effect.side)}
                options={(['maquis', 'german'] as const).map((side) => [side, SIDE_NAMES[side]()])}
                onChange={(to) => set('side', to)}
              />
            )}
            <TakeOut
              what={m.ablaze_form_effect()}
              onClick={() => onChange(withLine(effects, place, undefined))}
            />
          </div>
        );
      })}
      <OneMore what={m.ablaze_form_effect()} onClick={() => onChange([...effects, { do: 'vp' }])} />
    </div>
  );
}
