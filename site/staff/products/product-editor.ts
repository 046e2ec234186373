import { atom } from 'nanostores'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { refusalOf } from '../../shop/designer/index.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { recordEditor } from '../ui/form/editor.ts'
import { focusField } from '../ui/form/submits.ts'
import {
  $isSavingProduct,
  changeProduct,
  createProduct,
  replacePhoto,
  saveProduct,
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

/** The form of a patch. */
export const productEditor = recordEditor<ProductForm, StaffProduct, ProductProblem>({
  name: 'product',
  idOf: ({ product }) => product.id,
  formOf: (entry) => (entry ? formOfProduct(entry) : emptyProductForm),
})

const { $form, $item, $before, $problem, $conflict } = productEditor

/** The chosen photo. */
export const $photo = atom<File | undefined>()

// An edit makes the fields' errors stale, but not the photo's.
$form.listen(() => {
  if ($problem.get()?.field !== 'image') $problem.set(null)
})

/** Opens a patch in the form; null for a new one. */
export function openProduct(entry: StaffProduct | null): void {
  $photo.set(undefined)
  productEditor.open(entry)
}

/** Changes a field, but not during a save: the input would be lost with the dialog. */
export function typeProduct<Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) {
  if (!$isSavingProduct.get()) $form.set({ ...$form.get(), [name]: value })
}

export function choosePhoto(file: File | undefined): void {
  const refusal = file && refusalOf(file)
  $problem.set(refusal ? { text: refusal.text, field: 'image' } : null)
  $photo.set(refusal ? undefined : file)
}

/** Saves the form; a problem shows beside its field, which takes the focus. */
export async function submitProduct(fields: HTMLFormElement, onSaved: () => void): Promise<void> {
  const item = $item.get()
  const image = $photo.get()
  if (!item && !image) return $problem.set({ text: texts.imageMissing, field: 'image' })
  const refused = await saveProduct(async () => {
    if (item) return save(item, image)
    return image && createProduct(newProductOf($form.get(), image))
  })
  if (refused === undefined) return
  $problem.set(refused)
  // The save settled the conflict; only a new one asks again.
  $conflict.set(null)
  if (!refused) {
    productEditor.forget()
    return onSaved()
  }
  const { conflict, stock, field } = refused
  // The stock is a difference, and stays.
  if (conflict) return productEditor.takeConflict(conflict, { stock: $before.get().stock })
  if (stock !== undefined)
    productEditor.rebase($item.get(), { ...$before.get(), stock: String(stock) })
  focusField(fields, field)
}

/** Uploads the photo first, as only the server can validate it. */
async function save(old: StaffProduct, image: File | undefined) {
  const before = $before.get()
  const change = changeOf(before, $form.get())
  const now = image ? await replacePhoto(old, image) : old
  productEditor.rebase(now, before)
  $photo.set(undefined)
  if (image && Object.keys(change).length === 0) {
    showToast(texts.updated, now.product.name)
    return null
  }
  const { stockChange: _stock, ...edits } = change
  const isEdit = Object.keys(edits).length > 0
  return changeProduct(
    now,
    { ...change, ...(isEdit && { version: now.version }) },
    Number(before.stock),
  )
}
