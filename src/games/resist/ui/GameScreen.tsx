import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import type { Reason } from '#play/rules/game-rules.ts';
import { type Dragged, useDrag } from '#play/ui/hooks/use-drag.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { sentences } from '#shared/list-text.ts';
import { type GameEvent, resistRules } from '../engine/index.ts';
import { maquisName } from '../i18n/cards.ts';
import { reasonText } from '../i18n/reasons.ts';
import { ResistBoard } from './board/Board.tsx';
import { maquisInWords } from './board/PersonCard.tsx';
import { Piles, StatusBar } from './board/StatusBar.tsx';
import { newsTexts } from './News.tsx';
import { GamePrompt } from './prompts/GamePrompt.tsx';
import { type GameView, useView } from './view.ts';

interface GameScreenProps {
  readonly refused: readonly Reason[];
  /** What stands where the game is over. */
  readonly over?: ComponentChildren;
  /** In place of what is asked: a question before undoing, a moment of the past. */
  readonly instead?: ComponentChildren;
  readonly isInstead?: boolean;
  /** What is told above the question in place of what just happened. */
  readonly lead?: ComponentChildren;
  readonly tools: ComponentChildren;
}

interface DeckProps {
  readonly name: string;
  readonly note: string;
  readonly of: readonly Parameters<typeof maquisInWords>[0][];
}

/** The whole game on one screen: how it stands, the table, the question, the tools. */
export function GameScreen({
  refused,
  over,
  instead,
  isInstead = instead !== undefined,
  lead,
  tools,
}: GameScreenProps) {
  const view = useView();
  const { now, news, step } = view;
  const [pilesAreOpen, setPiles] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePlayDrag(root, view);
  return (
    <PlayLayout
      class="resist game"
      data-ask={now.ask}
      data-step={step}
      data-aside={isInstead ? '' : undefined}
      root={root}
      status={<StatusBar onPiles={() => setPiles(true)} />}
      board={now.phase === 'setup' ? <DraftDecks /> : <ResistBoard />}
      question={
        isInstead ? (
          instead
        ) : (
          <div class="question__asked">
            {lead ?? <News events={news} />}
            <PromptRefusal key={`refusal ${step}`} reasons={refused} />
            {/* What a prompt remembers belongs to its question alone. */}
            <GamePrompt key={step} over={over} />
          </div>
        )
      }
      toolbar={tools}
      panel={
        pilesAreOpen && (
          <Dialog title={m.resist_piles()} onClose={() => setPiles(false)}>
            <div class="resist">
              <Piles />
            </div>
          </Dialog>
        )
      }
    />
  );
}

/** Why the last thing asked for was not done. */
function PromptRefusal({
  reasons,
}: {
  readonly reasons: readonly Parameters<typeof reasonText>[0][];
}) {
  const [reason] = reasons;
  if (!reason) return null;
  return (
    <p class="refusal" role="alert">
      {reasonText(reason)}
    </p>
  );
}

/** The two decks as they grow during the draft. */
function DraftDecks() {
  const { position } = useView();
  const { unseen } = resistRules.toBoardState(position);
  return (
    <section class="draft-decks" aria-label={m.resist_split_draft()}>
      <Deck
        name={m.resist_deck_hidden()}
        note={m.resist_deck_hidden_note()}
        of={unseen?.hiddenMaquis ?? []}
      />
      <Deck
        name={m.resist_deck_recruits()}
        note={m.resist_deck_recruits_note()}
        of={unseen?.recruits ?? []}
      />
    </section>
  );
}

function Deck({ name, note, of }: DeckProps) {
  return (
    <div class="draft-deck">
      <h3>
        {name} {of.length}
      </h3>
      <ul class="names">
        {of.map((maquis) => (
          <li key={maquis} title={maquisInWords(maquis)}>
            {maquisName(maquis)}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  );
}

/** What happened since the last choice, the newest last: heard as it comes, since its place is always there. */
function News({ events }: { readonly events: readonly GameEvent[] }) {
  const told = newsTexts(events);
  const isTold = told.length > 0;
  return (
    <p class={isTold ? 'news' : 'visually-hidden'} aria-live="polite">
      {isTold && (
        <>
          <span class="visually-hidden">{m.play_news()}: </span>
          {sentences(told)}
        </>
      )}
    </p>
  );
}

/**
 * Somebody is dragged from the hand onto a side: of the card in full, which is shown as soon as a card is
 * picked up, or of the place where people in play stand.
 */
const PEOPLE: Dragged = {
  source:
    '.game:is([data-ask="plan"], [data-ask="attack"]):not([data-aside]) .hand-card[data-maquis]',
  target: '[data-side]',
  picture: '.hand-card',
  ghost: 'resist card-ghost',
};

/** Lets people be played by dragging their cards. A side that is not allowed is refused with its reason. */
function usePlayDrag(root: RefObject<HTMLElement>, { send }: Pick<GameView, 'send'>): void {
  useDrag(
    root,
    PEOPLE,
    ({ dataset: { maquis } }, { dataset: { side } }) => {
      send({ type: 'move', move: `play:${maquis}:${side}` });
      return true;
    },
    ({ dataset: { maquis } }) => send({ type: 'select', choice: `maquis:${maquis}` }),
  );
}
