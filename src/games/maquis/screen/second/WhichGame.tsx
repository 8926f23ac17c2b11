import * as m from '#messages';
import type { Face } from '../aid/aid.ts';

const NAMES = { table: m.maquis_screen_table, practice: m.maquis_screen_practice } as const;
const FACES = ['table', 'practice'] as const satisfies readonly Face[];

interface Props {
  readonly face: Face | undefined;
  readonly onChoose: (face: Face) => void;
}

/** The game beside a real table, or the one in the browser, where both are played. */
export function WhichGame({ face, onChoose }: Props) {
  return (
    <fieldset class="aid-radios">
      <legend class="visually-hidden">{m.maquis_screen_which()}</legend>
      {FACES.map((one) => (
        <label key={one} class="aid-radio">
          <input type="radio" name="face" checked={one === face} onChange={() => onChoose(one)} />
          {NAMES[one]()}
        </label>
      ))}
    </fieldset>
  );
}
