import { ArrowLeft, Zap } from 'lucide-preact';
import {
  ATTACKS,
  CARD_COPIES,
  CARD_IDS,
  GAME,
  HARDSHIP_IDS,
  THREAT_KINDS,
  THREATS,
  WEATHERS,
} from '#games/les-poilus/data/index.ts';
import { type Snapshot, threatsOn } from '#games/les-poilus/engine/index.ts';
import { cardInWords, hasTrap, isHardshipId, kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { cardName, HARDSHIP_EFFECTS, oneByOne } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { KindSign } from '../board/CardFace.tsx';
import { useGameOnScreen } from '../game.ts';

interface SheetProps {
  readonly label: string;
  /** Whether a card, laid now, would fail the mission. */
  readonly fails?: ((card: string) => boolean) | undefined;
  /** How many of a card have not been seen; left out where nobody counts. */
  readonly left?: ((card: string) => number) | undefined;
  readonly onTell: (card: string) => void;
}

/** Each weather with each attack, first without a trap, then with one; then the others: six to a row. */
const ROWS: readonly string[] = [
  ...WEATHERS.flatMap((weather) =>
    ['', '-trap'].flatMap((trap) => ATTACKS.map((attack) => `${weather}-${attack}${trap}`)),
  ),
  ...THREATS.map(({ id }) => id).slice(-9),
];

/** All patterns of threat cards on one sheet: one tap tells a card. */
export function ThreatSheet({
  children,
  ...props
}: SheetProps & { readonly children?: preact.ComponentChildren }) {
  return (
    <ul class="threat-sheet" aria-label={props.label}>
      {ROWS.map((card) => (
        <li key={card}>
          <CardKey card={card} {...props} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The cards of a speech alone, or whatever else is not all of them. */
export function SomeCards({ cards, ...props }: SheetProps & { readonly cards: readonly string[] }) {
  return (
    <ul class="threat-sheet threat-sheet--some" aria-label={props.label}>
      {cards.map((card) => (
        <li key={card}>
          <CardKey card={card} {...props} />
        </li>
      ))}
    </ul>
  );
}

function CardKey({ card, fails, left, onTell }: Omit<SheetProps, 'label'> & { card: string }) {
  const isGrave = fails?.(card) ?? false;
  const count = left?.(card);
  const said = [
    cardInWords(card),
    ...(count === undefined ? [] : [m.poilus_aid_unseen({ count })]),
    ...(isGrave ? [m.poilus_threat_fails()] : []),
  ];
  const looks = [
    'card-key',
    hasTrap(card) ? 'card-key--trap' : '',
    isGrave ? 'card-key--fails' : '',
    count === 0 ? 'card-key--seen' : '',
    isHardshipId(card) ? 'card-key--hardship' : '',
  ];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      data-card={card}
      aria-label={inARow(said)}
      onClick={() => onTell(card)}
    >
      <span class={`card-key__signs card-key__signs--${kindsOn(card).length}`} aria-hidden="true">
        {kindsOn(card).map((kind) => (
          <KindSign kind={kind} key={kind} />
        ))}
      </span>
      {count !== undefined && (
        <span class="card-key__left" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}

/** The twenty hardships by name, each with what it does. */
function HardshipSheet({ label, left, fails, onTell }: SheetProps) {
  return (
    <ul class="hardship-sheet" aria-label={label}>
      {HARDSHIP_IDS.map((card) => {
        const isSeen = left?.(card) === 0;
        const isGrave = fails?.(card) ?? false;
        return (
          <li key={card}>
            <button
              type="button"
              class={`hardship-key${isSeen ? ' card-key--seen' : ''}${isGrave ? ' card-key--fails' : ''}`}
              data-card={card}
              aria-label={oneByOne([cardName(card), HARDSHIP_EFFECTS[card]()])}
              onClick={() => onTell(card)}
            >
              {kindsOn(card).map((kind) => (
                <KindSign kind={kind} key={kind} />
              ))}
              <span>{cardName(card)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FearProps extends Pick<SheetProps, 'fails' | 'onTell'> {
  readonly cards: readonly string[];
}

/** The traumas and phobias alone, for whoever only counts; each is printed once. */
export function FearSheet({ cards, fails, onTell }: FearProps) {
  return (
    <ul class="hardship-sheet hardship-sheet--fears" aria-label={m.poilus_aid_fears()}>
      {HARDSHIP_IDS.filter((card) => kindsOn(card).length > 0).map((card) => (
        <li key={card}>
          <button
            type="button"
            class={`hardship-key${fails?.(card) ? ' card-key--fails' : ''}`}
            disabled={cards.includes(card)}
            onClick={() => onTell(card)}
          >
            <span>{cardName(card)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What somebody is about to tell, where it takes a second tap: a hardship, a charm, a speech. */
export const ABOUT = { hardship: 'hardship', charm: 'charm', speech: 'speech' } as const;

/** Whether a card fails the mission when it is played now by somebody still in, or in front of one out. */
function wouldFail({ active }: Snapshot, isOut = false): (card: string) => boolean {
  return (card) => {
    if (isOut && (card.startsWith('trauma') || card.startsWith('phobia'))) return false;
    const shown = threatsOn([card]);
    return THREAT_KINDS.some(
      (kind) => shown[kind] > 0 && active[kind] + shown[kind] >= GAME.sameKindFails,
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
  if (choice === ABOUT.hardship) {
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
        <button type="button" class="hardship-key" onClick={() => choose(ABOUT.hardship)}>
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
