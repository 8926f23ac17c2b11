import type { Owners } from './game.ts';

/** The site keeps everything: so a game is where nobody says otherwise. */
export const defaultOwners = <Component extends string>(
  components: readonly Component[],
): Owners<Component> =>
  Object.fromEntries(components.map((one) => [one, 'site'])) as Record<Component, 'site'>;
