import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { call, listStaffProductsLimitMaximum } from '../../client/generated/admin/products.ts'
import { call as callCategories } from '../../client/generated/categories.ts'
import { partedList } from '../ui/list/parted-list.ts'
import { staffResource } from '../ui/list/resource.ts'
import { oneOf, views } from '../ui/list/views.ts'

/** The lists of the products tab: all, those that are low in stock, and those hidden from the shop. */
export const productLists = ['all', 'low', 'hidden'] as const

/** Empty for all categories. */
export type ProductView = {
  search: string
  category: string
  show: (typeof productLists)[number]
}

const plainView: ProductView = { search: '', category: '', show: 'all' }

/** The tab's views. Their parameters in the address have their own names, beside those of the orders. */
export const productViews = views<ProductView>(plainView, {
  search: ['patch', String],
  category: ['category', String],
  show: ['show', oneOf(productLists)],
})

/** The listed patches; `$productView` has their filters. */
export const productList = partedList({
  views: productViews,
  fetch: (filters, page) =>
    call('listStaffProducts', { query: { show: plainView.show, ...filters, ...page } }),
  largest: listStaffProductsLimitMaximum,
})

export const { $loaded: $products, $view: $productView, refetch: refetchProducts } = productList

/** Updates a patch in the list from an answer. */
export const showProduct = (changed: StaffProduct): void =>
  productList.replace((item) => item.product.id === changed.product.id, changed)

/** Clears the filters of the list. */
export const clearProductFilters = (): void => $productView.set(plainView)

/** All categories of the shop. */
export const { $loaded: $categories, ensureLoaded: loadCategories } = staffResource(() =>
  callCategories('listCategories'),
)
