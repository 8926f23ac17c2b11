// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { type CardNumber, PATROL_CARDS } from '#games/maquis/data/index.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { CardChooser } from '#games/maquis/ui/CardChooser.tsx';
import { DiscardPile } from '#games/maquis/ui/DiscardPile.tsx';
import { PatrolCardFace } from '#games/maquis/ui/PatrolCard.tsx';
import { mounted, nameOf, press } from './mounted.ts';

const namesOn = (card: CardNumber) =>
  PATROL_CARDS.find(({ number }) => number === card)?.places.map((place) =>
    LOCATION_NAMES[place](),
  );

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((found) => found.textContent);

describe('the drawn card', () => {
  it('shows its places in order with what became of each', () => {
    const root = mounted(
      <PatrolCardFace
        card={5}
        pawn="police"
        lines={[
          { place: 'pont-leveque', outcome: 'worker' },
          { place: 'black-market', outcome: 'stationed' },
          { place: 'doctor', outcome: 'not-needed' },
        ]}
      />,
    );
    expect(root.querySelector('section')?.getAttribute('aria-label')).toContain('5');
    expect(texts(root, '.patrol-card__place')).toEqual(namesOn(5));
    expect(texts(root, '.patrol-card__outcome')).toEqual([
      'Worker here',
      'Police posted',
      'Not needed',
    ]);
  });

  it('tells a soldier from police, and an arrest', () => {
    const root = mounted(
      <PatrolCardFace
        card={9}
        pawn="soldier"
        lines={[
          { place: 'grocer', outcome: 'police' },
          { place: 'pont-du-nord', outcome: 'arrested' },
          { place: 'fence', outcome: 'worker' },
        ]}
      />,
    );
    expect(texts(root, '.patrol-card__outcome')).toContain('Worker arrested');
    expect(root.querySelector('.patrol-card__line--arrested .pawn-icon--soldier')).not.toBeNull();
  });
});

describe('choosing the drawn card', () => {
  const button = (root: Element, card: CardNumber) =>
    root.querySelector<HTMLElement>(`[data-card="${card}"]`);

  it('offers all ten, each with its places in its name', () => {
    const root = mounted(<CardChooser discard={[]} onChoose={() => {}} />);
    expect(root.querySelectorAll('button')).toHaveLength(PATROL_CARDS.length);
    for (const { number } of PATROL_CARDS) {
      const name = nameOf(button(root, number));
      for (const place of namesOn(number) ?? []) expect(name).toContain(place);
    }
  });

  it('reports the card pressed; what lies in the discard cannot be drawn and takes no room', () => {
    const onChoose = vi.fn();
    const root = mounted(<CardChooser discard={[4, 7]} onChoose={onChoose} />);
    expect(texts(root, '.card-face__number')).toEqual(['1', '2', '3', '5', '6', '8', '9', '10']);
    press(button(root, 10));
    expect(onChoose.mock.calls).toEqual([[10]]);
  });
});

describe('the discard opened', () => {
  it('shows what came, in order, and what is left', () => {
    const root = mounted(<DiscardPile discard={[7, 2]} />);
    const [came, left] = [...root.querySelectorAll('section')];
    if (!came || !left) throw new Error('two parts expected');
    expect(texts(came, '.card-face__number')).toEqual(['7', '2']);
    expect(texts(left, '.card-face__number')).toEqual(['1', '3', '4', '5', '6', '8', '9', '10']);
  });

  it('says so when nothing came yet, and when nothing is left', () => {
    const all = PATROL_CARDS.map(({ number }) => number);
    expect(mounted(<DiscardPile discard={[]} />).textContent).toContain(
      'No card has been discarded yet.',
    );
    expect(mounted(<DiscardPile discard={all} />).textContent).toContain('The deck is empty.');
  });
});
