import { useState } from 'preact/hooks';
import { patrolsToCome, phaseOf } from '#games/maquis/engine/index.ts';
import { type CardStory, cardStory } from '#games/maquis/session/index.ts';
import { readPreferences } from '#play/ui/settings.ts';
import { useAid, useMaquisSession } from './aid.ts';

/** Patrols that come after the last worker is placed. */
interface ToldPatrols {
  /** How many are drawn when the visitor goes on. */
  readonly ahead: number;
  /** The cards that were drawn last, in one go, the first of them first. */
  readonly told: readonly CardStory[];
}

/**
 * Beside a real board each patrol is placed before the next is drawn. Without one the visitor sees the
 * first and then, unless they want to shoot between two of them, all that are left together; a puzzle,
 * which stops at every shot, may be decided by any of them.
 */
export function useToldPatrols(): ToldPatrols {
  const { room, isStepwise, state } = useAid();
  const { game, replayed, position } = useMaquisSession();
  const [{ alone, aloud }] = useState(() => readPreferences().announced);
  const isTogether =
    room === 'practice' &&
    !(isStepwise || alone || aloud || state.context.pausesToShoot) &&
    game.owners.deck === 'site';
  const isWaiting = phaseOf(position) === 'patrol';
  const before = game.steps.findLastIndex(
    (step) => !('move' in step && step.move.startsWith('patrol:')),
  );
  const last = game.steps.length - 1;
  // The first after the placement was told alone.
  const first = isTogether && !isWaiting ? Math.min(before + 2, last) : last;
  const told = replayed.events
    .slice(first)
    .flatMap((events, n) => cardStory(replayed.positions[first + n], events) ?? []);
  return { ahead: isTogether && isWaiting ? patrolsToCome(position).all : 1, told };
}
