import type { SyntheticEvent } from 'react'

/** A form's submit handler: it stays on the page, and calls `act` with the form. */
export const submits =
  (act: (form: HTMLFormElement) => unknown) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void act(event.currentTarget)
  }

/** Moves the focus to the form's field of this name, if there is one. */
export function focusField(form: HTMLFormElement, name = ''): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
