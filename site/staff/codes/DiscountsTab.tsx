import { useRef } from 'react'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import panel from '../ui/form/Panel.module.css'
import { DiscountForm } from './DiscountForm.tsx'
import { DiscountList } from './DiscountList.tsx'
import styles from './DiscountsTab.module.css'
import { codeEditor, resetDiscountForm } from './discount-editor.ts'

/** The dashboard's tab of discount codes (specification, section 6). */
export function DiscountsTab() {
  const form = useRef<HTMLFormElement>(null)
  const edit = (code: DiscountCode) => {
    codeEditor.open(code)
    form.current?.querySelector('input')?.focus()
  }
  const cancel = () => {
    resetDiscountForm()
    form.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.tab}>
      <div className={panel.part}>
        <DiscountList onEdit={edit} />
      </div>
      <DiscountForm form={form} onCancel={cancel} />
    </div>
  )
}
