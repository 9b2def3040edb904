/** Listen to several events of a thing, before it hears them itself; returns how to stop. */
type Heard = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

export function listen(thing: EventTarget, heard: Heard): () => void {
  const until = new AbortController();
  for (const [name, hear] of Object.entries(heard)) {
    thing.addEventListener(name, hear as EventListener, { capture: true, signal: until.signal });
  }
  return () => until.abort();
}
