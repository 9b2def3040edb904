/** Short, dry sounds, made in the browser: nothing is loaded. `playSound("card")`. */
import { settings } from "../app/settings.svelte";
import { SCORE, type Stroke } from "./score";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Browsers let a page be heard only after somebody has touched it. */
const TOUCHES = ["pointerdown", "keydown"] as const;
/** A context that runs costs a phone its battery, even in silence. */
const REST_AFTER = 5_000;
/** What can't be heard soon, as during a call, is not heard at all. */
const TOO_LATE = 400;

/** Called once, by the app. */
export function listenForTouch(): () => void {
  const touched = () => {
    context ??= new AudioContext();
    void wake(context);
    stop();
  };
  const stop = () => TOUCHES.forEach((touch) => removeEventListener(touch, touched));
  TOUCHES.forEach((touch) => addEventListener(touch, touched));
  return stop;
}

/** A name that has no sound is silent: a game may name more than there is. */
export function playSound(name: string): void {
  const strokes = SCORE[name];
  const heard = context;
  if (!settings.sound || !heard || !strokes) return;
  const asked = Date.now();
  void wake(heard).then(() => {
    if (Date.now() - asked < TOO_LATE) for (const stroke of strokes) strike(heard, stroke);
  });
}

/** Every sound is over long before it rests again. */
function wake(context: AudioContext): Promise<void> {
  clearTimeout(resting);
  resting = setTimeout(() => void context.suspend(), REST_AFTER);
  return context.resume();
}

function strike(context: AudioContext, stroke: Stroke): void {
  const start = context.currentTime + stroke.after / 1000;
  const end = start + stroke.lasts / 1000;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(stroke.loud, start + stroke.attack / 1000);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  const source = stroke.tone ? toneOf(context, stroke, start, end) : rustle(context, stroke);
  source.connect(loudness);
  source.start(start);
  source.stop(end);
}

interface Source {
  connect: (to: AudioNode) => void;
  start: (at: number) => void;
  stop: (at: number) => void;
}

function toneOf(context: AudioContext, stroke: Stroke, start: number, end: number): Source {
  const voice = context.createOscillator();
  voice.type = stroke.tone ?? "sine";
  voice.frequency.setValueAtTime(stroke.pitch, start);
  voice.frequency.exponentialRampToValueAtTime(stroke.falls ?? stroke.pitch, end);
  return { connect: (to) => voice.connect(to), start: (at) => voice.start(at), stop: (at) => voice.stop(at) };
}

/** Noise through a band around the pitch: cloth, card, wood. */
function rustle(context: AudioContext, stroke: Stroke): Source {
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = stroke.pitch;
  band.Q.value = stroke.sharp ?? 1;
  source.connect(band);
  return { connect: (to) => band.connect(to), start: (at) => source.start(at), stop: (at) => source.stop(at) };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
