import * as m from '#messages';

const STEP = 9;

interface Props {
  readonly level: number;
  /** The hardest level there is. */
  readonly most: number;
}

/** How hard a puzzle is: as many steps of a stair as its level (style/level.css), and in words. */
export default function Level({ level, most }: Props) {
  const steps = Array.from({ length: most }, (_, n) => n + 1);
  return (
    <span class="level">
      <svg viewBox={`0 0 ${most * STEP} 20`} aria-hidden="true">
        {steps.map((step) => (
          <rect
            key={step}
            class={step <= level ? 'level__full' : 'level__empty'}
            x={(step - 1) * STEP + 1}
            y={20 - step * 3.6}
            width={STEP - 3}
            height={step * 3.6 - 1}
          />
        ))}
      </svg>
      {m.play_puzzles_level({ level, most })}
    </span>
  );
}
