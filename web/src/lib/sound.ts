// A few tones of our own, made when they are needed. They are off until somebody turns them on.

import { settings } from "./settings.svelte";

export type Cue = "turn" | "step" | "end";

/** Pitch in Hz, beginning and length in seconds, loudness. */
const TONES: Record<Cue, [number, number, number, number][]> = {
  turn: [
    [392, 0, 0.18, 0.12],
    [587, 0.12, 0.3, 0.12],
  ],
  step: [[196, 0, 0.07, 0.05]],
  end: [
    [262, 0, 0.7, 0.08],
    [392, 0.1, 0.7, 0.08],
    [523, 0.2, 0.9, 0.08],
  ],
};

let device: AudioContext | null = null;

export function chime(cue: Cue): void {
  if (settings.sound === "off" || (settings.sound === "turn" && cue !== "turn")) return;
  device ??= new AudioContext();
  void device.resume(); // a browser lets it begin only after a click
  const now = device.currentTime;
  for (const [pitch, from, length, loud] of TONES[cue]) {
    const tone = device.createOscillator();
    const gain = device.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + from);
    gain.gain.linearRampToValueAtTime(loud, now + from + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, now + from + length);
    tone.connect(gain).connect(device.destination);
    tone.start(now + from);
    tone.stop(now + from + length);
  }
}
