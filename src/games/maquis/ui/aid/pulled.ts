import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';

/** Whether the panel is pulled up over the town, to be read in full. */
interface Pulled {
  readonly isUp: boolean;
  readonly set: (isUp: boolean) => void;
}

export const PulledContext = createContext<Pulled>({ isUp: false, set: () => {} });

export const usePulled = (): Pulled => useContext(PulledContext);

/** The panel of a screen; the next question finds it down again. */
export function usePanel(question: string): Pulled {
  const [isUp, set] = useState(false);
  useEffect(() => set(false), [question]);
  return useMemo(() => ({ isUp, set }), [isUp]);
}
