import {
  type CheckoutForm,
  emptyForm,
  type RequiredField,
  requiredFields,
} from '../../stores/checkout-form.ts'

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
  const inputs = [...(element?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
  inputs.find(({ name }) => isWanted(name))?.focus()
}

export const isRequired = (name: string): name is RequiredField =>
  requiredFields.some((field) => field === name)
