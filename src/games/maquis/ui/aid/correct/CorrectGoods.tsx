import {
  EVERY_RESOURCE,
  FIELDS,
  type FieldId,
  type Resource,
  TOKENS_OF_A_KIND,
} from '#games/maquis/data/index.ts';
import { LOCATION_NAMES, RESOURCE_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { CorrectionPart } from './CorrectTracks.tsx';

/** Those of the edition. */
const kindsIn = ({ hand }: CorrectionPart['state']): readonly Resource[] =>
  EVERY_RESOURCE.filter((kind) => kind in hand);

/** The goods in hand and on the two fields. */
export function CorrectGoods(part: CorrectionPart) {
  const { state, change } = part;
  return (
    <>
      <fieldset>
        <legend>{m.maquis_table_correct_goods()}</legend>
        {kindsIn(state).map((kind) => (
          <Stepper
            key={kind}
            name={RESOURCE_NAMES[kind]()}
            value={state.hand[kind] ?? 0}
            most={TOKENS_OF_A_KIND}
            onChange={(count) => change({ hand: { ...state.hand, [kind]: count } })}
          />
        ))}
      </fieldset>
      {FIELDS.map((field) => (
        <FieldGoods key={field} field={field} {...part} />
      ))}
    </>
  );
}

/** The goods on one field. */
export function FieldGoods({ field, state, change }: CorrectionPart & { readonly field: FieldId }) {
  const lay = (kind: Resource, count: number) => {
    const { [kind]: _, ...others } = state.airdrops[field] ?? {};
    const lying = count > 0 ? { ...others, [kind]: count } : others;
    const { [field]: __, ...otherFields } = state.airdrops;
    change({
      airdrops: Object.keys(lying).length > 0 ? { ...otherFields, [field]: lying } : otherFields,
    });
  };
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_fields({ field: LOCATION_NAMES[field]() })}</legend>
      {(['food', 'money', 'weapon'] as const).map((kind) => (
        <Stepper
          key={kind}
          name={RESOURCE_NAMES[kind]()}
          value={state.airdrops[field]?.[kind] ?? 0}
          most={TOKENS_OF_A_KIND}
          onChange={(count) => lay(kind, count)}
        />
      ))}
    </fieldset>
  );
}
