import { useRef } from 'react'
import type { DiscountCode } from '../../../../modules/shared/contract/api.d.ts'
import { editCode } from '../../../stores/admin-discounts.ts'
import { DiscountForm } from './DiscountForm.tsx'
import { DiscountList } from './DiscountList.tsx'
import styles from './DiscountsTab.module.css'

export function DiscountsTab() {
  const form = useRef<HTMLFormElement>(null)
  const edit = (code: DiscountCode) => {
    editCode(code)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <div className={styles.tab}>
      <DiscountList onEdit={edit} />
      <DiscountForm form={form} />
    </div>
  )
}
