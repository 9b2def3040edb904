/** Short, dry sounds, made in the browser: nothing is loaded. `playSound("card")`. */
import { settings } from "../app/settings.svelte";
import { SCORE, type Stroke } from "./score";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
let humming = 0;

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

/** Every sound is over long before it rests again; while something hums it does not rest. */
function wake(context: AudioContext): Promise<void> {
  clearTimeout(resting);
  resting = setTimeout(() => void (humming || context.suspend()), REST_AFTER);
  return context.resume();
}

/** How loud a hum is, far below all other sounds, and how many seconds it takes to rise and fall. */
const HUM = { loud: 0.007, swell: 0.6 };

/** A low tone under everything, for as long as a place lasts: `hum(100)`, and what was given ends it. */
export function hum(pitch: number): () => void {
  const heard = context;
  if (!settings.sound || !heard) return () => undefined;
  humming += 1;
  void wake(heard);
  const loudness = heard.createGain();
  swell(loudness, heard.currentTime, 0, HUM.loud);
  loudness.connect(heard.destination);
  const tones = [pitch, pitch * 2.01, pitch * 3].map((tone) => {
    const source = heard.createOscillator();
    source.frequency.setValueAtTime(tone, heard.currentTime);
    source.connect(loudness);
    source.start();
    return source;
  });
  return () => {
    humming -= 1;
    void wake(heard);
    swell(loudness, heard.currentTime, HUM.loud, 0);
    for (const tone of tones) tone.stop(heard.currentTime + HUM.swell);
  };
}

function swell({ gain }: GainNode, start: number, from: number, to: number): void {
  gain.setValueAtTime(from, start);
  gain.linearRampToValueAtTime(to, start + HUM.swell);
}

function strike(context: AudioContext, stroke: Stroke): void {
  const start = context.currentTime + stroke.after / 1000;
  const end = start + stroke.lasts / 1000;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(stroke.loud, start + stroke.attack / 1000);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  const { source, heard } = stroke.tone ? toneOf(context, stroke, start, end) : rustle(context, stroke);
  heard.connect(loudness);
  source.start(start);
  source.stop(end);
}

/** What makes a sound, and where it comes out. */
interface Voice {
  source: AudioScheduledSourceNode;
  heard: AudioNode;
}

function toneOf(context: AudioContext, stroke: Stroke, start: number, end: number): Voice {
  const source = context.createOscillator();
  source.type = stroke.tone ?? "sine";
  source.frequency.setValueAtTime(stroke.pitch, start);
  source.frequency.exponentialRampToValueAtTime(stroke.falls ?? stroke.pitch, end);
  return { source, heard: source };
}

/** Noise through a band around the pitch: cloth, card, wood. */
function rustle(context: AudioContext, stroke: Stroke): Voice {
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise(context);
  const heard = context.createBiquadFilter();
  heard.type = "bandpass";
  heard.frequency.value = stroke.pitch;
  heard.Q.value = stroke.sharp ?? 1;
  source.connect(heard);
  return { source, heard };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
