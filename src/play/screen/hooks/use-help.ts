import { createContext } from 'preact';
import { useState } from 'preact/hooks';
import type { HelpLevel } from '../../session/help.ts';
import { keepPreferences, readPreferences } from '../preferences.ts';

/** How much help the visitor wants, and how to want another. */
export interface Help {
  readonly level: HelpLevel;
  readonly setLevel: (level: HelpLevel) => void;
}

export const HelpContext = createContext<Help>({ level: 'none', setLevel: () => {} });

/** The help wanted last time; what is wanted now is remembered for the next. */
export function useHelp(): Help {
  const [level, setLevel] = useState(() => readPreferences().help);
  return {
    level,
    setLevel: (wanted) => {
      setLevel(wanted);
      keepPreferences({ help: wanted });
    },
  };
}
