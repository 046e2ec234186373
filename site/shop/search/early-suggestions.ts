/** The early suggestions of the search box around an input, while they are in the page. */
const suggestionsOf = (input: Element): HTMLElement | null =>
  input.closest('.search')?.querySelector('[data-early-suggestions]') ?? null

/**
 * Makes the early suggestions behave as those of the hydrated search box: Escape closes them, focus, a click and typing
 * reopen them, and a press on them keeps the focus. The input says whether they show.
 */
export function guardEarlySuggestions(page: Document): void {
  const suggestions = page.querySelector<HTMLElement>('[data-early-suggestions]')
  const box = suggestions?.closest<HTMLElement>('.search')
  const input = box?.querySelector<HTMLInputElement>('.search-input')
  if (!suggestions || !box || !input) return

  const tell = () => {
    const areShown = suggestions.getClientRects().length > 0
    input.setAttribute('aria-expanded', String(areShown))
    if (areShown) input.setAttribute('aria-controls', suggestions.id)
    else input.removeAttribute('aria-controls')
  }
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    react: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    box.addEventListener(type, (event) => {
      if (suggestions.isConnected) react(event)
      // The reaction may have moved the focus, and the hydrated box then removed them.
      if (suggestions.isConnected) tell()
    })
  const reopen = ({ target }: Event) => {
    if (target === input) suggestions.hidden = false
  }

  on('keydown', (event) => {
    if (event.key !== 'Escape' || suggestions.hidden) return
    // The first Escape does not clear the text.
    event.preventDefault()
    suggestions.hidden = true
    if (suggestions.contains(page.activeElement)) input.focus()
  })
  on('mousedown', (event) => {
    if (event.target instanceof Node && suggestions.contains(event.target)) event.preventDefault()
  })
  on('focusin', (event) => {
    // Not the focus that Escape returns.
    if (!(event.relatedTarget instanceof Node && suggestions.contains(event.relatedTarget)))
      reopen(event)
  })
  on('focusout', () => undefined)
  on('click', reopen)
  on('input', reopen)
  // The focus may have come before this script.
  if (box.contains(page.activeElement)) tell()
}

/** Whether the keyboard's focus is on one of the early suggestions of an input's search box. */
export const isChoosingEarly = (input: HTMLInputElement): boolean =>
  suggestionsOf(input)?.contains(document.activeElement) ?? false

/** Removes the early suggestions of an input's search box, if any. False if the visitor had closed them. */
export function removeEarlySuggestions(input: HTMLInputElement): boolean {
  const suggestions = suggestionsOf(input)
  if (!suggestions) return true
  suggestions.remove()
  // As the server rendered them, which React takes for granted.
  input.setAttribute('aria-expanded', 'false')
  input.removeAttribute('aria-controls')
  return !suggestions.hidden
}
