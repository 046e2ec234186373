import { atom } from 'nanostores'
import { priceCart } from '../../../../modules/checkout/rules.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { action } from '../../../browser/action.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { $cart } from '../../cart/index.ts'
import { $discount, type Outcome } from '../../discount/index.ts'
import type { Refusal } from '../form/validate.ts'
import { summaryTexts as texts } from '../text.ts'
import { activateDiscount, refusalOfCode } from './activate-discount.ts'

/** The code field's value in capitals, not yet applied. */
export const $typedCode = atom('')

/** The reason that the typed code was not applied, shown beside the field, where it stays longer than the toast. */
export const $codeProblem = atom<string | undefined>()

/** Changes the typed code, in capitals, and clears the problem of the previous one. */
export function typeCode(typed: string): void {
  $typedCode.set(asCode(typed))
  $codeProblem.set(undefined)
}

/** The text in capitals, as codes are compared. */
export const asCode = (typed: string): string => typed.toLocaleUpperCase('nb')

/** Applies the typed code, if any, and shows a toast with the result. */
async function applyTypedCode(refuse: typeof showError = showError): Promise<Outcome> {
  const typed = $typedCode.get()
  if (typed.trim() === '') return 'activated'
  const outcome = await activateDiscount(typed, refuse)
  $codeProblem.set(problemOf(outcome))
  // Input typed during the call is another code.
  if (outcome === 'activated' && $typedCode.get() === typed) $typedCode.set('')
  return outcome
}

/** The same for the field's own button, one run at a time. */
export const { run: applyOnPress, $isRunning: $isApplying } = action(
  () => applyTypedCode(),
  (error) => {
    throw error
  },
)

/** The same for the pay button, whose caller shows the refusal: it must be resolved before the payment. */
export async function applyBeforePayment(): Promise<Refusal | undefined> {
  const refusal = refusalOfCode(await applyTypedCode(() => undefined))
  if (!refusal) return undefined
  $codeProblem.set(`${$codeProblem.get() ?? refusal.title} ${texts.payWithout}`)
  return { ...refusal, field: 'discountCode' }
}

/** The code that lowers the price; null while its minimum is not reached, as the server would refuse it. */
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
