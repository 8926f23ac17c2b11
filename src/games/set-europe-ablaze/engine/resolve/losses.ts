import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { SUBSTITUTES_BY_ID, type SubstituteId } from '../../data/substitutes.ts';
import type { Telling } from '../log/events.ts';
import { awards, here, type ResolutionContext, telling, there } from './scene.ts';
import {
  type ChoiceOption,
  type How,
  isSameChoice,
  type ResultChoice,
  type Story,
} from './story.ts';

/** What a side can lose, in the order in which it is offered. */
export const LOSS_KINDS: Readonly<Record<Side, readonly string[]>> = {
  maquis: ['strength', 'network', 'team'],
  german: ['security', 'vichySecurity', 'detachment', 'labor'],
};

/** The names under which the log tells a kind, where it has one of its own. */
const IN_LOG: Readonly<Record<string, string>> = { vichySecurity: 'vichy-security' };

/** What is gone for good, as the owner's schedule may score it. */
const ELIMINATED: Readonly<Record<string, string>> = {
  strength: 'strength-eliminated',
  network: 'network-eliminated',
  team: 'team-eliminated',
  security: 'security-eliminated',
  vichySecurity: 'vichy-security-eliminated',
  detachment: 'detachment-eliminated',
  labor: 'labor-eliminated',
};

/** What the schedule may score where a piece is taken so. */
export function scoredAs(how: How, what: string): string {
  if (how === 'capture') return 'network-captured';
  if (how === 'flush') return 'network-flushed';
  return how === 'deceive' ? 'detachment-deceived' : (ELIMINATED[what] ?? '');
}

const SUBSTITUTES: Readonly<Record<string, readonly SubstituteId[]>> = {
  strength: ['demoralize'],
  network: ['flush', 'team'],
  security: ['deceive'],
  vichySecurity: ['deceive'],
  detachment: ['deceive'],
  labor: ['use-labor'],
};

/** Detachments that are not Deceived yet; any of them may be, also one that took no part (R30 of 8.6.9b). */
export const undeceived = (scene: ResolutionContext): number =>
  there(scene, 'detachment') - here(scene).deceived;

/** Whether a Team can be given for a Network; one that took part is there until the end (R9 of 6.5.3). */
const hasTeam = (scene: ResolutionContext): boolean => scene.teams > 0 || there(scene, 'team') > 0;

function isOpen(scene: ResolutionContext, instead: SubstituteId): boolean {
  switch (instead) {
    case 'demoralize':
      return !here(scene).demoralized;
    case 'flush':
      return scene.now.ap.maquis > 0;
    case 'team':
      return hasTeam(scene);
    case 'deceive':
      return undeceived(scene) > 0;
    default:
      // Only while he defends, and only with Labor that is not Used (8.6.9a).
      return scene.by === 'maquis' && !here(scene).laborUsed && there(scene, 'labor') > 0;
  }
}

export interface Offered {
  readonly options: readonly ChoiceOption[];
  readonly barred: readonly ChoiceOption[];
}

/** What may stand in for a loss, with its price (8.6.9). */
export function substitutesFor(scene: ResolutionContext, what: string, how?: How): Offered {
  // A flushed Network was not captured, and what a result eliminates cannot be flushed (8.6.9d).
  const kinds = (SUBSTITUTES[what] ?? []).filter(
    (instead) => instead !== 'flush' || how === undefined || how === 'capture',
  );
  const option = (instead: SubstituteId): ChoiceOption => ({
    what,
    instead,
    ...(instead === 'flush' && {
      price: { side: 'maquis' as const, ap: SUBSTITUTES_BY_ID.flush.price },
    }),
    case: SUBSTITUTES_BY_ID[instead].case,
  });
  return {
    options: kinds.filter((one) => isOpen(scene, one)).map(option),
    barred: kinds
      .filter((one) => !isOpen(scene, one))
      .map((instead) => ({ what, instead, case: SUBSTITUTES_BY_ID[instead].case })),
  };
}

/** A loss, decided: who chose, and what. */
export interface DecidedLoss {
  readonly chooser: Side;
  readonly as: 'owner' | 'opponent';
  readonly what: string;
  readonly how?: How | undefined;
  readonly choice: ResultChoice;
}

/** A loss as the log tells it. */
export function lossTold(
  scene: ResolutionContext,
  { chooser, as, what, how, choice }: DecidedLoss,
): Telling {
  const told = (entries: ResultChoice, by = chooser): Telling => ({
    by,
    type: 'effect',
    ...entries,
  });
  const { instead } = choice;
  const { area } = scene;
  if (choice.expert === true) return told({ do: 'note', what: 'expert' }, 'german');
  // A Team that took part has left the Area with the roll, so that no piece is told to leave.
  if (instead === 'team' && scene.teams > 0) return told({ do: 'note', what: 'team-for-network' });
  if (what === 'team' && scene.teams > 0) return told({ do: 'note', what: 'team-lost' });
  if (instead === undefined && (how === 'capture' || how === 'deceive')) {
    return told({ do: how, area, points: 1 });
  }
  if (instead === undefined && how === 'flush') {
    return told({ do: how, area, points: 1, ...(choice.pay !== 1 && { what: 'unpaid' }) });
  }
  return {
    ...{ by: chooser, type: 'lose', chooser: as, what: IN_LOG[what] ?? what, area },
    ...(typeof instead === 'string' && { instead }),
  };
}

/** What became of the piece, as the schedule may score it. */
function becameOf({ what, how, choice }: DecidedLoss): string {
  switch (choice.instead) {
    case 'demoralize':
      return '';
    case 'flush':
      return 'network-flushed';
    case 'team':
      return 'team-eliminated';
    case 'deceive':
      return 'detachment-deceived';
    case 'use-labor':
      return 'labor-used';
    default:
      return scoredAs(how ?? 'eliminate', what);
  }
}

/** Tells a loss with what hangs on it. */
export function* losing(scene: ResolutionContext, loss: DecidedLoss, number: string): Story {
  const { what, choice } = loss;
  const tell = lossTold(scene, loss);
  yield { tell: telling(scene, tell), case: number };
  if (choice.expert === true) return;
  const isTeam = what === 'team' || choice.instead === 'team';
  if (isTeam && scene.teams > 0) scene.teams--;
  if (isTeam) scene.lost.team = (scene.lost.team ?? 0) + 1;
  const isGone = choice.instead === undefined || choice.instead === 'flush';
  if (isGone && !isTeam) scene.lost[what] = (scene.lost[what] ?? 0) + 1;
  yield* awards(scene, becameOf(loss));
  if (isGone && what === 'network') yield* actedLess(scene);
}

/** Own Networks that are lost count no longer among those that have just acted (R22 of 8.6.2a). */
function* actedLess(scene: ResolutionContext): Story {
  const { usedNetworks } = here(scene);
  if (scene.by !== 'maquis' || usedNetworks < 1) return;
  const path = `areas.${scene.area}.usedNetworks`;
  yield { tell: { by: 'table', type: 'correct', path, to: usedNetworks - 1, why: '8.6.2a' } };
}

/** What was chosen, where the log tells it; a Detachment may have been turned over as an expert. */
export const heardAs =
  (choices: readonly ResultChoice[], toldBy: (choice: ResultChoice) => Telling) =>
  (event: ResultChoice): ResultChoice | undefined =>
    [
      ...choices,
      ...choices
        .filter(({ what, instead }) => instead === 'deceive' || what === 'detachment')
        .map((choice) => ({ ...choice, expert: true })),
    ].find((choice) => isTelling(toldBy(choice), event));

const COMPARED = ['type', 'do', 'what', 'chooser', 'instead', 'path', 'side', 'pips'] as const;

/** Whether an event of the log tells this. Who told it, and where it says so, is no part of it. */
export const isTelling = (told: ResultChoice, event: ResultChoice): boolean =>
  COMPARED.every((entry) => isSameChoice({ is: told[entry] }, { is: event[entry] })) &&
  (told.points ?? 1) === (event.points ?? 1);
