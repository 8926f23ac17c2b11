import type { GameMode } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { GameInPlay } from './use-game.ts';

/** What the line of alerts and the sheet behind it are both given. */
export interface AlertsProps<T extends SaveTypes> {
  readonly game: Pick<GameInPlay<T>, 'saving' | 'isFollowing' | 'trouble' | 'unreadable'>;
  readonly mode: Pick<GameMode<T>, 'text' | 'explain'>;
}
