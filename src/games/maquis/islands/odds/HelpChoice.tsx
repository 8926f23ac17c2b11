import { useContext, useId } from 'preact/hooks';
import { HELP_NAMES } from '#maquis/messages/help.ts';
import { HELP_LEVELS, type HelpLevel } from '#maquis/table/index.ts';
import * as m from '#messages';
import { HelpContext } from './help-level.ts';

const BUILT: readonly HelpLevel[] = ['none', 'odds'];

/** How much help is wanted; what is not built yet says so and cannot be chosen. */
export function HelpChoice() {
  const { level, setLevel } = useContext(HelpContext);
  const name = useId();
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_practice_help()}</legend>
      {HELP_LEVELS.map((one) => {
        const isBuilt = BUILT.includes(one);
        const label = HELP_NAMES[one]();
        return (
          <label key={one} class={isBuilt ? 'aid-radio' : 'aid-radio aid-closed'}>
            <input
              type="radio"
              name={name}
              checked={one === level}
              disabled={!isBuilt}
              onChange={() => setLevel(one)}
            />
            {isBuilt ? label : m.maquis_help_later({ help: label })}
          </label>
        );
      })}
      <p class="aid-hint">{m.maquis_help_hint()}</p>
    </fieldset>
  );
}
