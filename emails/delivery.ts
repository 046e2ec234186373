import {
  customDeliveryTime,
  customException,
  deliveryAfterApproval,
  deliveryTime,
  returnDays,
} from '../modules/shared/terms.ts'

/** The kinds of lines in an order, which decide its delivery time and right of return. */
type Kinds = { isCustom: boolean; isUndesigned?: boolean }

/** The delivery time of an order with these lines, of whose designs so many wait for the customer's approval. */
export function deliveryText(lines: readonly Kinds[], awaited = 0): string {
  const undesigned = lines.filter(({ isUndesigned }) => isUndesigned).length
  const toApprove = awaited + undesigned
  const customTime = toApprove > 0 ? deliveryAfterApproval(toApprove) : customDeliveryTime
  const draft = draftText(undesigned)
  const hasCustom = lines.some(({ isCustom }) => isCustom)
  if (!hasCustom) return `Patchene er hos deg i løpet av ${deliveryTime}.`
  if (lines.every(({ isCustom }) => isCustom))
    return `Vi lager patchene dine på bestilling. De er hos deg i løpet av ${customTime}.${draft}`
  return `Vanlige patcher er hos deg i løpet av ${deliveryTime}. Patchene av eget bilde tar ${customTime}.${draft}`
}

function draftText(undesigned: number): string {
  if (undesigned === 0) return ''
  return undesigned === 1
    ? ' Av bildet ditt lager vi et utkast, som du får på e-post. Vi syr ikke et sting før du har godkjent det.'
    : ' Av bildene dine lager vi utkast, som du får på e-post. Vi syr ikke et sting før du har godkjent dem.'
}

/**
 * The rights of return and complaint for an order with these lines, of which the receipt has to remind (angrerettloven
 * §§ 8 and 18).
 */
export function withdrawalText(lines: readonly Kinds[]): string {
  const right = `Du har ${returnDays} dager åpent kjøp og angrerett fra du får pakken.`
  const complaint = 'Er det feil på en patch, kan du reklamere.'
  return [
    ...(lines.every(({ isCustom }) => isCustom) ? [] : [right]),
    ...(lines.some(({ isCustom }) => isCustom) ? [customException] : []),
    complaint,
  ].join(' ')
}
