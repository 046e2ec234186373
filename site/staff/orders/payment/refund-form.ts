import { customPatch } from '../../../../modules/catalogue/rules.ts'
import { refundValue } from '../../../../modules/payments/rules.ts'
import type { Order, PaymentOfOrder, Refund } from '../../../../modules/shared/contract/api.d.ts'
import { oreOfKr } from '../../../../modules/shared/money.ts'
import { numberOf } from '../../ui/form/typed-number.ts'

/** The input of a refund. */
export type RefundForm = {
  /** Units to give back, by line. */
  units: ReadonlyMap<number, number>
  withShipping: boolean
  /** The typed amount in kr. */
  amount: string
  reason: string
  restock: boolean
}

/** A form in which nothing is chosen. */
export const emptyForm: RefundForm = {
  units: new Map(),
  withShipping: false,
  amount: '',
  reason: '',
  restock: true,
}

/** Units of each line that came back earlier or are about to. */
function unitsBefore({ refunds }: Pick<PaymentOfOrder, 'refunds'>): Map<number, number> {
  const before = new Map<number, number>()
  for (const { state, units } of refunds)
    if (state !== 'failed')
      for (const { itemId, quantity } of units)
        before.set(itemId, (before.get(itemId) ?? 0) + quantity)
  return before
}

/** Units of each line that can still come back. */
export function unitsLeft(order: Pick<Order, 'items'>, payment: PaymentOfOrder) {
  const before = unitsBefore(payment)
  return new Map(
    order.items.map(({ itemId, quantity }) => [itemId, quantity - (before.get(itemId) ?? 0)]),
  )
}

/** The customer's price of the chosen units and the shipping, in øre, at most the amount that is left. */
export function worthOf(order: Order, payment: PaymentOfOrder, form: RefundForm): number {
  const lines = order.items.map(({ itemId, productId, quantity, product }) => ({
    itemId,
    quantity,
    unitPrice: oreOfKr(product.price),
    isDiscounted: !payment.discountExcludesCustom || productId !== customPatch.id,
  }))
  const goods = refundValue(lines, order.discount, form.units, unitsBefore(payment))
  return Math.min(payment.left, goods + (form.withShipping ? order.shipping : 0))
}

/** Everything that is left of an order. */
export function wholeForm(order: Order, payment: PaymentOfOrder, form: RefundForm): RefundForm {
  const left = [...unitsLeft(order, payment)].filter(([, quantity]) => quantity > 0)
  return { ...form, units: new Map(left), withShipping: order.shipping > 0 }
}

/** The typed amount in øre; NaN when it is no number. */
export const amountOf = ({ amount }: Pick<RefundForm, 'amount'>): number =>
  amount.trim() === '' ? Number.NaN : oreOfKr(numberOf(amount))

/** The call's body for a valid form. */
export const formOf = (form: RefundForm) => ({
  amount: amountOf(form),
  reason: form.reason.trim(),
  units: [...form.units]
    .filter(([, quantity]) => quantity > 0)
    .map(([itemId, quantity]): Refund['units'][number] => ({ itemId, quantity })),
  restock: form.restock,
})
