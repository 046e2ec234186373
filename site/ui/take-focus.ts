/** As a `ref`: what takes the place of a form takes the focus of its button too. */
export function takeFocus(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
}
