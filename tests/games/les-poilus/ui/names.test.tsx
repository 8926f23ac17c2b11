// @vitest-environment happy-dom
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { SameName } from '#games/les-poilus/ui/GameChoices.tsx';
import { poilusPractice } from '#games/les-poilus/ui/mode.ts';
import { useNamed } from '#games/les-poilus/ui/named.ts';
import { SessionProvider } from '#play/ui/frame/session.ts';
import { isolated } from '#shared/isolated.ts';

const soldiers = ['moreau', 'bideau', 'fayard'] as const;

test('a name turns no sentence around it', () => {
  const who = whoIn({ soldiers }, ['\u202eAna', 'דנה', 'Otto']);
  expect(who(0)).toBe('Ana');
  expect(who(1)).toBe('\u2068דנה\u2069');
  expect(who(2)).toBe('Otto');
  // Nor does one that closes the marks around it first.
  expect(isolated('a\u2069\u202eb')).toBe('ab');
  expect(isolated('王小明')).toBe('王小明');
});

/** What the kit's own parts say of an event, where somebody is called by name. */
function Event() {
  const { mode: named } = useNamed(whoIn({ soldiers }, ['Ana', 'Otto', 'Marie']));
  return (
    <p>
      {named.text.event?.(
        { type: 'fell-back', rule: 'les-poilus.withdraw', seat: 1 } as never,
        undefined as never,
      )}
    </p>
  );
}

test('the parts that all games share call players by their names', () => {
  const told = renderToString(
    <SessionProvider.Provider value={{ mode: poilusPractice } as never}>
      <Event />
    </SessionProvider.Provider>,
  );
  expect(told).toContain('Otto');
});

const said = (names: readonly string[], players = 3) =>
  renderToString(<SameName names={names} players={players} />);

test('two players of one name are remarked on, and nobody else', () => {
  expect(said(['Ana', 'Otto', 'ana '])).toContain('Two players are called ana');
  expect(said(['Ana', 'Otto', 'Marie'])).not.toContain('Two players');
  expect(said(['', ' ', ''])).not.toContain('Two players');
  // Whoever is not at the table is not meant.
  expect(said(['Ana', 'Otto', 'Marie', 'Ana'])).not.toContain('Two players');
});
