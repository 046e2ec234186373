import {
  type CheckoutForm,
  emptyForm,
  type RequiredField,
  requiredFields,
} from './checkout-form.ts'

/** What was typed, or filled in by the browser, before the page came alive. */
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

/** Goes to the first input, as the page has them, whose name is of that kind. */
export function focusFirst(
  element: HTMLFormElement | null,
  isWanted: (name: string) => boolean,
): void {
  inputsOf(element)
    .find(({ name }) => isWanted(name))
    ?.focus()
}

/** Goes on to the input after this one. */
export function focusAfter(element: HTMLFormElement | null, input: HTMLInputElement): void {
  const inputs = inputsOf(element)
  inputs[inputs.indexOf(input) + 1]?.focus()
}

/** Puts the focus back to where it was, if it was lost to the page because that was disabled for a while. */
export function returnFocus(element: Element | null): void {
  const isLost = document.activeElement === document.body
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** Whether the key for Enter reads 'next' here: on the keyboards that screens show, and nowhere else. */
export const saysNext = (input: HTMLInputElement): boolean =>
  input.enterKeyHint === 'next' && matchMedia('(pointer: coarse)').matches

const inputsOf = (element: HTMLFormElement | null) =>
  [...(element?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)

export const isRequired = (name: string): name is RequiredField =>
  requiredFields.some((field) => field === name)
