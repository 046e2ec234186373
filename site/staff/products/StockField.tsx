import { useStore } from '@nanostores/react'
import { type MouseEvent, useState } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { Icon } from '../../ui/Icon.tsx'
import { numberKinds } from '../ui/form/NumberField.tsx'
import { submits } from '../ui/form/submits.ts'
import { numberOf } from '../ui/form/typed-number.ts'
import { $changedInRow, changeInRow } from './product-changes.ts'
import styles from './StockField.module.css'
import { assortmentTexts as texts } from './text.ts'

/** The stock, edited in its row: Enter saves, Escape restores. */
export function StockField({ entry }: { entry: StaffProduct }) {
  const { value, isChanged, isBusy, type, restore, save } = useStock(entry)
  const { name } = entry.product
  return (
    <form className={styles.form} onSubmit={submits(save)}>
      <input
        className={styles.input}
        {...numberKinds.count}
        autoComplete="off"
        required
        aria-label={texts.stockOf(name)}
        value={value}
        readOnly={isBusy}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && restore()}
      />
      <button
        type="submit"
        className={`icon-button ${styles.save}`}
        aria-label={texts.saveStock(name)}
        title={texts.submitChange}
        disabled={!isChanged}
        aria-busy={isBusy}
        onClick={keepKeyboard}
      >
        <Icon name="check" size={20} />
      </button>
    </form>
  )
}

/** A button pressed by key disappears after saving; such a press has a click count of 0. */
function keepKeyboard({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (detail === 0) currentTarget.form?.querySelector('input')?.focus()
}

/** The input of the stock field, relative to the stock when the typing began. */
function useStock(entry: StaffProduct) {
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
