import { ArrowLeft, Zap } from 'lucide-preact';
import {
  CARD_COPIES,
  CARD_IDS,
  SAME_KIND_FAILS,
  THREAT_KINDS,
} from '#games/les-poilus/data/index.ts';
import { type Snapshot, threatsOn } from '#games/les-poilus/engine/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { HardshipSheet, ThreatSheet } from '../Sheets.tsx';

/** What somebody is about to tell, where it takes a second tap: a hardship, a charm, a speech. */
export const ABOUT_HARDSHIP = 'hardship';
export const ABOUT_CHARM = 'charm';
export const ABOUT_SPEECH = 'speech';

/** Whether a card fails the mission when it is played now by somebody still in, or in front of one out. */
function wouldFail({ active }: Snapshot, isOut = false): (card: string) => boolean {
  return (card) => {
    if (isOut && (card.startsWith('trauma') || card.startsWith('phobia'))) return false;
    const shown = threatsOn([card]);
    return THREAT_KINDS.some(
      (kind) => shown[kind] > 0 && active[kind] + shown[kind] >= SAME_KIND_FAILS,
    );
  };
}

interface Props {
  /** The move a card is told by: `play` or `draw`. */
  readonly word: 'play' | 'draw';
  readonly label: string;
}

/** Every card there is: a threat by one tap, a hardship by two. */
export function CardSheet({ word, label }: Props) {
  const { state, choice, choose, move } = useGameOnScreen();
  const isOut = state.turn !== null && !state.players[state.turn].in;
  const props = {
    label,
    fails: wouldFail(state, isOut),
    left: leftToSee(state),
    onTell: (card: string) => move(`${word}:${card}`),
  };
  if (choice === ABOUT_HARDSHIP) {
    return (
      <>
        <HardshipSheet {...props} />
        <button type="button" class="aid-secondary" onClick={() => choose(undefined)}>
          <ArrowLeft aria-hidden="true" /> {m.poilus_aid_to_threats()}
        </button>
      </>
    );
  }
  return (
    <ThreatSheet {...props}>
      <li class="threat-sheet__more">
        <button type="button" class="hardship-key" onClick={() => choose(ABOUT_HARDSHIP)}>
          <Zap aria-hidden="true" />
          <span>{m.poilus_aid_hardship()}</span>
        </button>
      </li>
    </ThreatSheet>
  );
}

/** How many of a card the table has not seen: in hands, in Trials or in Morale. */
export function leftToSee({ noMansLand, removed, players }: Snapshot): (card: string) => number {
  const seen = [...noMansLand, ...removed, ...players.flatMap(({ hardships }) => hardships)];
  return (card) =>
    CARD_COPIES[CARD_IDS.indexOf(card)] - seen.filter((other) => other === card).length;
}
