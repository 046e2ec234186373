import { useStore } from '@nanostores/react'
import { isPhoto } from '../../../modules/catalogue/rules.ts'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { Button } from '../../ui/Button.tsx'
import { ConflictChoice } from '../ui/form/ConflictChoice.tsx'
import panel from '../ui/form/Panel.module.css'
import { KeptNote } from '../ui/form/Panel.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { submits } from '../ui/form/submits.ts'
import { keptFormTexts } from '../ui/form/text.ts'
import { PhotoField } from './PhotoField.tsx'
import { ProductChecks } from './ProductChecks.tsx'
import { ProductFields } from './ProductFields.tsx'
import styles from './ProductForm.module.css'
import { $isSavingProduct } from './product-changes.ts'
import { productEditor, submitProduct, typeProduct } from './product-editor.ts'
import { assortmentTexts as texts } from './text.ts'

type Props = {
  entry: StaffProduct | null
  /** Called after a successful save. */
  onSaved(): void
  onCancel(): void
}

/** The form of a patch. */
export function ProductForm({ entry, onSaved, onCancel }: Props) {
  const { form, isKept, problem, conflict } = useStore(productEditor.$state)
  const isSaving = useStore($isSavingProduct)
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <form className={styles.form} onSubmit={submits((fields) => submitProduct(fields, onSaved))}>
      {isKept && <KeptNote texts={keptFormTexts} discard={() => productEditor.discard(entry)} />}
      <ProductFields isNew={!entry} errorOf={errorOf} />
      {!entry || isPhoto(entry.product.image) ? (
        <PhotoField shown={entry?.product.image} error={errorOf('image')} />
      ) : (
        <p>{texts.drawn}</p>
      )}
      <ProductChecks isNew={!entry} />
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          form={form}
          labels={texts.fieldLabels}
          choose={typeProduct}
        />
      )}
      {!problem?.field && <Problem text={problem?.text} />}
      <div className={panel.actions}>
        <Button busy={isSaving} busyText={texts.saving} type="submit" isResting={isSaving}>
          {entry ? texts.submitChange : texts.submitNew}
        </Button>
        <Button variant="quiet" isResting={isSaving} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
