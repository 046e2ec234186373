/** A ref callback for content that replaces a form: moves the focus of the form's button to it. */
export function takeFocus(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
}
