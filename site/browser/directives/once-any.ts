/** Calls `then` with the first event on the page that is of one of these types and counts. */
export function onceAny(
  types: readonly string[],
  then: (event: Event) => void,
  counts: (event: Event) => boolean = () => true,
): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const heard = (event: Event) => {
    if (!counts(event)) return
    waiting.abort()
    then(event)
  }
  for (const type of types) addEventListener(type, heard, { capture: true, passive: true, signal })
}
