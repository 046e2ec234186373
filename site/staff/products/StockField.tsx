import type { MouseEvent } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { Icon } from '../../ui/Icon.tsx'
import { numberKinds } from '../ui/form/NumberField.tsx'
import { submits } from '../ui/form/submits.ts'
import styles from './StockField.module.css'
import { assortmentTexts as texts } from './text.ts'
import { useStock } from './use-stock.ts'

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
