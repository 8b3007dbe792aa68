/** Sounds, made on the spot. */
import { liking } from "./liking.svelte";
import { route } from "./route.svelte";

let audio: AudioContext | null = null;
let output: GainNode | null = null;

/** Browsers let a page be heard once somebody has touched it; what that takes is made ready then, not at the first sound. */
let touched = route.moved;
for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake, { once: true });

function wake(): void {
  touched = true;
  setTimeout(ready);
}

function ready(): AudioContext | null {
  if (!liking.sound || !touched) return null;
  audio ??= new AudioContext();
  if (!output) {
    output = new GainNode(audio);
    output.connect(audio.destination);
  }
  output.gain.value = liking.volume;
  void audio.resume();
  return audio;
}

function knock(desk: AudioContext, at: number, loud: number): void {
  const length = Math.floor(desk.sampleRate * 0.04);
  const noise = desk.createBuffer(1, length, desk.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3;
  const source = new AudioBufferSourceNode(desk, { buffer: noise });
  const wood = new BiquadFilterNode(desk, { type: "bandpass", frequency: 900 + Math.random() * 900, Q: 2 });
  source
    .connect(wood)
    .connect(new GainNode(desk, { gain: loud }))
    .connect(output ?? desk.destination);
  source.start(at);
}

function tone(desk: AudioContext, pitch: number, at: number, length: number): void {
  const voice = new OscillatorNode(desk, { type: "triangle", frequency: pitch });
  const fade = new GainNode(desk, { gain: 0.12 });
  fade.gain.setValueAtTime(0.12, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(fade).connect(output ?? desk.destination);
  voice.start(at);
  voice.stop(at + length);
}

/** Dice on wood. */
export function rattle(): void {
  const desk = ready();
  if (!desk) return;
  for (const [after, loud] of [
    [0, 0.5],
    [0.09, 0.4],
    [0.2, 0.35],
    [0.3, 0.25],
    [0.43, 0.5],
  ] as const)
    knock(desk, desk.currentTime + after, loud);
}

/** What events sound like. */
const SOUNDS: Record<string, (desk: AudioContext) => void> = {
  card: (desk) => knock(desk, desk.currentTime, 0.3),
  tile: (desk) => knock(desk, desk.currentTime, 0.6),
  bank: (desk) => [784, 1175].forEach((pitch, step) => tone(desk, pitch, desk.currentTime + step * 0.08, 0.2)),
  bust: (desk) => [196, 147].forEach((pitch, step) => tone(desk, pitch, desk.currentTime + step * 0.14, 0.35)),
};

/** Play the sound of an event. */
export function ring(sound: string): void {
  const desk = ready();
  if (desk) SOUNDS[sound]?.(desk);
}

/** It is your turn. */
export function chime(): void {
  const desk = ready();
  if (desk) tone(desk, 660, desk.currentTime, 0.25);
}

/** Somebody has said something. */
export function tap(): void {
  const desk = ready();
  if (desk) tone(desk, 880, desk.currentTime, 0.09);
}

/** The game is over. */
export function fanfare(): void {
  const desk = ready();
  if (!desk) return;
  [523, 659, 784, 1047].forEach((pitch, step) => tone(desk, pitch, desk.currentTime + step * 0.13, 0.4));
}
