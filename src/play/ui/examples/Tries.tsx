import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import * as m from '#messages';

/** One thing that an example lets one try. */
interface TryShown {
  /** What it is told apart by. */
  readonly id: string;
  readonly words: string;
  /** Why the rules refuse it, where they do: it is offered so that this can be read. */
  readonly refusal: string | undefined;
  /** What stands beside the words. */
  readonly beside?: ComponentChildren;
}

interface Props {
  readonly tries: readonly TryShown[];
  readonly onTake: (id: string) => void;
}

/** The buttons of an example; where nothing is left to try, it says so. */
export function Tries({ tries, onTake }: Props) {
  const id = useId();
  if (tries.length === 0) return <p class="live__end">{m.play_live_over()}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="live__tries scripted no-print" role="group" aria-label={m.play_live_what()}>
      {tries.map((one) => (
        <TryButton
          key={one.id}
          reasonId={`${id}-${one.id}`}
          one={one}
          onTake={() => onTake(one.id)}
        />
      ))}
    </div>
  );
}

interface TryButtonProps {
  readonly reasonId: string;
  readonly one: TryShown;
  readonly onTake: () => void;
}

function TryButton({ reasonId, one, onTake }: TryButtonProps) {
  const isRefused = one.refusal !== undefined;
  return (
    <div>
      <button
        type="button"
        class="live__try"
        aria-disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        onClick={onTake}
      >
        {one.words}
        {one.beside}
      </button>
      {isRefused && (
        <p class="live__refusal" id={reasonId}>
          {one.refusal}
        </p>
      )}
    </div>
  );
}
