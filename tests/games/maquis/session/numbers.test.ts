import { describe, expect, test } from 'vitest';
import { historyOf, numbersOfGame, type TableGame } from '#games/maquis/session/index.ts';
import { gameWith } from './stepping.ts';

const numbersAfter = (...moves: string[]) => {
  const game: TableGame = gameWith(
    'visitor',
    moves.map((move) => ({ move })),
  );
  const played = historyOf(game);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot be`);
  return numbersOfGame(played.replayed);
};

/** Three workers out, three patrols by cards 4, 6 and 8: Radio B, Radio A and the Fence. */
const PLACED = [
  ...['place:grocer', 'patrol:4', 'place:doctor', 'patrol:6'],
  ...['place:black-market', 'patrol:8'],
];

describe('the numbers of a game', () => {
  test('are nought at the start, with the morale it begins with', () => {
    expect(numbersAfter()).toMatchObject({ turns: 0, arrests: 0, shots: 0, morale: [6] });
  });

  test('maquis.limited-supply: goods that come into the hand are gained', () => {
    const { gained, lost } = numbersAfter(...PLACED, 'act:grocer:food', 'return');
    expect(gained).toMatchObject({ food: 1, medicine: 0 });
    expect(lost).toMatchObject({ food: 0 });
  });

  test('maquis.white-arrow: what an arrested worker carried is lost, not gained', () => {
    const cut = [
      ...['place:doctor', 'patrol:3', 'place:radio-a', 'patrol:8', 'place:cafe', 'patrol:9'],
      ...['act:radio-a:intel', 'return'],
    ];
    // Pont Leveque and the Fence are held: nobody comes home from beyond the Doctor.
    expect(numbersAfter(...cut)).toMatchObject({ arrests: 1, lost: { intel: 1 } });
  });

  test('maquis.calendar-morale: morale is told turn by turn', () => {
    const turn = (cards: readonly number[]) => [
      ...['place:grocer', `patrol:${cards[0]}`, 'place:cafe', `patrol:${cards[1]}`],
      ...['place:spare-room-south-east', `patrol:${cards[2]}`],
      ...['act:spare-room-south-east:none', 'return', 'act:grocer:none', 'return'],
      ...['act:cafe:none', 'return', 'upkeep'],
    ];
    const three = [...turn([4, 6, 8]), ...turn([7, 10, 2]), ...turn([5, 3, 9])];
    expect(numbersAfter(...three)).toMatchObject({ turns: 3, morale: [6, 6, 6, 5] });
  });
});
