import { type AidSaves, missionsIn } from '#games/les-poilus/session/index.ts';
import { PoilusOverPrompt } from '#games/les-poilus/ui/prompts/OverPrompt.tsx';
import * as m from '#messages';
import {
  AwakeHint,
  BigTypeSwitch,
  ExitLinks,
  More,
  NewGame,
  PlayAgain,
} from '#play/ui/frame/menu-parts.tsx';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { CardNamesSwitch } from '../card-names.tsx';

/** The parts of the table that are seldom opened, in one file that is loaded when the first one is. */

export { LogSheet } from '#play/ui/log/LogSheet.tsx';
export { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
export { AlarmOnly } from './AlarmOnly.tsx';
export { OddsTable } from './board/OddsTable.tsx';
export { PlayerSheet } from './board/PlayerSheet.tsx';
export { AidCorrection } from './correct/CorrectionSheet.tsx';
export { MoraleOnly } from './MoraleOnly.tsx';

/** Type size, the names of the cards, the visitor's tables, a new one, the voice, the second screen, the ways out. */
export function AidMenu({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <BigTypeSwitch />
      <CardNamesSwitch />
      <AwakeHint />
      <Games />
      <NewGame onDone={onDone} />
      <More announced={{ title: m.poilus_aid_aloud(), sample: m.poilus_aid_aloud_sample() }} />
      <ExitLinks />
    </>
  );
}

/** The end, what each mission cost, and another game with the same people. */
export function AidOverPanel() {
  const { replayed } = useActiveSession<AidSaves>();
  if (!replayed.outcome) return null;
  return (
    <PoilusOverPrompt outcome={replayed.outcome} missions={missionsIn(replayed.events)}>
      <PlayAgain />
    </PoilusOverPrompt>
  );
}
