import { formatOre } from '../../modules/shared/money.ts'

/** An order's amounts in øre; `vat` is null where none was charged. */
type Sums = {
  subtotal: number
  discount: number
  discountCode: string | null
  shipping: number
  total: number
  vat: number | null
}

export type Sum = { label: string; amount: string; isTotal?: boolean }

/** The sums in the order of the receipt. */
export function receiptSums({
  subtotal,
  discount,
  discountCode,
  shipping,
  total,
  vat,
}: Sums): Sum[] {
  const code = discountCode ? ` (${discountCode})` : ''
  return [
    { label: 'Delsum', amount: formatOre(subtotal) },
    ...(discount > 0 ? [{ label: `Rabatt${code}`, amount: `−${formatOre(discount)}` }] : []),
    { label: 'Frakt', amount: shipping === 0 ? 'Gratis' : formatOre(shipping) },
    { label: 'Totalt', amount: formatOre(total), isTotal: true },
    ...(vat === null ? [] : [{ label: 'Herav mva.', amount: formatOre(vat) }]),
  ]
}
