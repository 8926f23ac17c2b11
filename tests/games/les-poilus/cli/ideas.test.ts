import { expect, test } from 'vitest';
import { ideaOf as ideaIn } from '#games/les-poilus/cli/mine/idea.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import type { Judged } from '#games/les-poilus/puzzles/puzzle.ts';
import type { PuzzleSetUp } from '#games/les-poilus/puzzles/set-up.ts';
import type { PuzzleKind } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { examine } from '#play/mining/mine.ts';

type Player = PuzzleSetUp['players'][number];

/** Bideau is the last one in, with two cards of which neither may stay in his hand, and Night before him. */
function last(hand: Player['hand']): Judged {
  const common = { hand: [], hardships: [], charm: false, tiles: [], out: false, speech: 0 };
  const players: Player[] = [
    { ...common, soldier: 'bideau', hand, hardships: ['trauma-night'], charm: true },
    { ...common, soldier: 'perrin', out: true },
  ];
  const unseen = cardsBesides([...hand, 'trauma-night']) as PuzzleSetUp['unseen'];
  return {
    table: {
      ...{ players, phase: 'action', mission: 1, leader: 0, land: [], unseen },
      trials: 16,
    },
    missions: 1,
    aim: { success: true, inHands: 0 },
    asks: 'choice',
  };
}

// Whatever a game would have come to before.
const { unfit: _, ...mining } = mined.mining;

const ideaOf = (judged: Judged): string => examine(mining, judged).traits?.idea ?? '';

test('to lay a trap before a card that sets none off is one idea, whatever cards they are', () => {
  // What the trap turns up is known before the other card is laid, and the charm may take it away.
  const idea = ideaOf(last(['rain-shell-trap', 'shell-whistle']));
  expect(idea).toContain('trap first');
  expect(ideaOf(last(['rain-gas-trap', 'gas-whistle']))).toBe(idea);
});

test('to bear a fourth hardship that support takes away, rather than play a trap, is one idea', () => {
  // Bideau has three; the tile that Perrin laid is for him, and whoever has the most support loses two.
  const burdened = (card: 'mute' | 'proud'): Judged => {
    const { table, ...judged } = last([card, 'rain-gas-trap']);
    const [bideau, perrin] = table.players as [Player, Player];
    const hardships: Player['hardships'] = ['trauma-night', 'stubborn', 'fragile'];
    const players: Player[] = [
      { ...bideau, hardships, charm: false },
      { ...perrin, out: false, placed: 'left' },
    ];
    const land: PuzzleSetUp['land'] = ['night-gas', 'rain-shell'];
    const cards = [card, 'rain-gas-trap', ...hardships, ...land];
    const unseen = cardsBesides(cards) as PuzzleSetUp['unseen'];
    return {
      ...judged,
      table: { ...table, players, land, unseen },
      aim: { success: true, inHands: 1 },
    };
  };
  const idea = ideaOf(burdened('mute'));
  expect(idea).toContain('a hardship too many | trap');
  expect(ideaOf(burdened('proud'))).toBe(idea);
});

test('to leave with a threat before a comrade’s Clumsy draws is one idea, whatever threat it is', () => {
  const table = (card: 'night-rain' | 'night-snow', company: readonly Player[] = []): Judged => {
    const { table, ...judged } = last([]);
    const player = { hardships: [], charm: false, tiles: [], out: false, speech: 0 };
    const players: Player[] = [
      { ...player, soldier: 'moreau', hand: [card] },
      { ...player, soldier: 'fayard', hand: ['snow-whistle'], hardships: ['clumsy'] },
      ...company,
    ];
    const land: PuzzleSetUp['land'] = ['night-gas'];
    const cards = [card, 'snow-whistle', 'clumsy', ...land];
    const unseen = cardsBesides(cards) as PuzzleSetUp['unseen'];
    return {
      ...judged,
      table: { ...table, players, land, unseen },
      aim: { success: true, inHands: 1 },
    };
  };
  const idea = ideaOf(table('night-rain'));
  expect(idea).toContain('leave with a threat');
  expect(ideaOf(table('night-snow'))).toBe(idea);
  const perrin: Player = {
    hand: [],
    hardships: [],
    charm: false,
    tiles: [],
    out: false,
    speech: 0,
    soldier: 'perrin',
  };
  expect(ideaOf(table('night-rain', [perrin]))).not.toBe(idea);
});

/** Perrin, on turn in a mission that he and Moreau are in, with as much room in their hands as they like. */
function inMission({
  perrin = {},
  moreau = {},
  land = [],
}: {
  readonly perrin?: Partial<Player>;
  readonly moreau?: Partial<Player>;
  readonly land?: PuzzleSetUp['land'];
}): Judged {
  const common = { hand: [], hardships: [], charm: false, tiles: [], out: false, speech: 0 };
  const players: Player[] = [
    { ...common, soldier: 'perrin', ...perrin },
    { ...common, soldier: 'moreau', ...moreau },
  ];
  const held = players.flatMap(({ hand, hardships }) => [...hand, ...hardships]);
  return {
    table: {
      ...{ players, phase: 'action', mission: 1, leader: 0, land, trials: 16 },
      unseen: cardsBesides([...held, ...land]) as PuzzleSetUp['unseen'],
    },
    missions: 1,
    aim: { success: true, inHands: 1 },
    asks: 'choice',
  };
}

/** The idea where one choice is right and another comes nearest, each as the game writes it. */
const told = (
  judged: Judged,
  answer: string,
  nearest: string,
  line: readonly string[] = [],
  kind: PuzzleKind = 'which-card',
): string => ideaIn(kind, judged, { answer, goesOn: () => line, wrong: [nearest] });

test('to lay first, of two cards, the one that a charm takes off again is one idea, whatever cards they are', () => {
  const judged = inMission({ perrin: { charm: true } });
  const line = ['play:snow-gas', 'charm:snow-gas', 'play:night-shell'];
  const idea = told(judged, 'play:snow-gas', 'play:night-shell', line);
  expect(idea).toBe(
    told(judged, 'play:rain-gas', 'play:night-rain', ['fall-back', 'charm:rain-gas']),
  );
  expect(told(judged, 'play:snow-gas', 'play:mute', line)).not.toBe(idea);
  // The charm takes another card off.
  expect(told(judged, 'play:rain-gas', 'play:night-shell', line)).not.toBe(idea);
});

test('what is asked of a whole mission, or of the whole game, is an idea apart', () => {
  const judged = inMission({ perrin: { charm: true } });
  const line = ['play:snow-gas', 'charm:snow-gas'];
  const idea = told(judged, 'play:snow-gas', 'play:mute', line);
  for (const kind of ['to-the-end', 'last-mission'] as const) {
    expect(told(judged, 'play:snow-gas', 'play:mute', line, kind)).not.toBe(idea);
  }
});

test('to lay a card that the charm takes off again, with a speech besides, is one idea', () => {
  const judged = inMission({ perrin: { charm: true } });
  const line = ['play:snow-gas', 'speech:rain', 'charm:snow-gas'];
  const idea = told(judged, 'play:snow-gas', 'fall-back', line, 'speech');
  expect(idea).toBe(
    told(judged, 'play:night-gas', 'play:mute', ['speech:rain', 'charm:night-gas']),
  );
  // The charm takes another card off, or nobody speaks.
  expect(told(judged, 'play:rain-gas', 'play:mute', line)).not.toBe(idea);
  expect(told(judged, 'play:snow-gas', 'play:mute', ['charm:snow-gas'])).not.toBe(idea);
});

test('to lay the threat whose kind is active by a fear already is one idea', () => {
  // Whoever has the fear leaves, and it is no longer active, so the threat that shows it is laid cheaply.
  const gas = inMission({ moreau: { hardships: ['phobia-gas'] } });
  const idea = told(gas, 'play:snow-gas', 'play:snow-shell');
  const night = inMission({ perrin: { hardships: ['trauma-night'] } });
  expect(told(night, 'play:night-rain', 'play:rain-shell')).toBe(idea);
  // Both show it, or whoever has it has left already.
  expect(told(gas, 'play:snow-gas', 'play:rain-gas')).not.toBe(idea);
  const left = inMission({ moreau: { hardships: ['phobia-gas'], placed: 'left' } });
  expect(told(left, 'play:snow-gas', 'play:snow-shell')).not.toBe(idea);
});

test('to leave a comrade who must leave and then draws is one idea', () => {
  // Fearful makes him leave where a kind is active twice, and Clumsy draws as he leaves.
  const one = inMission({ moreau: { hardships: ['fearful', 'clumsy'] }, land: ['night-gas'] });
  const idea = told(one, 'fall-back', 'play:snow-gas');
  const more = inMission({ moreau: { hardships: ['clumsy', 'mute', 'fearful'] } });
  expect(told(more, 'fall-back', 'play:proud')).toBe(idea);
  // One’s own burden is another idea, and half of it is another as well.
  const own = inMission({ perrin: { hardships: ['fearful', 'clumsy'] }, land: ['night-gas'] });
  expect(told(own, 'fall-back', 'play:snow-gas')).not.toBe(idea);
  const half = inMission({ moreau: { hardships: ['clumsy'] }, land: ['night-gas'] });
  expect(told(half, 'fall-back', 'play:snow-gas')).not.toBe(idea);
});

test('to leave Clumsy while nothing lies on the land is one idea', () => {
  // The card that is drawn then is the first, and no first card is a third of its kind.
  const idea = told(inMission({ perrin: { hardships: ['clumsy'] } }), 'fall-back', 'play:snow-gas');
  const other = inMission({ perrin: { hardships: ['clumsy', 'proud'] } });
  expect(told(other, 'fall-back', 'play:rain-gas-trap')).toBe(idea);
  const later = inMission({ perrin: { hardships: ['clumsy'] }, land: ['night-gas'] });
  expect(told(later, 'fall-back', 'play:snow-gas')).not.toBe(idea);
});

test('to charm away the card whose kind is still in the own hand is one idea', () => {
  const land: PuzzleSetUp['land'] = ['night-gas', 'snow-shell'];
  const idea = told(
    inMission({ perrin: { charm: true, hand: ['gas-whistle'] }, land }),
    'charm:night-gas',
    'charm:snow-shell',
  );
  const held = inMission({ perrin: { charm: true, hand: ['phobia-shell'] }, land });
  expect(told(held, 'charm:snow-shell', 'charm:night-gas')).toBe(idea);
  expect(told(held, 'charm:night-gas', 'charm:snow-shell')).not.toBe(idea);
});
