import { expect, test } from 'vitest';
import { chinesePieces } from '#play/ui/parts/chinese-words.ts';

/* A line may turn between the words of a label, never within one: 板块 is a tile, 恐惧症 a phobia, 空房间 a spare room. */

test.each([
  ['撤销：扣下板块：左', ['撤销：扣下', '板块：左']],
  ['撤销：打出恐惧症：哨声', ['撤销：打出', '恐惧症：哨声']],
  ['撤销：打出创伤：大雨', ['撤销：打出', '创伤：大雨']],
  ['撤销：每人抽3张', ['撤销：每人', '抽3张']],
  ['撤销：东北空房间行动', ['撤销：东北空房间', '行动']],
  ['撤销：翻开古斯塔夫的板块：左', ['撤销：翻开', '古斯塔夫的', '板块：左']],
  ['时间轴', ['时间轴']],
  ['日志', ['日志']],
  ['Undo: play Emilio', ['Undo: play Emilio']],
])('%s', (label, pieces) => {
  expect(chinesePieces(label)).toEqual(pieces);
});
