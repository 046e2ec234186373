import type { ProductChange, StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { newKey } from '../../browser/new-key.ts'
import { call } from '../../client/generated/admin/products.ts'
import type { Body } from '../../client/operation-types.ts'
import { serverCode, serverText } from '../../client/request-error.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { showFailure } from '../ui/list/failure.ts'
import { type ProductProblem, problemOf } from './product-form.ts'
import { refetchProducts, showProduct } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

/**
 * Idempotency keys of attempts whose answer was lost, kept until one succeeds: they may have reached the server, and a
 * retry must not count twice, even if edited. For another patch or another stock difference, the server refuses the key
 * (idempotency_key_reused). The same difference to another former stock is a new change.
 */
const stockKeys = new Map<string, string>()
let creationKey: string | undefined

/** Only a change of stock would count twice when repeated. */
function keyOfChange(attempt: string, { stockChange }: ProductChange): string {
  if (stockChange === undefined) return newKey()
  const key = stockKeys.get(attempt) ?? newKey()
  stockKeys.set(attempt, key)
  return key
}

async function sendAndReport(
  { product: { id, name } }: StaffProduct,
  change: ProductChange,
  stock: number,
): Promise<ProductProblem | null> {
  const attempt = attemptOf(id, stock)
  showProduct(await sendChange(id, change, keyOfChange(attempt, change)))
  if (change.stockChange !== undefined) stockKeys.delete(attempt)
  showToast(texts.updated, name)
  return null
}

const afterFailure = (
  error: unknown,
  { product: { id } }: StaffProduct,
  _change: ProductChange,
  stock: number,
) => (isReused(error) ? changedBefore(id, stock) : failed(texts.updateFailed, error))

/**
 * Changes a patch and shows a toast with the result; null after a success, else the problem to show beside the form.
 * `stock` is the stock when its change was typed.
 */
export const { run: changeProduct } = action(sendAndReport, afterFailure)

/** Like changeProduct, from the patch's row. `$changedInRow` has the ids of the patches that are being saved there. */
export const { run: changeInRow, $running: $changedInRow } = action(
  sendAndReport,
  afterFailure,
  ({ product: { id } }) => id,
)

/** Runs the form's save, one at a time. */
export const { run: saveProduct, $isRunning: $isSavingProduct } = action(
  (save: () => Promise<ProductProblem | null | undefined>) => save(),
  (error) => failed(texts.updateFailed, error),
)

const attemptOf = (id: number, stock: number) => `${id} ${stock}`

const isReused = (error: unknown) => serverCode(error) === 'idempotency_key_reused'

const sendChange = (id: number, body: ProductChange, key: string) =>
  call('updateProduct', { path: { id }, body, headers: { 'idempotency-key': key } })

/** An attempt whose answer was lost has changed the stock: the next one starts from the current stock. */
const changedBefore = (id: number, before: number): Promise<ProductProblem> =>
  // An empty change returns the current patch.
  sendChange(id, {}, newKey()).then(
    (now) => {
      showProduct(now)
      stockKeys.delete(attemptOf(id, before))
      const { stock } = now.product
      return { ...said(texts.updateFailed, texts.stockChanged(stock), 'stock'), stock }
    },
    (error) => failed(texts.updateFailed, error),
  )

/** Replaces a patch's photo; resolves with the changed patch. */
export async function replacePhoto(
  { product: { id }, version }: StaffProduct,
  image: Blob,
): Promise<StaffProduct> {
  const entry = await call('replaceProductPhoto', { path: { id }, body: { image, version } })
  showProduct(entry)
  return entry
}

/**
 * Creates a patch and shows a toast with the result; null after a success, else the problem to show beside the form.
 */
export const { run: createProduct } = action(
  async (product: Body<'createProduct'>): Promise<ProductProblem | null> => {
    creationKey ??= newKey()
    await call('createProduct', { body: product, headers: { 'idempotency-key': creationKey } })
    creationKey = undefined
    showToast(texts.created, product.name)
    await refetchProducts()
    return null
  },
  async (error) => {
    if (!isReused(error)) return failed(texts.createFailed, error)
    creationKey = undefined
    await refetchProducts()
    return said(texts.createFailed, texts.createdBefore)
  },
)

function failed(title: string, error: unknown): ProductProblem {
  const problem = problemOf(error)
  showFailure(title, error, serverText(error) && problem.text)
  return problem
}

function said(title: string, text: string, field?: string): ProductProblem {
  showError(title, text)
  return { text, field }
}
