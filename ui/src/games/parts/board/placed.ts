/** Lies where it is told: `use:placed={box}`, in pixels of its parent. */
import type { Action } from "svelte/action";
import type { Box } from "../geometry";

export const placed: Action<HTMLElement, Box> = (node, box) => {
  const put = ({ x, y, width, height }: Box): void => {
    Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  };
  put(box);
  return { update: put };
};
