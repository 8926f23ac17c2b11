import * as m from '#messages';
import {
  AwakeHint,
  BigTypeSwitch,
  More,
  NewGame,
  WaysOut,
} from '#play/screen/frame/menu-parts.tsx';
import { Games } from '#play/screen/games/Games.tsx';

/** Type size, the visitor's tables, a new one, the voice, the second screen, the ways out. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <BigTypeSwitch />
      <AwakeHint />
      <Games safekeeping={() => import('#play/screen/kept/Safekeeping.tsx')} />
      <NewGame onDone={onDone} />
      <More announced={{ title: m.poilus_aid_aloud(), sample: m.poilus_aid_aloud_sample() }} />
      <WaysOut />
    </>
  );
}
