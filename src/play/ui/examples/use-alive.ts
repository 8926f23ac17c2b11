import { useEffect, useState } from 'preact/hooks';

/** False in the still picture of a page without scripts, and true once it can be played with. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
