import { createContext } from 'preact';
import { useState } from 'preact/hooks';
import type { HelpLevel } from '#play/saves/save-format.ts';
import { keepPreferences, readPreferences } from '../settings.ts';

/** How much help there is, and how to want another. */
interface Help {
  /** How much is given: none while a puzzle waits for its answer. */
  readonly level: HelpLevel;
  /** How much the visitor wants. */
  readonly wanted: HelpLevel;
  readonly setLevel: (level: HelpLevel) => void;
}

export const HelpContext = createContext<Help>({
  level: 'none',
  wanted: 'none',
  setLevel: () => {},
});

/**
 * The help wanted last time; what is wanted now is remembered for the next.
 *
 * @param isPuzzle whether a puzzle waits for its answer
 */
export function useHelp(isPuzzle: boolean): Help {
  const [wanted, setWanted] = useState(() => readPreferences().help);
  return {
    level: isPuzzle ? 'none' : wanted,
    wanted,
    setLevel: (level) => {
      setWanted(level);
      keepPreferences({ help: level });
    },
  };
}
