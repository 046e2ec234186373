import { useStore } from '@nanostores/react'
import { productFlags } from '../../../modules/catalogue/rules.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import styles from './ProductForm.module.css'
import { productEditor, typeProduct } from './product-editor.ts'
import { assortmentTexts as texts } from './text.ts'

/** The flags of a patch; for an existing one also whether it is hidden. */
export function ProductChecks({ isNew }: { isNew: boolean }) {
  const form = useStore(productEditor.$form)
  const names = isNew ? productFlags : ([...productFlags, 'isHidden'] as const)
  return (
    <div className={styles.checks}>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          checked={form[name]}
          onChange={(event) => typeProduct(name, event.target.checked)}
        >
          {texts.fieldLabels[name]}
        </Checkbox>
      ))}
      {!isNew && <p className={`${styles.hint} aside`}>{texts.hiddenHint}</p>}
    </div>
  )
}
