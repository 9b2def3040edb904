import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { AT_FIRST } from "./spaces";
import NextSpaces from "./NextSpaces.svelte";

it("one of the next six spaces is told in a sentence, by a tap or the focus", async () => {
  const next = AT_FIRST.slice(1, 7).map((space, i) => ({ place: i + 1, space, name: space.kind, sentence: `With ${i + 1}` }));
  const { container } = render(NextSpaces, { next, title: "Next" });
  const line = () => container.querySelector(".line")?.textContent;
  expect(line()).toBe("Next");
  await fireEvent.click(screen.getByRole("button", { name: /With 3/ }));
  expect(line()).toBe("With 3");
  await fireEvent.focus(screen.getByRole("button", { name: /With 5/ }));
  expect(line()).toBe("With 5");
});
