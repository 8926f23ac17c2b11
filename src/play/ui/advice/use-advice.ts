import { useEffect, useRef, useState } from 'preact/hooks';
import type { Analysis } from '#play/advice/advisor.ts';
import type { RemoteAdvisor } from '#play/advice/pool.ts';
import type { AdviceProgress, AdviceQuestion } from '#play/advice/protocol.ts';
import type { GameTypes, PlayerView } from '#play/rules/game-rules.ts';

/** How far the advice on a moment has come. */
interface AdviceState<A extends Analysis> {
  /** Undefined until the first thoughts are there. */
  readonly progress: AdviceProgress<A> | undefined;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
}

export interface AdviceHere<A extends Analysis> extends AdviceState<A> {
  /** Asks anew, after a failure. */
  readonly askAgain: () => void;
  readonly stop: () => void;
  /** So many games more. */
  readonly more: (simulations: number) => void;
}

/**
 * Advice on a moment, asked for as soon as there is a view, and dropped with the view or with whoever
 * shows it.
 *
 * @param view what can be seen; the same object as long as it is the same moment
 * @param asked the same seed and number of simulations give the same advice
 */
export function useAdvice<T extends GameTypes, A extends Analysis>(
  advisor: Pick<RemoteAdvisor<T, A>, 'think'>,
  view: PlayerView<T> | undefined,
  { seed, simulations }: Omit<AdviceQuestion<T>, 'view'>,
): AdviceHere<A> {
  const [told, setTold] = useState<AdviceState<A> & { readonly about: object }>();
  const search = useRef<ReturnType<typeof advisor.think>>();
  const drop = () => {
    search.current?.drop();
    search.current = undefined;
  };
  const ask = () => {
    drop();
    if (!view) return;
    const tell = (change: Partial<AdviceState<A>>) =>
      setTold((before) => ({
        progress: before?.about === view ? before.progress : undefined,
        isThinking: false,
        hasFailed: false,
        ...change,
        about: view,
      }));
    tell({ progress: undefined, isThinking: true });
    search.current = advisor.think(
      { view, seed, simulations },
      (progress) => tell({ progress, isThinking: !progress.isDone }),
      () => tell({ hasFailed: true }),
    );
  };
  useEffect(() => {
    ask();
    return drop;
  }, [view]);
  // What was told of another moment is not shown for this one, not even for a frame.
  const { progress, isThinking, hasFailed } =
    view && told?.about === view
      ? told
      : { progress: undefined, isThinking: view !== undefined, hasFailed: false };
  return {
    ...{ progress, isThinking, hasFailed },
    askAgain: ask,
    stop: () => search.current?.stop(),
    more: (simulations) => {
      setTold((before) => before && { ...before, isThinking: true });
      search.current?.more(simulations);
    },
  };
}
