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
import { assortmentTexts as texts } from './text.ts'
import { useProductForm } from './use-product-form.ts'

type Props = {
  entry: StaffProduct | null
  /** Called after a successful save. */
  onSaved(): void
  onCancel(): void
}

/** The form of a patch. */
export function ProductForm({ entry, onSaved, onCancel }: Props) {
  const { form, set, isSaving, isKept, discard, image, choose, problem, conflict, submit } =
    useProductForm(entry, onSaved)
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <form className={styles.form} onSubmit={submits(submit)}>
      {isKept && <KeptNote texts={keptFormTexts} discard={discard} />}
      <ProductFields form={form} set={set} errorOf={errorOf} isNew={!entry} />
      {!entry || isPhoto(entry.product.image) ? (
        <PhotoField
          image={image}
          shown={entry?.product.image}
          choose={choose}
          error={errorOf('image')}
        />
      ) : (
        <p>{texts.drawn}</p>
      )}
      <ProductChecks form={form} set={set} isNew={!entry} />
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          form={form}
          labels={texts.fieldLabels}
          choose={(name, value) => set(name, value)}
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
