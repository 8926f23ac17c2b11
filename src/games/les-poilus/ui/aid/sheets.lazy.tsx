import { leavingOf, type Seat } from '#games/les-poilus/engine/index.ts';
import { reasonText } from '#games/les-poilus/i18n/reasons.ts';
import type { threatOdds } from '#games/les-poilus/odds/index.ts';
import { type AidSaves, missionsIn } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { AwakeHint, BigTypeSwitch, ExitLinks, More, NewGame } from '#play/ui/frame/menu-parts.tsx';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { PlayAgain } from '#play/ui/review/after-game.tsx';
import { percentText } from '#shared/chance/chance-text.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';
import { SoldierSheet } from '../board/SoldierSheet.tsx';
import { CardNamesSwitch } from '../card-names.tsx';
import { useGameOnScreen } from '../game.ts';
import { PoilusOverPrompt } from '../prompts/OverPrompt.tsx';

/** The parts of the table that are seldom opened, in one file that is loaded when the first one is. */

export { LogSheet } from '#play/ui/log/LogSheet.tsx';
export { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
export { AlarmOnly, MoraleOnly } from './AlarmAndMorale.tsx';
export { AidCorrection } from './correct/CorrectionSheet.tsx';

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

/** All that is known of the next unknown cards, in per cent and exactly. */
export function OddsTable({ odds }: { readonly odds: ReturnType<typeof threatOdds> }) {
  const [two, three] = [odds.bustWithin[2], odds.bustWithin[3]];
  return (
    <>
      <table class="odds-table">
        <tbody>
          <Row name={m.poilus_aid_odds_fails()} chance={odds.bustNext} />
          {two && <Row name={m.poilus_aid_odds_within({ count: 2 })} chance={two} />}
          {three && <Row name={m.poilus_aid_odds_within({ count: 3 })} chance={three} />}
          <Row name={m.poilus_aid_odds_trap()} chance={odds.trapNext} />
          <Row name={m.poilus_aid_odds_hardship()} chance={odds.hardshipNext} />
        </tbody>
      </table>
      <p class="aid-hint">{m.poilus_aid_odds_hint({ unseen: odds.unseen })}</p>
    </>
  );
}

const Row = ({ name, chance }: { readonly name: string; readonly chance: Fraction }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{percentText(chance)}</td>
    <td class="odds-table__exact">{fractionText(chance)}</td>
  </tr>
);

interface Props {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Everything about one player, first what holds them in or sends them off, with its rule. */
export function PlayerSheet({ seat, onClose }: Props) {
  const { who, state } = useGameOnScreen();
  const { position } = useActiveSession<AidSaves>();
  const { because } = leavingOf(position, seat);
  return (
    <SoldierSheet seat={seat} onClose={onClose}>
      {state.players[seat].in && because.length > 0 && (
        <ul class="aid-reasons">
          {because.map((reason) => (
            <li key={reason.code}>
              {reasonText(reason, who)} <RuleLink rule={reason.rule} />
            </li>
          ))}
        </ul>
      )}
    </SoldierSheet>
  );
}
