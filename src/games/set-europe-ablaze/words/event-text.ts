import type { LogEvent } from '../engine/log/index.ts';
import { EVENT_NAMES } from './events.ts';
import { ACTION_NAMES, SIDE_NAMES } from './names.ts';

/**
 * An event as the log tells it, in one line.
 *
 * @param nameOf what an Area is called
 */
export function eventText(event: LogEvent, nameOf: (area: string) => string): string {
  const who = event.by === 'table' ? '' : `${SIDE_NAMES[event.by]()}: `;
  const what = EVENT_NAMES[event.type]();
  const action = String(event.action ?? '');
  const parts = [
    Object.hasOwn(ACTION_NAMES, action) && ACTION_NAMES[action as keyof typeof ACTION_NAMES](),
    typeof event.area === 'string' && nameOf(event.area),
    event.type === 'correct' && `${event.path} → ${JSON.stringify(event.to)}`,
    event.type === 'effect' && `${event.do} ${event.points ?? ''}`,
    event.type === 'lose' && `${event.what} ${event.instead ?? ''}`,
    event.type === 'score' && `${event.maquis} : ${event.german}`,
    Array.isArray(event.attack) &&
      `${event.attack.join(' ')} : ${(event.defend as number[] | undefined)?.join(' ') ?? ''}`,
    event.attackTotal !== undefined && `${event.attackTotal} : ${event.defendTotal}`,
  ].filter((part): part is string => typeof part === 'string');
  return `${who}${what} ${parts.join(', ')}`.trim();
}
