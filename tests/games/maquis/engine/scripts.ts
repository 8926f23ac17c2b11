import {
  type GameEvent,
  legalMoves,
  moveText,
  type Position,
  parseMove,
  play,
  readMove,
  type Snapshot,
  snapshotOf,
  validateMove,
} from '#games/maquis/engine/index.ts';

/** What a script of moves leads to. */
export interface Story {
  readonly position: Position;
  readonly state: Snapshot;
  readonly events: readonly GameEvent[];
}

/** Plays a script: moves in the words of the record with spaces between them. */
export function playAll(start: Position, script: string): Story {
  let position = start;
  const events: GameEvent[] = [];
  for (const text of script.split(/\s+/).filter(Boolean)) {
    const read = readMove(position, text);
    if (!('move' in read)) throw new Error(`${text}: ${JSON.stringify(read)}`);
    const played = play(position, read.move);
    position = played.position;
    events.push(...played.events);
  }
  return { position, state: snapshotOf(position), events };
}

/** The table after a script. */
export const after = (start: Position, script: string): Snapshot => playAll(start, script).state;

/** The happenings of one type in a script. */
export const eventsIn = <Type extends GameEvent['type']>(
  start: Position,
  script: string,
  type: Type,
): Extract<GameEvent, { type: Type }>[] =>
  playAll(start, script).events.filter(
    (event): event is Extract<GameEvent, { type: Type }> => event.type === type,
  );

/** The codes of the reasons against a move; none for a legal one. */
export function refusals(position: Position, text: string): string[] {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text}: ${JSON.stringify(parsed.fault)}`);
  return validateMove(position, parsed.move).map(({ code }) => code);
}

/** Legal moves in the words of the record, those alone that start with some words. */
export const legalTexts = (position: Position, start = ''): string[] =>
  legalMoves(position)
    .map(moveText)
    .filter((text) => text.startsWith(start));
