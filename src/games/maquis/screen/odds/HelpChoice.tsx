import { useContext, useId } from 'preact/hooks';
import { HELP_LEVELS } from '#maquis/table/index.ts';
import { HELP_NAMES } from '#maquis/words/help.ts';
import * as m from '#messages';
import { HelpContext } from './help-level.ts';

/** How much help is wanted. */
export function HelpChoice() {
  const { level, setLevel } = useContext(HelpContext);
  const name = useId();
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_practice_help()}</legend>
      {HELP_LEVELS.map((one) => (
        <label key={one} class="aid-radio">
          <input type="radio" name={name} checked={one === level} onChange={() => setLevel(one)} />
          {HELP_NAMES[one]()}
        </label>
      ))}
      <p class="aid-hint">{m.maquis_help_hint()}</p>
    </fieldset>
  );
}
