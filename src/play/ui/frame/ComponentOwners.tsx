import type { Owner } from '#play/history/game.ts';
import { Radios } from '../parts/Radios.tsx';
import { useSession } from './session.ts';

const OWNERS: readonly Owner[] = ['site', 'visitor'];

interface KeepersProps {
  /** What a component is called. */
  readonly names: Readonly<Record<string, () => string>>;
  /** What each answer is called, for each component: "The site draws". */
  readonly choices: Readonly<Record<string, Readonly<Record<Owner, () => string>>>>;
  readonly owners: Readonly<Record<string, Owner>>;
}

/** Who keeps each component. It can be changed at any moment of a game. */
export function ComponentOwners({ names, choices, owners }: KeepersProps) {
  const { send } = useSession();
  return (
    <>
      {Object.entries(names).map(([component, name]) => (
        <Radios
          key={component}
          legend={name()}
          values={OWNERS}
          value={owners[component]}
          label={(owner) => choices[component]?.[owner]()}
          onChoose={(owner) => send({ type: 'keep', change: { [component]: owner } })}
        />
      ))}
    </>
  );
}
