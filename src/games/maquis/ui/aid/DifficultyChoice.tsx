import { DIFFICULTIES } from '#games/maquis/data/index.ts';
import { DIFFICULTY_NAMES } from '#games/maquis/i18n/names.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { useAid } from './aid.ts';

/** The six modes, and the rule of the one that is chosen. */
export function DifficultyChoice({ legend }: { readonly legend: string }) {
  const { state, send } = useAid();
  const { difficulty } = state.context.setUp;
  const chosen = DIFFICULTIES.find(({ id }) => id === difficulty) ?? DIFFICULTIES[0];
  return (
    <>
      <Radios
        legend={legend}
        values={DIFFICULTIES.map(({ id }) => id)}
        value={difficulty}
        label={(id) => DIFFICULTY_NAMES[id]()}
        onChoose={(id) => send({ type: 'configure', change: { difficulty: id } })}
      />
      <RuleLink rule={chosen.rule} />
    </>
  );
}
