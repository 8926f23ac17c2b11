/** A card laid on the table: two soft notes, a fourth apart, each gone before it is heard as a tune. */
const NOTES = [
  { pitch: 523, from: 0, length: 0.12 },
  { pitch: 698, from: 0.07, length: 0.18 },
] as const;
/** How loud, of 1. */
const LOUDNESS = 0.12;

export const canSound = (): boolean => 'AudioContext' in window;

let audio: AudioContext | undefined;

/** A short sound. Nothing is heard before the visitor has touched the page: browsers forbid it. */
export function soundOfACard(): void {
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
export const canVibrate = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

/** A short vibration, where the device has one. */
export function buzz(): void {
  if (canVibrate()) navigator.vibrate(LENGTH);
}
