import { expect, test } from 'vitest';
import { mostHelp } from '#play/saves/save-format.ts';
import { begin, gameWith, go, step } from '../stepping.ts';

const started = begin({ resume: { game: gameWith('site') } });

test('a game knows the most help that was used in it', () => {
  expect(started.context.help).toBe('none');
  const helped = step(started, { type: 'recordHelp', help: 'coach' });
  expect(helped.context.help).toBe('coach');
  expect(step(helped, { type: 'recordHelp', help: 'odds' }).context.help).toBe('coach');
});

test('help that was used stays used when its move is undone, and nothing else changes', () => {
  const helped = step(go(started, 'select:doctor'), { type: 'recordHelp', help: 'odds' });
  expect(helped.value).toEqual(started.value);
  expect(helped.context).toMatchObject({ selected: 'doctor', help: 'odds' });
  const undone = go(helped, 'place:doctor continue undo confirmUndo');
  expect(undone.context.game?.steps).toEqual([]);
  expect(undone.context.help).toBe('odds');
});

test('a game that is taken up again has used what it had; a new one nothing', () => {
  const again = begin({ help: 'odds', resume: { game: gameWith('site') } });
  expect(again.context.help).toBe('odds');
  expect(step(again, { type: 'newGame', seed: 'new' }).context.help).toBe('none');
});

test('of two levels the greater counts', () => {
  expect(mostHelp('none', 'odds')).toBe('odds');
  expect(mostHelp('coach', 'odds')).toBe('coach');
  expect(mostHelp('none', 'none')).toBe('none');
});
