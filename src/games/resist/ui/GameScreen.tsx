import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import type { Reason } from '#play/rules/game-rules.ts';
import { type Dragged, useDrag } from '#play/ui/hooks/use-drag.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { DraftDecks, ResistBoard } from './board/Board.tsx';
import { Piles, StatusBar } from './board/StatusBar.tsx';
import { News } from './News.tsx';
import { GamePrompt } from './prompts/GamePrompt.tsx';
import { PromptRefusal } from './prompts/Prompt.tsx';
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
          // What a prompt remembers belongs to its question alone.
          <div class="question__asked" key={step}>
            {lead ?? <News events={news} />}
            <PromptRefusal reasons={refused} />
            <GamePrompt over={over} />
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
