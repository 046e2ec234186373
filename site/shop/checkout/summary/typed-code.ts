import { atom } from 'nanostores'
import { priceCart } from '../../../../modules/checkout/rules.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { action } from '../../../browser/action.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { $cart } from '../../cart/index.ts'
import type { Refusal } from '../form/validate.ts'
import { summaryTexts as texts } from '../text.ts'
import { activateDiscount, refusalOfCode } from './activate-discount.ts'
import { $discount, type Outcome } from './discount.ts'

/** What stands in the code field, in capitals, and is not applied yet. */
export const $typedCode = atom('')

/** Why the typed code was not applied: said beside the field, where it stays longer than in the toast. */
export const $codeProblem = atom<string | undefined>()

export function typeCode(typed: string): void {
  $typedCode.set(asCode(typed))
  $codeProblem.set(undefined)
}

export const asCode = (typed: string): string => typed.toLocaleUpperCase('nb')

/** Applies what was typed, unless that is nothing, and tells how it went in a toast. */
async function applyTypedCode(refuse: typeof showError = showError): Promise<Outcome> {
  const typed = $typedCode.get()
  if (typed.trim() === '') return 'activated'
  const outcome = await activateDiscount(typed, refuse)
  $codeProblem.set(problemOf(outcome))
  // What was typed meanwhile is another code.
  if (outcome === 'activated' && $typedCode.get() === typed) $typedCode.set('')
  return outcome
}

/** The same at the press of the field's own button, once at a time. */
export const { run: applyOnPress, $isRunning: $isApplying } = action(
  () => applyTypedCode(),
  (error) => {
    throw error
  },
)

/** The same at the press of the pay button, whose caller tells a refusal: it has to be solved before anything is paid. */
export async function applyBeforePayment(): Promise<Refusal | undefined> {
  const refusal = refusalOfCode(await applyTypedCode(() => undefined))
  if (!refusal) return undefined
  $codeProblem.set(`${$codeProblem.get() ?? refusal.title} ${texts.payWithout}`)
  return { ...refusal, field: 'discountCode' }
}

/** The code that takes something off: one whose minimum is not reached is not sent, as it would be refused. */
export function effectiveCode(): string | null {
  const discount = $discount.get()
  if (!discount) return null
  const { subtotal } = priceCart($cart.get() ?? [])
  return subtotal >= discount.minimumAmount ? discount.code : null
}

function problemOf(outcome: Outcome): string | undefined {
  if (outcome === 'invalid') return texts.checkCode
  if (typeof outcome !== 'object') return undefined
  return 'missing' in outcome
    ? texts.belowMinimum(formatOre(outcome.missing))
    : texts.discountHeldText(outcome.retryAfter)
}
