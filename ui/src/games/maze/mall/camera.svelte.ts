/** The frame of the mall: by itself round the chosen pawn, or as a hand left it. */
import { untrack } from "svelte";
import type { Point } from "../../parts/geometry";
import { framed, held, inMall, onStage, roundPawn, whole, zoomed, type Frame, type Scene } from "./framing";

/** How much is seen by itself: what matters, all of it where squares are large enough, or only what is round the pawn. */
export type Shot = "usual" | "wide" | "pawn";

/** Milliseconds after a hand let go of the floor in which it does not move by itself. */
const AFTER_HAND = 1_500;

export class Camera {
  #frame = $state.raw<Frame | null>(null);
  /** All of the mall is looked at, until it is asked for otherwise. */
  overview = $state(false);
  /** It follows fingers: nothing glides. */
  handled = $state(false);
  #hand = -Infinity;

  readonly frame: Frame = $derived.by(() => this.#frame ?? this.#best(null));
  /** Whether all of the mall is in the frame. */
  readonly showsAll: boolean = $derived.by(() => {
    const { tiles, stage } = this.scene();
    return tiles.every(([, x, y]) => [{ x, y }, { x: x + 4, y: y + 4 }].every((corner) => this.#shows(corner, stage)));
  });

  /**
   * Made by a component. `reason` is told by whatever the frame may change for: another pawn was chosen,
   * something happened to it, a tile was laid, the theft.
   */
  constructor(
    private readonly scene: () => Scene,
    private readonly shot: () => Shot,
    reason: () => unknown,
  ) {
    $effect(() => {
      reason();
      untrack(() => this.follow());
    });
  }

  /** Back to what matters now, unless a hand is on the floor. */
  follow(): void {
    if (this.handled || Date.now() - this.#hand < AFTER_HAND) return;
    this.#frame = this.#best(this.#frame);
  }

  /** All of the mall, and back. */
  toggle(): void {
    this.overview = !this.overview;
    this.automatic();
  }

  /** Let go of what a hand has set. */
  automatic(): void {
    this.#hand = -Infinity;
    this.#frame = this.#best(null);
  }

  whole(): void {
    this.overview = true;
    this.automatic();
  }

  frameAgain(): void {
    this.overview = false;
    this.automatic();
  }

  /** A finger has pulled the floor so far. */
  pan({ x, y }: Point): void {
    const { zoom } = this.frame;
    this.#set({ ...this.frame, x: this.frame.x - x / zoom, y: this.frame.y - y / zoom });
  }

  /** Squares grow by so much, round a point of the stage. */
  grow(by: number, at: Point): void {
    this.#set(zoomed(this.frame, this.frame.zoom * by, at, this.scene().stage));
  }

  letGo(): void {
    if (this.handled) this.#hand = Date.now();
    this.handled = false;
  }

  onStage(point: Point): Point {
    return onStage(point, this.frame, this.scene().stage);
  }

  inMall(point: Point): Point {
    return inMall(point, this.frame, this.scene().stage);
  }

  #best(now: Frame | null): Frame {
    if (this.overview) return whole(this.scene());
    return this.shot() === "pawn" ? roundPawn(this.scene()) : framed(this.scene(), now, this.shot() === "wide");
  }

  #set(frame: Frame): void {
    this.handled = true;
    this.overview = false;
    this.#hand = Date.now();
    this.#frame = held(frame, this.scene().tiles);
  }

  #shows(point: Point, { width, height }: Scene["stage"]): boolean {
    const { x, y } = this.onStage(point);
    return x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1;
  }
}
