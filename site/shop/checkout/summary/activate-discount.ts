import { builtInOffer } from '../../../../modules/checkout/rules.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { applyDiscount, type Outcome } from '../../discount/index.ts'
import type { Refusal } from '../form/validate.ts'
import { summaryTexts as texts } from '../text.ts'

/** Applies a typed code and shows a toast with the result; `refuse` shows a refusal, by default as a toast. */
export async function activateDiscount(
  typed: string,
  refuse: typeof showError = showError,
): Promise<Outcome> {
  const code = typed.trim().toLocaleUpperCase('nb')
  const outcome = await applyDiscount(code)
  const refusal = refusalOfCode(outcome)
  if (refusal) refuse(refusal.title, refusal.text)
  else if (code === builtInOffer.code) showToast(texts.discountOn, texts.offerOn)
  else showToast(texts.discountOn, texts.discountOnText(code))
  return outcome
}

/**
 * The reason that a code was not activated; undefined for a success. `retryAfter` (seconds) is set when another order
 * holds the code's last use.
 */
export function refusalOfCode(outcome: Outcome): Refusal | undefined {
  if (outcome === 'activated') return undefined
  if (outcome === 'failed') return { title: texts.discountFailed }
  if (typeof outcome === 'object' && 'retryAfter' in outcome) {
    const { retryAfter } = outcome
    return { title: texts.discountHeld, text: texts.discountHeldText(retryAfter), retryAfter }
  }
  return { title: texts.discountInvalid, text: texts.discountInvalidText }
}
