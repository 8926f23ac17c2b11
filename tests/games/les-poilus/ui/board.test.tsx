import { renderToString } from 'preact-render-to-string';
import { afterEach, expect, test } from 'vitest';
import { type Position, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { PoilusBoard } from '#games/les-poilus/ui/board/Board.tsx';
import { GameContext, lookedAt } from '#games/les-poilus/ui/game.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { at } from '../engine/tables.ts';

const soldiers = ['moreau', 'bideau'] as const;

const shown = (position: Position): string =>
  renderToString(
    <GameContext.Provider
      value={lookedAt({ state: snapshotOf(position), soldiers, who: whoIn({ soldiers }, []) })}
    >
      <PoilusBoard />
    </GameContext.Provider>,
  );

afterEach(() => overwriteGetLocale(() => 'en'));

test('les-poilus.morale-drop: what Morale would lose now is told until the game is over', () => {
  expect(shown(at({ seats: [{}, {}] }))).toContain('drop now: 3');
  const broken = [{ hardships: ['mute', 'clumsy', 'proud', 'selfish'] }, {}];
  expect(shown(at({ phase: 'over', seats: broken }))).not.toContain('drop now');
});

test('in Chinese what is said of a player has Chinese stops', () => {
  overwriteGetLocale(() => 'zh');
  const [told = ''] = /aria-label="[^"]*手牌[^"]*"/.exec(shown(at({ seats: [{}, {}] }))) ?? [];
  expect(told).toContain('。');
  expect(told).not.toMatch(/[.,] /);
});
