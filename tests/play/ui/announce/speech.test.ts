import { describe, expect, test } from 'vitest';
import { voiceFor } from '#play/ui/announce/announce.ts';

type Voice = Parameters<typeof voiceFor>[1][number];

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('the voice that reads a page', () => {
  test('reads its language', () => {
    const [german, english] = [voice('de-DE', { default: true }), voice('en-US')];
    expect(voiceFor('en', [german, english])).toBe(english);
    expect(voiceFor('zh', [german, english])).toBeUndefined();
  });

  test('belongs to the device: no other is asked, not even if there is none else', () => {
    const far = voice('en-US', { localService: false, default: true });
    const near = voice('en-IE');
    expect(voiceFor('en', [far, near])).toBe(near);
    expect(voiceFor('en', [far])).toBeUndefined();
  });

  test('speaks as the visitor does, where there is a choice', () => {
    const [american, british] = [voice('en-US', { default: true }), voice('en_GB')];
    expect(voiceFor('en', [american, british], ['fr', 'en-GB'])).toBe(british);
    expect(voiceFor('en', [british, american], ['fr'])).toBe(american);
  });

  test('reads Chinese in Mandarin before any other', () => {
    const [cantonese, mandarin] = [voice('zh-HK', { default: true }), voice('cmn-CN')];
    const plain = voice('zh-CN');
    expect(voiceFor('zh', [cantonese, plain])).toBe(plain);
    expect(voiceFor('zh', [voice('yue-HK'), mandarin])).toBe(mandarin);
    expect(voiceFor('zh', [voice('yue-HK')])).toBeUndefined();
  });
});
