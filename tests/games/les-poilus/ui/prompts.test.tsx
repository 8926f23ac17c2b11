// @vitest-environment happy-dom
import type { ComponentChild } from 'preact';
import { expect, test } from 'vitest';
import {
  deviceCells,
  type GameEvent,
  hasHealed,
  type Position,
  poilusRules,
  SIGHT_LAYOUT,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { whySoMany } from '#games/les-poilus/ui/aid/panels/DroppedPanel.tsx';
import { GameContext, type GameOnScreen } from '#games/les-poilus/ui/game.ts';
import { wordsFor } from '#games/les-poilus/ui/named.ts';
import { NewsPrompt } from '#games/les-poilus/ui/prompts/NewsPrompt.tsx';
import { PoilusOverPrompt } from '#games/les-poilus/ui/prompts/OverPrompt.tsx';
import { BonusPrompt } from '#games/les-poilus/ui/prompts/Prompt.tsx';
import { SeatGame } from '#games/les-poilus/ui/together/SeatGame.tsx';
import { at } from '../engine/tables.ts';
import { mounted } from './room.tsx';

const soldiers = ['moreau', 'fayard'] as const;

function shown(
  position: Position,
  what: ComponentChild,
  more: Partial<GameOnScreen> = {},
): HTMLElement {
  const game: GameOnScreen = {
    state: snapshotOf(position),
    soldiers,
    who: whoIn({ soldiers }, ['Ana', 'Otto']),
    legal: poilusRules.legalMoves(position),
    whyNot: () => [],
    hasHealed: hasHealed(position),
    choice: undefined,
    choose: () => {},
    move: () => {},
    ...more,
  };
  return mounted(<GameContext.Provider value={game}>{what}</GameContext.Provider>);
}

test('les-poilus.support-bonus: what the bonus offers comes first, and to decline it last', () => {
  const seats = [{ hardships: ['mute', 'clumsy'] }, {}];
  const unseen = { heals: 1, success: false };
  const position = at({ phase: 'bonus', turn: 0, seats, unseen });
  const page = shown(position, <BonusPrompt />);
  const offered = [...page.querySelectorAll('.move-list button')].map((one) => one.textContent);
  expect(offered).toHaveLength(3);
  expect(offered.at(-1)).toBe('Decline the bonus');
});

test('les-poilus.defeat-monument: where Morale has too few cards the drop says that these are all', () => {
  const drop = { type: 'morale-dropped', rule: 'les-poilus.morale-drop' } as const;
  const seventeen = { ...drop, inHands: 17, demoralised: 0 };
  expect(whySoMany({ ...seventeen, cards: 17 })).toBe('As many as all hands hold: 17.');
  expect(whySoMany({ ...seventeen, cards: 5 })).toContain('Morale has only 5 left');
  // Three at least, and one more for Demoralised.
  expect(whySoMany({ ...drop, inHands: 2, demoralised: 1, cards: 4 })).not.toContain('only');
  expect(whySoMany({ ...drop, inHands: 2, demoralised: 1, cards: 3 })).toContain('only 3 left');
});

test('les-poilus.morale-drop: the chart of missions says what it shows', () => {
  const outcome = { result: 'loss', reason: 'monument' } as const;
  const missions = [{ isSuccess: true, drop: 3 }];
  const position = at({ seats: [{}, {}] });
  const page = shown(
    position,
    <PoilusOverPrompt outcome={outcome} missions={missions}>
      {null}
    </PoilusOverPrompt>,
  );
  const chart = page.querySelector('.missions');
  const caption = page.querySelector(`#${chart?.getAttribute('aria-labelledby')}`);
  expect(caption?.textContent).toBe('What each mission cost in morale');
});

/** The bonus after a mission, with so many hardships that may still be removed. */
const bonus = (success: boolean, heals: number) =>
  at({
    phase: 'bonus',
    turn: 0,
    seats: [{ hardships: ['clumsy'] }, {}],
    unseen: { heals, success },
  });

const offeredOn = (page: HTMLElement) =>
  [...page.querySelectorAll('.move-list button')].map((one) => one.textContent);

test('les-poilus.support-bonus: who took half of the bonus is not asked to decline it', () => {
  // Two after a success, one after a failure.
  expect(hasHealed(bonus(true, 2))).toBe(false);
  expect(hasHealed(bonus(false, 1))).toBe(false);
  const half = bonus(true, 1);
  expect(hasHealed(half)).toBe(true);
  const offered = ['Remove Clumsy', 'Remove no more'];
  expect(offeredOn(shown(half, <BonusPrompt />))).toEqual(offered);
  // Nor on a device of their own.
  const view = {
    ...{ layout: SIGHT_LAYOUT, seat: 0, cells: deviceCells(half, 0, false), table: null },
    ...{ soldiers, names: ['Ana', 'Otto'], speech: null, news: [] },
  };
  const device = mounted(
    <SeatGame view={view} ask={() => {}} isUndoAsked={false} not={[]} unreadable="unreadable" />,
  );
  expect(offeredOn(device)).toEqual(offered);
  // And so it is called wherever it is told of.
  const { move, undo } = wordsFor(whoIn({ soldiers }, ['Ana', 'Otto']));
  expect(move(half, 'done')).toBe('Remove no more');
  expect(undo?.(half, { move: 'done', by: 'site' })).toContain('Remove no more');
  expect(move(bonus(true, 2), 'done')).toBe('Decline the bonus');
});

test('les-poilus.support-bonus: whoever is supported and can take nothing is told so', () => {
  const won = { type: 'support-won', rule: 'les-poilus.majority', seat: 0, tiles: 2 } as const;
  const rule = 'les-poilus.morale-drop';
  const dropped = { type: 'morale-dropped', rule, cards: 3, inHands: 0, demoralised: 0 } as const;
  const position = at({ seats: [{}, {}] });
  const told = (...events: readonly GameEvent[]) =>
    shown(position, <NewsPrompt events={events} onGoOn={() => {}} />).textContent;
  expect(told(won, dropped)).toContain('There is no hardship to remove');
  // Where the bonus is asked next, nothing follows.
  expect(told(won)).not.toContain('There is no hardship to remove');
});
