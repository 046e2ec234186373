import type { Category, ProductChange, StaffProduct } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { call as callCatalogue } from '../client/catalogue.ts'
import type { Body } from '../client/operation-types.ts'
import { serverCode, serverText } from '../client/request-error.ts'
import { assortmentTexts as texts } from '../text/admin/products.ts'
import { keepInAddress } from './admin-address.ts'
import { showFailure } from './admin-failure.ts'
import { adminList } from './admin-list.ts'
import { partedList } from './admin-parted-list.ts'
import { type ProductProblem, problemOf } from './admin-product-form.ts'
import { searched } from './admin-search.ts'
import { newKey } from './new-key.ts'
import { showError, showToast } from './toast.ts'

export const productLists = ['all', 'low', 'hidden'] as const

/** An empty category means all of them. */
export type ProductView = {
  search: string
  category: string
  show: (typeof productLists)[number]
}

const plainView: ProductView = { search: '', category: '', show: 'all' }

const list = partedList<StaffProduct, ProductView>(plainView, (view, most, cursor) =>
  call('listStaffProducts', {
    query: {
      limit: most,
      show: view.show,
      ...(searched(view.search) && { search: searched(view.search) }),
      ...(view.category && { category: view.category }),
      ...(cursor && { cursor }),
    },
  }),
)

/** The patches that are shown: those of the view, from its start. */
export const $products = list.$list

/** Filters of the list, as staff chose them. */
export const $productView = list.$view

export const loadProducts = list.ensureLoaded
export const refetchProducts = list.refetch
export const showMoreProducts = list.showMore

/** As followOrderView; the parameters have names of their own beside those of the orders. */
export function followProductView(): () => void {
  const parameters = new URLSearchParams(location.search)
  $productView.set({
    search: searched(parameters.get('patch') ?? ''),
    category: parameters.get('category') ?? '',
    show: productLists.find((name) => name === parameters.get('show')) ?? plainView.show,
  })
  return list.follow(({ search, category, show }) =>
    keepInAddress({
      patch: searched(search),
      category,
      show: show === plainView.show ? undefined : show,
    }),
  )
}

export const clearProductFilters = (): void => $productView.set(plainView)

/** Every category of the shop, to choose from. */
export const { $list: $categories, ensureLoaded: loadCategories } = adminList<Category>(() =>
  callCatalogue('listCategories'),
)

/**
 * The keys of attempts whose answer was lost, kept until one succeeds: they may have reached the server, and
 * what is pressed next, edited or not, must not count beside them. Of another patch, or another difference of a
 * stock, the server says so (idempotency_key_reused). The same difference to another stock is another change.
 */
const stockKeys = new Map<string, string>()
let creationKey: string | undefined

/** Only what changes a stock counts anew when it comes again. */
function keyOfChange(attempt: string, { stockChange }: ProductChange): string {
  if (stockChange === undefined) return newKey()
  const key = stockKeys.get(attempt) ?? newKey()
  stockKeys.set(attempt, key)
  return key
}

/**
 * Changes a patch and tells how it went; undefined when it worked, else what to say beside the form.
 * `stock` is what the patch had when the change of its stock was typed.
 */
export async function changeProduct(
  { product: { id, name } }: StaffProduct,
  change: ProductChange,
  stock: number,
): Promise<ProductProblem | undefined> {
  const attempt = `${id} ${stock}`
  try {
    take(await sendChange(id, change, keyOfChange(attempt, change)))
    if (change.stockChange !== undefined) stockKeys.delete(attempt)
    showToast(texts.updated, name)
    return undefined
  } catch (error) {
    if (serverCode(error) !== 'idempotency_key_reused') return failed(texts.updateFailed, error)
    return overtaken(id, attempt)
  }
}

const sendChange = (id: number, body: ProductChange, key: string) =>
  call('updateProduct', { path: { id }, body, headers: { 'idempotency-key': key } })

/** Replaces a patch's photo; the patch as it is now, or what to say beside the form. */
export async function replacePhoto(
  { product: { id }, version }: StaffProduct,
  image: Blob,
): Promise<{ entry: StaffProduct } | { problem: ProductProblem }> {
  try {
    const entry = await call('replaceProductPhoto', { path: { id }, body: { image, version } })
    take(entry)
    return { entry }
  } catch (error) {
    return { problem: failed(texts.updateFailed, error) }
  }
}

/** Tells that a patch was changed. */
export const tellChanged = ({ product: { name } }: StaffProduct): void =>
  showToast(texts.updated, name)

/** An attempt whose answer was lost has changed the stock: what it is by now is where the next one begins. */
async function overtaken(id: number, attempt: string): Promise<ProductProblem> {
  try {
    // What changes nothing is answered with what there is.
    const now = await sendChange(id, {}, newKey())
    take(now)
    stockKeys.delete(attempt)
    const { stock } = now.product
    return { ...said(texts.updateFailed, texts.stockChanged(stock), 'stock'), stock }
  } catch (error) {
    return failed(texts.updateFailed, error)
  }
}

const take = (changed: StaffProduct): void =>
  list.replace((item) => item.product.id === changed.product.id, changed)

/** Makes a patch and tells how it went; undefined when it worked, else what to say beside the form. */
export async function createProduct(
  product: Body<'createProduct'>,
): Promise<ProductProblem | undefined> {
  creationKey ??= newKey()
  try {
    await call('createProduct', { body: product, headers: { 'idempotency-key': creationKey } })
  } catch (error) {
    if (serverCode(error) !== 'idempotency_key_reused') return failed(texts.createFailed, error)
    creationKey = undefined
    await refetchProducts()
    return said(texts.createFailed, texts.createdBefore)
  }
  creationKey = undefined
  showToast(texts.created, product.name)
  await refetchProducts()
  return undefined
}

function failed(title: string, error: unknown): ProductProblem {
  const problem = problemOf(error)
  showFailure(title, error, serverText(error) && problem.text)
  return problem
}

function said(title: string, text: string, field?: string): ProductProblem {
  showError(title, text)
  return { text, field }
}
