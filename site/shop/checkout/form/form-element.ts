import { type CheckoutForm, emptyForm } from './checkout-form.ts'

/** The values that the customer typed or the browser filled in before hydration. */
export function typedEarly(element: HTMLFormElement): Partial<CheckoutForm> {
  const filled = new FormData(element)
  const typed = Object.keys(emptyForm)
    .map((name): [string, string | boolean | null] => {
      const value = filled.get(name)
      const isTick = typeof emptyForm[name as keyof CheckoutForm] === 'boolean'
      return [name, isTick ? value !== null : String(value ?? '')]
    })
    .filter(([, value]) => value !== '' && value !== false)
  return Object.fromEntries(typed)
}

/** Focuses the first input, in page order, whose name passes the test. */
export function focusFirst(
  element: HTMLFormElement | null,
  isWanted: (name: string) => boolean,
): void {
  inputsOf(element)
    .find(({ name }) => isWanted(name))
    ?.focus()
}

/** Focuses the next input. */
export function focusAfter(element: HTMLFormElement | null, input: HTMLInputElement): void {
  const inputs = inputsOf(element)
  inputs[inputs.indexOf(input) + 1]?.focus()
}

/** Returns the focus to an element that lost it while it was disabled. */
export function returnFocus(element: Element | null): void {
  const isLost = document.activeElement === document.body
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** Whether Enter is labelled 'next' for this input, as on on-screen keyboards only. */
export const saysNext = (input: HTMLInputElement): boolean =>
  input.enterKeyHint === 'next' && matchMedia('(pointer: coarse)').matches

const inputsOf = (element: HTMLFormElement | null) =>
  [...(element?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
