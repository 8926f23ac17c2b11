import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import { undoOf } from '#play/history/undo.ts';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { usePromptFocus } from '#play/screen/hooks/use-focus.ts';
import { rules as resistRules } from '#resist/engine/index.ts';
import {
  codec,
  type Save,
  type Shelf,
  type TableInput,
  tableMachine,
} from '#resist/table/index.ts';
import { moveWords } from '#resist/words/moves.ts';
import { GameScreen } from '../GameScreen.tsx';
import { eventsSinceChoice } from '../news.ts';
import { type RuleLinks, ViewContext, viewOf } from '../view.ts';
import { Past, UndoAsk } from './Asides.tsx';
import { GameList } from './GameList.tsx';
import { PracticeSetUp } from './PracticeSetUp.tsx';
import { Tools } from './Tools.tsx';
import { useKept } from './use-kept.ts';

interface PracticeGameProps {
  readonly rules: RuleLinks;
  /** Where games are kept; nothing where the browser keeps none. */
  readonly shelf: Shelf | undefined;
  readonly input: TableInput;
  /** The save it goes on with. */
  readonly opened: Save | undefined;
  /** The moment of it to look at first. */
  readonly moment: number | undefined;
  readonly onOpen: (save: Save) => void;
}

/** One game: its set-up, the game itself, its past and its end. */
export function PracticeGame(props: PracticeGameProps) {
  const { rules, shelf, input, opened, onOpen } = props;
  const [start] = useState(input);
  const [state, send] = useMachine(tableMachine, { input: start });
  const [moment, setMoment] = useState(props.moment);
  const { id, game, replayed, ahead, selected, refused, setUp, help } = state.context;
  const isKept = useKept(shelf, state.context, opened, send);
  const others = useOthers(shelf, game === undefined);
  usePromptFocus(
    JSON.stringify([state.value, game?.steps.length, moment]),
    game ? undefined : 'setUp',
  );
  const position =
    replayed && (moment === undefined ? replayed.position : replayed.positions[moment]);
  const view = useMemo(
    () =>
      game && replayed && position
        ? viewOf(position, {
            selected,
            step: moment ?? game.steps.length,
            news: eventsSinceChoice(game.steps, replayed, moment),
            rules,
            send,
          })
        : undefined,
    [position, selected, moment],
  );
  if (!game || !replayed || !view) {
    return (
      <>
        <PracticeSetUp
          setUp={setUp}
          onDecide={(change) => send({ type: 'decide', change })}
          onStart={() => send({ type: 'start' })}
        />
        <GameList saves={others.saves} onOpen={onOpen} onDelete={others.remove} />
      </>
    );
  }
  const undo = undoOf(resistRules, game, replayed);
  const newGame = () => send({ type: 'newGame', seed: freshSeed() });
  const branch = (at: number) => {
    const now = Date.now();
    onOpen({
      version: codec.version,
      id: freshSeed(),
      begun: now,
      changed: now,
      name: m.play_branch_name({ step: at }),
      branchOf: { id, step: at },
      ...(help === 'none' ? {} : { help }),
      progress: { game: { ...game, steps: game.steps.slice(0, at), seen: at } },
    });
  };
  const instead =
    moment !== undefined ? (
      <Past moment={moment} last={game.steps.length} onMoment={setMoment} onBranch={branch} />
    ) : undo && state.matches({ playing: 'askUndo' }) ? (
      <UndoAsk
        decision={
          'move' in undo.decision
            ? moveWords(replayed.positions[undo.game.steps.length], undo.decision.move)
            : ''
        }
        seen={undo.chanceSeen}
        onUndo={() => send({ type: 'confirmUndo' })}
        onKeep={() => send({ type: 'keepAll' })}
      />
    ) : undefined;
  return (
    <ViewContext.Provider value={view}>
      {!isKept && (
        <p class="aid-trouble" role="alert">
          {m.play_kept_denied()}
        </p>
      )}
      <GameScreen
        refused={refused}
        instead={instead}
        over={
          <div class="prompt__buttons">
            <button
              type="button"
              class="button"
              onClick={() => {
                send({ type: 'newGame', seed: freshSeed() });
                send({ type: 'decide', change: { seed: setUp.seed } });
              }}
            >
              {m.play_again_deal()}
            </button>
            <button type="button" class="button button--main" onClick={newGame}>
              {m.play_again()}
            </button>
          </div>
        }
        tools={
          <Tools
            game={game}
            replayed={replayed}
            canUndo={undo !== undefined}
            canRedo={ahead.length > 0}
            moment={moment}
            onUndo={() => send({ type: 'undo' })}
            onRedo={() => send({ type: 'redo' })}
            onMoment={setMoment}
            menu={(close) => (
              <>
                <p>{m.play_seed_of({ seed: setUp.seed })}</p>
                <button
                  type="button"
                  class="aid-secondary"
                  onClick={() => {
                    newGame();
                    close();
                  }}
                >
                  {m.play_leave()}
                </button>
                <p class="aid-hint">{m.play_leave_hint()}</p>
              </>
            )}
          />
        }
      />
    </ViewContext.Provider>
  );
}

/** The visitor's games, read again whenever they are shown. */
function useOthers(shelf: Shelf | undefined, isShown: boolean) {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  useEffect(() => {
    if (isShown) void shelf?.find().then((found) => setSaves(found.saves));
  }, [shelf, isShown]);
  return {
    saves,
    remove: (save: Save) => {
      setSaves(saves.filter((other) => other !== save));
      void shelf?.remove(save);
    },
  };
}
