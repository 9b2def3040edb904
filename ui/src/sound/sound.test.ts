import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";

class Context {
  static made: Context[] = [];
  state = "suspended";
  struck = 0;
  call: Promise<void> | null = null;
  currentTime = 0;
  destination = {};

  constructor() {
    Context.made.push(this);
  }
  async resume() {
    await this.call;
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
  createGain() {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: vi.fn() };
  }
  createOscillator() {
    const frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const start = () => (this.struck += Number(this.state === "running"));
    return { frequency, connect: vi.fn(), start, stop: vi.fn() };
  }
}

const TURN = 2;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Context);
  Context.made = [];
  settings.sound = true;
});

async function touched() {
  const sound = await import("./sound");
  sound.listenForTouch();
  dispatchEvent(new Event("pointerdown"));
  return { ...sound, context: Context.made[0]! };
}

it("nothing is heard before somebody has touched the page", async () => {
  const { playSound } = await import("./sound");
  playSound("turn");
  expect(Context.made).toEqual([]);
});

it("a page that has been silent for a while rests, and wakes for the next sound", async () => {
  const { playSound, context } = await touched();
  expect(context.state).toBe("running");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(context.state).toBe("suspended");
  playSound("turn");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([context.state, context.struck]).toEqual(["running", TURN]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(context.state).toBe("suspended");
});

it("each sound puts the rest off", async () => {
  const { playSound, context } = await touched();
  for (let sound = 0; sound < 5; sound++) {
    await vi.advanceTimersByTimeAsync(3_000);
    expect(context.state).toBe("running");
    playSound("turn");
  }
});

it("what could not be heard during a call is not heard after it", async () => {
  const { playSound, context } = await touched();
  context.call = new Promise((over) => setTimeout(over, 60_000));
  playSound("turn");
  await vi.advanceTimersByTimeAsync(61_000);
  expect(context.struck).toBe(0);
});

it("what has no sound, and what nobody wants to hear, wakes nothing", async () => {
  const { playSound, context } = await touched();
  await vi.advanceTimersByTimeAsync(10_000);
  playSound("no such sound");
  const { settings } = await import("../app/settings.svelte");
  settings.sound = false;
  playSound("turn");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([context.state, context.struck]).toEqual(["suspended", 0]);
});

it("what hums keeps the page awake until it ends, and nobody hears it without sound", async () => {
  const { hum, context } = await touched();
  const end = hum(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context.state).toBe("running");
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(context.state).toBe("suspended");
  const { settings } = await import("../app/settings.svelte");
  settings.sound = false;
  hum(100);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(context.state).toBe("suspended");
});
