import { type FormEvent, useState } from 'react'
import type { StaffProduct } from '../../../../modules/shared/contract/api.d.ts'
import {
  changeOf,
  emptyProductForm,
  formOfProduct,
  newProductOf,
  type ProductForm,
  type ProductProblem,
} from '../../../stores/admin-product-form.ts'
import { changeProduct, createProduct } from '../../../stores/admin-products.ts'
import { refusalOf } from '../../../stores/picture-file.ts'
import { assortmentTexts as texts } from '../../../text/admin/products.ts'

export type Saving = {
  isSaving: boolean
  setSaving(isSaving: boolean): void
  /** Follows a save that worked. */
  onSaved(): void
}

/** The fields of a patch, or of a new one without an entry. */
export function useProductForm(
  entry: StaffProduct | null,
  { isSaving, setSaving, onSaved }: Saving,
) {
  const [before, setBefore] = useState(() => (entry ? formOfProduct(entry) : emptyProductForm))
  const [form, setForm] = useState(before)
  const [image, setImage] = useState<File>()
  const [problem, setProblem] = useState<ProductProblem>()

  function choose(file: File | undefined) {
    const refusal = file && refusalOf(file)
    setProblem(refusal && { text: refusal.text, field: 'image' })
    setImage(refusal ? undefined : file)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const fields = event.currentTarget.elements
    if (!entry && !image) return setProblem({ text: texts.imageMissing, field: 'image' })
    setSaving(true)
    const refused = entry
      ? await changeProduct(entry, changeOf(before, form), Number(before.stock))
      : image && (await createProduct(newProductOf(form, image)))
    setSaving(false)
    setProblem(refused)
    if (!refused) return onSaved()
    if (refused.stock !== undefined) setBefore({ ...before, stock: String(refused.stock) })
    const field = fields.namedItem(refused.field ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return {
    form,
    set: <Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) => {
      // What is typed now would go with the dialog.
      if (isSaving) return
      setForm((current) => ({ ...current, [name]: value }))
      // What was said of the fields is old news once they change; the photo is as it was.
      setProblem((said) => (said?.field === 'image' ? said : undefined))
    },
    image,
    choose,
    problem,
    submit,
  }
}
