/** Calls `then` once the window and its visible pictures are loaded. */
export function onceLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}
