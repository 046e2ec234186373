/** The early suggestions of the search box around an input, while they are in the page. */
const suggestionsOf = (element: Element): HTMLElement | null =>
  element.closest('.search')?.querySelector('[data-early-suggestions]') ?? null

/** Makes the early suggestions behave as those of the hydrated search box: Escape closes them, a press keeps the focus. */
export function guardEarlySuggestions(page: Document): void {
  page.addEventListener('keydown', ({ key, target }) => {
    const suggestions = target instanceof Element ? suggestionsOf(target) : null
    if (suggestions && key === 'Escape') suggestions.hidden = true
  })
  page.addEventListener('mousedown', (event) => {
    const { target } = event
    if (target instanceof Element && target.closest('[data-early-suggestions]'))
      event.preventDefault()
  })
}

/** Removes the early suggestions of an input's search box. False if the visitor had closed them. */
export function removeEarlySuggestions(input: HTMLInputElement): boolean {
  const suggestions = suggestionsOf(input)
  suggestions?.remove()
  return !suggestions?.hidden
}
