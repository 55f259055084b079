// Small sounds made on the spot: no files, and none at all when they are switched off.

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "chat" | "end";

type Tone = readonly [hertz: number, after: number, length: number];

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.3],
  ],
  move: [[220, 0, 0.07]],
  chat: [[660, 0, 0.1]],
  end: [
    [392, 0, 0.25],
    [523, 0.16, 0.25],
    [659, 0.32, 0.25],
    [784, 0.48, 0.6],
  ],
};
const LOUDNESS = 0.09;

let context: AudioContext | null = null;

function tone(audio: AudioContext, [hertz, after, length]: Tone): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** Sound it, if sounds are wanted and the browser lets us (it does after the first click). */
export function blip(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const audio = context;
  TONES[sound].forEach((each) => tone(audio, each));
}
