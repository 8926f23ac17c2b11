import { expect, test } from 'vitest';
import { anchorMeant, pathMeant } from '#site/seo/plain-address.ts';

const RULE = '/zh/rule/maquis.route-home/';

test.each(['。', '.', ')', '）。', '」', '>', '”，请看', ' and so on', '...', '](x)'])(
  'what follows a rule’s address is too much: %j',
  (surplus) => {
    for (const path of [RULE + surplus, RULE.slice(0, -1) + surplus]) {
      for (const written of [path, encodeURI(path)]) {
        expect(pathMeant(written, '/')).toBe(RULE);
        expect(pathMeant(`/sub${written}`, '/sub/')).toBe(`/sub${RULE}`);
      }
    }
  },
);

test.each([RULE, '/en/maquis/', '/zh/规则/', '/', '/%E0%A4%A/', '/。'])(
  'nothing is too much in %j',
  (path) => {
    expect(pathMeant(path, '/')).toBeUndefined();
  },
);

test('an anchor is found without what came with it, unless it is one as it stands', () => {
  const isThere = (id: string) => ['maquis.arrest-on-return', '被捕', 'a.'].includes(id);
  for (const surplus of ['。', '.', ')', '） 见这里', ' and', '%E3%80%82']) {
    expect(anchorMeant(`#maquis.arrest-on-return${surplus}`, isThere)).toBe(
      'maquis.arrest-on-return',
    );
  }
  for (const hash of ['#maquis.arrest-on-return', '#a.', '#%E8%A2%AB%E6%8D%95', '', '#nowhere.']) {
    expect(anchorMeant(hash, isThere)).toBeUndefined();
  }
});
