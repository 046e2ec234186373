import { useState } from 'react'
import type { StaffProduct } from '../../../../modules/shared/contract/api.d.ts'
import { changeProduct } from '../../../stores/admin-products.ts'
import { numberOf } from '../../../stores/typed-number.ts'

/** What is typed into the stock's field, against the stock that stood there when the typing began. */
export function useStock(entry: StaffProduct) {
  const { stock } = entry.product
  const [typed, setTyped] = useState<{ text: string; from: number }>()
  const [isBusy, setBusy] = useState(false)
  const value = typed?.text ?? String(stock)

  return {
    value,
    isChanged: typed !== undefined && value !== String(typed.from),
    isBusy,
    type: (text: string) => setTyped({ text, from: typed?.from ?? stock }),
    restore: () => setTyped(undefined),
    async save() {
      if (!typed || isBusy) return
      const stockChange = numberOf(typed.text) - typed.from
      setBusy(true)
      const problem =
        stockChange === 0 ? undefined : await changeProduct(entry, { stockChange }, typed.from)
      setBusy(false)
      if (!problem) setTyped(undefined)
      else if (problem.stock !== undefined) setTyped({ ...typed, from: problem.stock })
    },
  }
}
