/** A list that is read from below: while `news` come, its end is kept in sight; null holds it still. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

export const followed: Action<HTMLElement, readonly unknown[] | null> = (list, news) => {
  const show = (more: readonly unknown[] | null) => {
    if (more?.length) void tick().then(() => list.lastElementChild?.scrollIntoView({ block: "nearest" }));
  };
  show(news);
  return { update: show };
};
