import { useContext } from 'preact/hooks';
import * as m from '#messages';
import { HELP_LEVELS, type HelpLevel } from '#play/saves/save-format.ts';
import { HelpContext } from '../hooks/use-help.ts';
import { Radios } from '../parts/Radios.tsx';

interface Props {
  /** What each level that this game has is called, the least first. */
  readonly names: Partial<Readonly<Record<HelpLevel, () => string>>>;
}

/** How much help is wanted. */
export function HelpChoice({ names }: Props) {
  const { wanted, setLevel } = useContext(HelpContext);
  return (
    <Radios
      legend={m.play_help()}
      values={HELP_LEVELS.filter((one) => names[one])}
      value={wanted}
      label={(one) => names[one]?.()}
      onChoose={setLevel}
    >
      <p class="aid-hint">{m.play_help_hint()}</p>
    </Radios>
  );
}
