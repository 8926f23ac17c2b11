import * as m from '#messages';
import { loggedPosition } from '../engine/log/index.ts';
import type { SeaTypes } from '../session/index.ts';
import { SIDE_NAMES } from './names.ts';

/** What a game came to: "The Maquis have won". */
export const resultText = ({ result }: SeaTypes['outcome']): string =>
  result === 'draw' ? m.ablaze_aid_drawn() : m.ablaze_aid_won({ side: SIDE_NAMES[result]() });

/** "Turn 4 of 9". */
export const momentText = (position: SeaTypes['position']): string =>
  m.ablaze_aid_turn_of({ turn: loggedPosition(position).turn });

/** What a game is called. */
export const gameText = ({ title }: SeaTypes['setUp']): string => title || m.ablaze_name();
