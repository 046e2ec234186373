import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import {
  createProductDescriptionMaxLength,
  createProductNameMaxLength,
  createProductTagsMaxItems,
  createProductTagsMaxLength,
} from '../../client/generated/admin/products.ts'
import { capital } from '../../text/capital.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import panel from '../ui/form/Panel.module.css'
import { productEditor, typeProduct } from './product-editor.ts'
import type { TextField } from './product-form.ts'
import { $categories, loadCategories } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

/** All tags at their longest, each with a comma and a space. */
const longestTags = createProductTagsMaxItems * (createProductTagsMaxLength + 2)

type Props = { isNew: boolean; errorOf(field: string): string | undefined }

/** The fields of a new or existing patch. */
export function ProductFields({ isNew, errorOf }: Props) {
  const form = useStore(productEditor.$form)
  const known = (useStore($categories).value ?? []).map(({ name }) => name)
  // The patch's own category is listed even if the others failed to load.
  const names = new Set(isNew ? known : [...known, form.category])
  const categories = [...names].map((name) => ({ value: name, label: capital(name) }))
  // Retries a failed load.
  useEffect(() => void loadCategories(), [])
  const text = (name: TextField) => ({
    name,
    label: texts.fieldLabels[name],
    value: form[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => typeProduct(name, event.target.value),
  })
  return (
    <div className={panel.fields}>
      <div className={panel.whole}>
        <Field
          required
          maxLength={createProductNameMaxLength}
          autoComplete="off"
          {...text('name')}
        />
      </div>
      <div className={panel.whole}>
        <Textarea
          required
          rows={3}
          maxLength={createProductDescriptionMaxLength}
          {...text('description')}
        />
      </div>
      <Select
        required
        options={isNew ? [{ value: '', label: texts.chooseCategory }, ...categories] : categories}
        {...text('category')}
      />
      <NumberField kind="decimal" required {...text('price')} />
      <NumberField
        kind="count"
        required
        hint={isNew ? undefined : texts.stockHint}
        {...text('stock')}
      />
      <Field autoComplete="off" maxLength={longestTags} hint={texts.tagsHint} {...text('tags')} />
    </div>
  )
}
