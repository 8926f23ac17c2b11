import { HELP_NAMES } from '#maquis/words/help.ts';
import { HelpChoice } from '#play/screen/frame/HelpChoice.tsx';
import { Keepers } from '#play/screen/frame/Keepers.tsx';
import {
  AwakeHint,
  BigTypeSwitch,
  NewGame,
  SaveAsFile,
  WaysOut,
} from '#play/screen/frame/menu-parts.tsx';
import { ReviewButton } from '#play/screen/review/review-button.tsx';
import { useRunning } from './aid.ts';
import { GoodsInHand } from './GoodsInHand.tsx';
import { FILES } from './game-files.ts';
import { MaquisGames } from './MaquisGames.tsx';
import { EditPosition, MaquisMore } from './MenuParts.tsx';
import { COMPONENT_NAMES, OWNER_CHOICES } from './owners.ts';

/** Who keeps what, type size, the visitor's games, a new one, and this one as a file. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  const { game } = useRunning();
  return (
    <>
      <Keepers names={COMPONENT_NAMES} choices={OWNER_CHOICES} owners={game.owners} />
      <GoodsInHand />
      <HelpChoice names={HELP_NAMES} />
      <BigTypeSwitch />
      <AwakeHint />
      <SaveAsFile files={FILES} />
      <EditPosition />
      <ReviewButton onDone={onDone} />
      <MaquisGames />
      <NewGame onDone={onDone} />
      <MaquisMore />
      <WaysOut />
    </>
  );
}
