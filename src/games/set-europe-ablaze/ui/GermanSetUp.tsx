import * as m from '#messages';
import {
  areasFor,
  FREE_PIECES,
  type FreePiece,
  type FreePieceAreas,
  hasVichy,
} from '../engine/set-up.ts';
import { pieceName } from '../i18n/places.ts';
import { Case } from './Case.tsx';
import { useSea } from './sea.ts';
import { Pick } from './steps/Pick.tsx';

interface Props {
  /** Where the free pieces go; nothing where the Germans are not placed with the start. */
  readonly chosen: FreePieceAreas | undefined;
  readonly onChange: (chosen: FreePieceAreas | undefined) => void;
}

/** A piece by its name, numbered where there are several of its kind. */
function nameOf({ id, entry }: FreePiece): string {
  const [, nth = ''] = id.split('-');
  const what = pieceName(entry);
  return nth === '' ? what : m.ablaze_aid_german_nth({ what, nth });
}

/** The German pieces that the booklet gives, ready-made; only the free ones are given an Area (11.1.1). */
export function GermanSetUp({ chosen, onChange }: Props) {
  const { kept, nameOf: areaName } = useSea();
  const { tables } = kept;
  return (
    <details class="sea-fold">
      <summary>{m.ablaze_aid_german_pieces()}</summary>
      <label class="aid-check">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? {} : undefined)}
        />
        {m.ablaze_aid_german_place()}
      </label>
      {chosen && (
        <>
          <p class="aid-hint">
            {m.ablaze_aid_german_fixed()} <Case of="11.1.1" />
          </p>
          {!hasVichy(tables) && <p class="aid-hint">{m.ablaze_aid_german_no_vichy()}</p>}
          <div class="sea-cells">
            {FREE_PIECES.filter(({ isVichy }) => !isVichy || hasVichy(tables)).map((piece) => (
              <Pick
                key={piece.id}
                label={nameOf(piece)}
                value={chosen[piece.id] ?? ''}
                options={areasFor(tables, piece).map((id) => ({ id, name: areaName(id) }))}
                onChange={(area) => onChange({ ...chosen, [piece.id]: area })}
              />
            ))}
          </div>
          <p class="aid-hint">{m.ablaze_aid_german_later()}</p>
        </>
      )}
    </details>
  );
}
