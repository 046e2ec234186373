import type { Category, ProductChange, StaffProduct } from '../../modules/shared/contract/api.d.ts'
import { type NewProduct, staffApi } from '../staff-api.ts'
import { assortmentTexts as texts } from '../text/admin/products.ts'
import { keepInAddress } from './admin-address.ts'
import { showFailure } from './admin-failure.ts'
import { adminList } from './admin-list.ts'
import { partedList } from './admin-parted-list.ts'
import { type ProductProblem, problemOf } from './admin-product-form.ts'
import { searched } from './admin-search.ts'
import { newKey } from './new-key.ts'
import { showToast } from './toast.ts'

export const productLists = ['all', 'low', 'hidden'] as const

/** An empty category means all of them. */
export type ProductView = {
  search: string
  category: string
  show: (typeof productLists)[number]
}

const plainView: ProductView = { search: '', category: '', show: 'all' }

const list = partedList<StaffProduct, ProductView>(plainView, (view, most, cursor) =>
  staffApi.staffProducts({
    limit: most,
    show: view.show,
    ...(searched(view.search) && { search: searched(view.search) }),
    ...(view.category && { category: view.category }),
    ...(cursor && { cursor }),
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
  staffApi.categories(),
)

/**
 * The key of what was attempted last, kept until it succeeds: an attempt whose answer was lost may have
 * reached the server, and the same once more must not count twice.
 */
let attempt: { what: string; key: string } | undefined

function keyOf(what: string): string {
  if (attempt?.what !== what) attempt = { what, key: newKey() }
  return attempt.key
}

/**
 * Changes a patch and tells how it went; undefined when it worked, else what to say beside the form.
 * `stock` is what the patch had when the change of its stock was typed: the same difference to another stock
 * is another change.
 */
export async function changeProduct(
  { product }: StaffProduct,
  change: ProductChange,
  stock: number,
): Promise<ProductProblem | undefined> {
  try {
    const key = keyOf(`${product.id} ${stock} ${JSON.stringify(change)}`)
    const changed = await staffApi.updateProduct(product.id, change, key)
    list.replace((item) => item.product.id === product.id, changed)
    attempt = undefined
    showToast(texts.updated, product.name)
    return undefined
  } catch (error) {
    return failed(texts.updateFailed, error)
  }
}

/** Makes a patch and tells how it went; undefined when it worked, else what to say beside the form. */
export async function createProduct(product: NewProduct): Promise<ProductProblem | undefined> {
  const { image, ...fields } = product
  const file = image instanceof File ? `${image.name} ${image.lastModified}` : ''
  try {
    await staffApi.createProduct(
      product,
      keyOf(`new ${file} ${image.size} ${JSON.stringify(fields)}`),
    )
    attempt = undefined
    showToast(texts.created, product.name)
  } catch (error) {
    return failed(texts.createFailed, error)
  }
  await refetchProducts()
  return undefined
}

function failed(title: string, error: unknown): ProductProblem {
  const problem = problemOf(error)
  showFailure(title, error, problem.text || undefined)
  return problem
}
