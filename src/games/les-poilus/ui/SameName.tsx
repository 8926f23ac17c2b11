import * as m from '#messages';
import { isolated } from '#shared/isolated.ts';

interface Props {
  readonly names: readonly string[];
  readonly players: number;
}

/** A remark where two players gave one name: every sentence of the game goes by names. */
export function SameName({ names, players }: Props) {
  const given = names.slice(0, players).map((name) => name.normalize('NFC').trim());
  const told = given.map((name) => name.toLowerCase());
  const twice = given.find((name, seat) => name !== '' && told.indexOf(told[seat] ?? '') < seat);
  return (
    <p class="aid-hint" role="status">
      {twice !== undefined && m.poilus_setup_same_name({ name: isolated(twice) })}
    </p>
  );
}
