import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { numberOf } from '../ui/form/typed-number.ts'
import { $changedInRow, changeInRow } from './product-changes.ts'

/** The input of the stock field, relative to the stock when the typing began. */
export function useStock(entry: StaffProduct) {
  const { id, stock } = entry.product
  const [typed, setTyped] = useState<{ text: string; from: number }>()
  const isBusy = useStore($changedInRow).includes(id)
  const value = typed?.text ?? String(stock)

  return {
    value,
    isChanged: typed !== undefined && value !== String(typed.from),
    isBusy,
    type: (text: string) => setTyped({ text, from: typed?.from ?? stock }),
    restore: () => setTyped(undefined),
    async save() {
      if (!typed) return
      const stockChange = numberOf(typed.text) - typed.from
      const problem =
        stockChange === 0 ? null : await changeInRow(entry, { stockChange }, typed.from)
      if (problem === null) setTyped(undefined)
      else if (problem?.stock !== undefined) setTyped({ ...typed, from: problem.stock })
    },
  }
}
