import { useContext, useId } from 'preact/hooks';
import * as m from '#messages';
import { HELP_LEVELS, type HelpLevel } from '../../session/help.ts';
import { HelpContext } from '../hooks/use-help.ts';

interface Props {
  /** What each level that this game has is called, the least first. */
  readonly names: Partial<Readonly<Record<HelpLevel, () => string>>>;
}

/** How much help is wanted. */
export function HelpChoice({ names }: Props) {
  const { level, setLevel } = useContext(HelpContext);
  const name = useId();
  return (
    <fieldset class="aid-radios">
      <legend>{m.play_help()}</legend>
      {HELP_LEVELS.filter((one) => names[one]).map((one) => (
        <label key={one} class="aid-radio">
          <input type="radio" name={name} checked={one === level} onChange={() => setLevel(one)} />
          {names[one]?.()}
        </label>
      ))}
      <p class="aid-hint">{m.play_help_hint()}</p>
    </fieldset>
  );
}
