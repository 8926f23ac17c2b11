import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import { ComponentOwners } from '#play/ui/frame/ComponentOwners.tsx';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import {
  AwakeHint,
  BigTypeSwitch,
  ExitLinks,
  NewGame,
  SaveAsFile,
} from '#play/ui/frame/menu-parts.tsx';
import { ReviewButton } from '#play/ui/review/review-button.tsx';
import { useMaquisSession } from './aid.ts';
import { GoodsInHand } from './GoodsInHand.tsx';
import { FILES } from './game-files.ts';
import { MaquisGames } from './MaquisGames.tsx';
import { EditPosition, MaquisMore } from './MenuParts.tsx';
import { COMPONENT_NAMES, OWNER_CHOICES } from './TableSetUp.tsx';

/** Who keeps what, type size, the visitor's games, a new one, and this one as a file. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  const { game } = useMaquisSession();
  return (
    <>
      <ComponentOwners names={COMPONENT_NAMES} choices={OWNER_CHOICES} owners={game.owners} />
      <GoodsInHand />
      <HelpChoice names={MAQUIS_HELP_NAMES} />
      <BigTypeSwitch />
      <AwakeHint />
      <SaveAsFile files={FILES} />
      <EditPosition />
      <ReviewButton onDone={onDone} />
      <MaquisGames />
      <NewGame onDone={onDone} />
      <MaquisMore />
      <ExitLinks />
    </>
  );
}
