import type { Announced } from '../settings.ts';

/** What the device does when chance has brought something, as the visitor wants it. */
export function announce(text: string, { aloud, sound, vibration }: Announced): void {
  if (vibration) buzz();
  if (sound) soundOfACard();
  if (aloud) void say(text, document.documentElement.lang);
}

/** Whether the device names voices, and none that reads a language. */
export async function isMute(language: string): Promise<boolean> {
  if (!canSpeak()) return false;
  const voices = await voicesOfDevice();
  return voices.length > 0 && !voiceFor(language, voices);
}

const canSpeak = (): boolean => 'speechSynthesis' in window;

/** As much of a voice as it is chosen by. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice that reads a language, out of those of the device. Voices that a browser fetches from
 * elsewhere are passed over: what is read would leave the device, and without a network they are dumb.
 *
 * @param language of the page, "zh"
 * @param wanted the languages the visitor reads, the dearest first: "zh-TW" decides between two voices
 */
export function voiceFor<Known extends Voice>(
  language: string,
  voices: readonly Known[],
  wanted: readonly string[] = [],
): Known | undefined {
  const own = voices.filter((voice) => voice.localService && base(voice.lang) === language);
  const dialects = [...wanted.filter((one) => base(one) === language), ...(USUAL[language] ?? [])];
  const byDialect = dialects.flatMap((one) => own.filter(({ lang }) => hyphened(lang) === one));
  return byDialect[0] ?? own.find((voice) => voice.default) ?? own[0];
}

/** The dialect of a language that its pages are written for. */
const USUAL: Readonly<Record<string, readonly string[]>> = { zh: ['zh-CN'] };

/** Some systems write "en_GB". */
const hyphened = (tag: string): string => tag.replaceAll('_', '-');
/** The language of a tag; Mandarin is also known as "cmn". */
const base = (tag: string): string =>
  hyphened(tag).split('-', 1)[0]?.toLowerCase().replace('cmn', 'zh') ?? '';

/** How long a browser may take to name its voices, in milliseconds. */
const PATIENCE = 1000;

/** The voices of the device. Some browsers name them only a moment after they are first asked. */
async function voicesOfDevice(): Promise<readonly SpeechSynthesisVoice[]> {
  const speech = window.speechSynthesis;
  if (speech.getVoices().length === 0) {
    await new Promise((named) => {
      speech.addEventListener?.('voiceschanged', named, { once: true });
      setTimeout(named, PATIENCE);
    });
  }
  return speech.getVoices();
}

/** What was asked for last: only that is said. */
let latest = 0;

/**
 * Reads a text out, in place of whatever is being read. Where the device names voices, but none of
 * the language, it stays silent; where it names none at all, it has its own way.
 */
async function say(text: string, language: string): Promise<void> {
  if (!canSpeak()) return;
  latest += 1;
  const mine = latest;
  window.speechSynthesis.cancel();
  const voices = await voicesOfDevice();
  if (mine !== latest) return;
  const voice = voiceFor(language, voices, navigator.languages);
  if (!voice && voices.length > 0) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = voice?.lang ?? language;
  if (voice) words.voice = voice;
  window.speechSynthesis.speak(words);
}

/** Stops reading. */
function hush(): void {
  latest += 1;
  if (canSpeak()) window.speechSynthesis.cancel();
}

/** A card laid on the table: two soft notes, a fourth apart, each gone before it is heard as a tune. */
const NOTES = [
  { pitch: 523, from: 0, length: 0.12 },
  { pitch: 698, from: 0.07, length: 0.18 },
] as const;
/** How loud, of 1. */
const LOUDNESS = 0.12;

const canSound = (): boolean => 'AudioContext' in window;

let audio: AudioContext | undefined;

/** A short sound. Nothing is heard before the visitor has touched the page: browsers forbid it. */
function soundOfACard(): void {
  if (!canSound() || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  for (const { pitch, from, length } of NOTES) {
    const note = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const loudness = new GainNode(audio, { gain: 0 });
    const start = currentTime + from;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
    note.connect(loudness).connect(destination);
    note.start(start);
    note.stop(start + length);
  }
}

/** How long the device vibrates, in milliseconds. */
const LENGTH = 40;

/** Whether the device may have something to vibrate with: browsers of desks only pretend to. */
const canVibrate = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

/** A short vibration, where the device has one. */
function buzz(): void {
  if (canVibrate()) navigator.vibrate(LENGTH);
}

/** Each way to announce: whether the device has it, and what comes of switching it on and off. */
export const WAYS_TO_ANNOUNCE = {
  aloud: {
    isThere: canSpeak,
    on: (sample: string) => void say(sample, document.documentElement.lang),
    off: hush,
  },
  sound: { isThere: canSound, on: soundOfACard, off: () => {} },
  vibration: { isThere: canVibrate, on: buzz, off: () => {} },
} as const;
