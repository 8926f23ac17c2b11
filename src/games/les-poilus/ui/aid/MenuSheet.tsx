import * as m from '#messages';
import { AwakeHint, BigTypeSwitch, ExitLinks, More, NewGame } from '#play/ui/frame/menu-parts.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { CardNamesSwitch } from '../card-names.tsx';

/** Type size, the names of the cards, the visitor's tables, a new one, the voice, the second screen, the ways out. */
export function AidMenu({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <BigTypeSwitch />
      <CardNamesSwitch />
      <AwakeHint />
      <Games safekeeping={() => import('#play/ui/storage/Safekeeping.tsx')} />
      <NewGame onDone={onDone} />
      <More announced={{ title: m.poilus_aid_aloud(), sample: m.poilus_aid_aloud_sample() }} />
      <ExitLinks />
    </>
  );
}
