import { Checkbox } from '../../ui/form/Checkbox.tsx'
import type { FieldsProps } from './ProductFields.tsx'
import styles from './ProductForm.module.css'
import { assortmentTexts as texts } from './text.ts'

const flags = ['isNew', 'isPopular', 'isGlowInDark'] as const

/** The flags of a patch; for an existing one also whether it is hidden. */
export function ProductChecks({ form, set, isNew }: FieldsProps) {
  const names = isNew ? flags : ([...flags, 'isHidden'] as const)
  return (
    <div className={styles.checks}>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          checked={form[name]}
          onChange={(event) => set(name, event.target.checked)}
        >
          {texts.checks[name]}
        </Checkbox>
      ))}
      {!isNew && <p className={`${styles.hint} aside`}>{texts.hiddenHint}</p>}
    </div>
  )
}
