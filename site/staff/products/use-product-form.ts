import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import type { ConflictAnswer } from '../../client/request-error.ts'
import { refusalOf } from '../../shop/designer/index.ts'
import { conflictBetween, type FormConflict, merged } from '../ui/form/form-conflict.ts'
import { forgetForm, keepForm, keptForm } from '../ui/form/kept-forms.ts'
import { focusField } from '../ui/form/submits.ts'
import {
  $isSavingProduct,
  changeProduct,
  createProduct,
  replacePhoto,
  saveProduct,
  tellChanged,
} from './product-changes.ts'
import {
  changeOf,
  emptyProductForm,
  formOfProduct,
  newProductOf,
  type ProductForm,
  type ProductProblem,
} from './product-form.ts'
import { assortmentTexts as texts } from './text.ts'

/** The form state of a patch; without an entry, of a new one. */
export function useProductForm(entry: StaffProduct | null, onSaved: () => void) {
  const isSaving = useStore($isSavingProduct)
  const name = `product ${entry?.product.id ?? 'new'}`
  const [start] = useState(() => startOf(entry, name))
  const [isKept, setKept] = useState(start.isKept)
  const [before, setBefore] = useState(start.before)
  const [form, setForm] = useState(start.form)
  /** The version that the form knows; the server refuses an edit of a stale one. */
  const [seen, setSeen] = useState(start.item)
  const [conflict, setConflict] = useState<FormConflict<ProductForm>>()
  const [image, setImage] = useState<File>()
  const [problem, setProblem] = useState<ProductProblem>()

  useEffect(() => keepForm(name, { item: seen, before, form }), [name, seen, before, form])

  function discard() {
    const anew = startAnew(entry)
    setSeen(anew.item)
    setBefore(anew.before)
    setForm(anew.form)
    setKept(false)
    setConflict(undefined)
    setProblem(undefined)
  }

  function choose(file: File | undefined) {
    const refusal = file && refusalOf(file)
    setProblem(refusal && { text: refusal.text, field: 'image' })
    setImage(refusal ? undefined : file)
  }

  /** Uploads the photo first, as only the server can validate it. */
  async function save(old: StaffProduct): Promise<ProductProblem | null | undefined> {
    const change = changeOf(before, form)
    const replaced = image ? await replacePhoto(old, image) : { entry: old }
    if (!replaced) return undefined
    if ('problem' in replaced) return replaced.problem
    const { entry: now } = replaced
    setSeen(now)
    setImage(undefined)
    if (image && Object.keys(change).length === 0) {
      tellChanged(now)
      return null
    }
    const { stockChange: _stock, ...texts } = change
    const isEdit = Object.keys(texts).length > 0
    return changeProduct(
      now,
      { ...change, ...(isEdit && { version: now.version }) },
      Number(before.stock),
    )
  }

  /**
   * Keeps the edited fields, and takes the other administrator's values for the rest. The stock is a difference, and
   * stays.
   */
  function takeConflict(answer: ConflictAnswer<StaffProduct>) {
    const { stock } = before
    const forms = {
      before,
      mine: form,
      theirs: { ...formOfProduct(answer.current), stock: form.stock },
    }
    setSeen(answer.current)
    setBefore({ ...formOfProduct(answer.current), stock })
    setForm(merged(forms))
    setConflict(conflictBetween(forms, answer))
  }

  async function submit(fields: HTMLFormElement) {
    if (!entry && !image) return setProblem({ text: texts.imageMissing, field: 'image' })
    const refused = await saveProduct(async () => {
      if (seen) return save(seen)
      return image && createProduct(newProductOf(form, image))
    })
    if (refused === undefined) return
    setProblem(refused?.conflict ? undefined : (refused ?? undefined))
    // The save settled the conflict; only a new one asks again.
    setConflict(undefined)
    if (!refused) {
      forgetForm(name)
      return onSaved()
    }
    if (refused.conflict) return takeConflict(refused.conflict)
    if (refused.stock !== undefined) setBefore({ ...before, stock: String(refused.stock) })
    focusField(fields, refused.field)
  }

  return {
    form,
    set: <Field extends keyof ProductForm>(field: Field, value: ProductForm[Field]) => {
      // Input during a save would be lost with the dialog.
      if (isSaving) return
      setKept(false)
      setForm((current) => ({ ...current, [field]: value }))
      // An edit makes the fields' errors stale, but not the photo's.
      setProblem((said) => (said?.field === 'image' ? said : undefined))
    },
    isSaving,
    /** The form shows restored input that has not been edited since. */
    isKept,
    discard,
    image,
    choose,
    problem,
    conflict,
    submit,
  }
}

const startAnew = (entry: StaffProduct | null) => {
  const form = entry ? formOfProduct(entry) : emptyProductForm
  return { item: entry, before: form, form }
}

function startOf(entry: StaffProduct | null, name: string) {
  const kept = keptForm<ProductForm, StaffProduct>(name, emptyProductForm)
  return kept ? { ...kept, isKept: true } : { ...startAnew(entry), isKept: false }
}
