import { threeForTwo } from '../../../modules/checkout/rules.ts'
import { applyDiscount, type Outcome } from '../../stores/discount.ts'
import { showError, showToast } from '../../stores/toast.ts'
import { summaryTexts as texts } from '../../text/checkout.ts'

/** Turns a typed code on and tells how it went. */
export async function activateDiscount(typed: string): Promise<Outcome> {
  const code = typed.trim().toLocaleUpperCase('nb')
  const outcome = await applyDiscount(code)
  if (outcome === 'failed') showError(texts.discountFailed)
  else if (outcome !== 'activated') showError(texts.discountInvalid, texts.discountInvalidText)
  else if (code === threeForTwo.code) showToast(texts.discountOn, texts.threeForTwoOn)
  else showToast(texts.discountOn, texts.discountOnText(code))
  return outcome
}
