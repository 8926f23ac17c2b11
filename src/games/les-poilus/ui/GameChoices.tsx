import * as m from '#messages';
import { CheckBox, Radios } from '#play/ui/parts/Radios.tsx';
import { isolated } from '#shared/isolated.ts';
import { GAME, type GameOptions, OPTIONS, VARIANT_IDS } from '../data/index.ts';
import type { SetUpInProgress } from '../session/index.ts';
import { VARIANT_NAMES } from './named.ts';

/*
 * What is chosen before a game, at the table as in practice.
 */

type Decided = Pick<SetUpInProgress, 'players' | 'variant' | 'options'>;

interface Props {
  readonly draft: Decided;
  readonly onDecide: (change: Partial<Decided>) => void;
}

const COUNTS = Array.from(
  { length: GAME.mostPlayers - GAME.leastPlayers + 1 },
  (_, n) => GAME.leastPlayers + n,
);

export const PlayersChoice = ({ draft, onDecide }: Props) => (
  <Radios
    legend={m.poilus_setup_players()}
    values={COUNTS}
    value={draft.players}
    label={String}
    onChoose={(players) => onDecide({ players })}
  />
);

export const VariantChoice = ({ draft, onDecide }: Props) => (
  <Radios
    legend={m.poilus_setup_variant()}
    values={VARIANT_IDS}
    value={draft.variant}
    label={(id) => VARIANT_NAMES[id]()}
    onChoose={(variant) => onDecide({ variant })}
  />
);

type OptionId = keyof typeof OPTIONS;

const READINGS: Readonly<Record<OptionId, () => string>> = {
  twoPlayers: m.poilus_option_chaplain,
  tileDeal: m.poilus_option_random_tiles,
  fearful: m.poilus_option_fearful_no_mans_land,
  proud: m.poilus_option_proud_if_last,
};

/** Points on which tables differ, folded away: most people play them as usual. */
export function ReadingChoices({ draft: { options, players }, onDecide }: Props) {
  const isOn = (id: OptionId) => options[id] === OPTIONS[id][1];
  const toggle = (id: OptionId) => {
    const { [id]: _, ...others } = options;
    onDecide({ options: isOn(id) ? others : ({ ...others, [id]: OPTIONS[id][1] } as GameOptions) });
  };
  const ids = (Object.keys(READINGS) as OptionId[]).filter(
    (id) => id !== 'twoPlayers' || players === GAME.leastPlayers,
  );
  return (
    <details class="aid-more">
      <summary>{m.poilus_setup_readings()}</summary>
      {ids.map((id) => (
        <CheckBox key={id} name={READINGS[id]()} isOn={isOn(id)} onChange={() => toggle(id)} />
      ))}
    </details>
  );
}

interface SameNameProps {
  readonly names: readonly string[];
  readonly players: number;
}

/** A remark where two players gave one name: every sentence of the game goes by names. */
export function SameName({ names, players }: SameNameProps) {
  const given = names.slice(0, players).map((name) => name.normalize('NFC').trim());
  const told = given.map((name) => name.toLowerCase());
  const twice = given.find((name, seat) => name !== '' && told.indexOf(told[seat] ?? '') < seat);
  return (
    <p class="aid-hint" role="status">
      {twice !== undefined && m.poilus_setup_same_name({ name: isolated(twice) })}
    </p>
  );
}
