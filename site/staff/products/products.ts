import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { call, listStaffProductsLimitMaximum } from '../../client/generated/admin/products.ts'
import { call as callCategories } from '../../client/generated/categories.ts'
import { keepInAddress } from '../ui/list/address.ts'
import { partedList } from '../ui/list/parted-list.ts'
import { staffResource } from '../ui/list/resource.ts'
import { searched } from '../ui/list/search.ts'

/** The lists of the products tab: all, those that are low in stock, and those hidden from the shop. */
export const productLists = ['all', 'low', 'hidden'] as const

/** Empty for all categories. */
export type ProductView = {
  search: string
  category: string
  show: (typeof productLists)[number]
}

const plainView: ProductView = { search: '', category: '', show: 'all' }

const list = partedList({
  plainView,
  fetch: ({ show, search, category }, page) =>
    call('listStaffProducts', {
      query: {
        show,
        ...(searched(search) && { search: searched(search) }),
        ...(category && { category }),
        ...page,
      },
    }),
  largest: listStaffProductsLimitMaximum,
})

/** The listed patches; `$productView` has their filters. */
export const {
  $loaded: $products,
  $view: $productView,
  ensureLoaded: loadProducts,
  refetch: refetchProducts,
  showMore: showMoreProducts,
} = list

/** Updates a patch in the list from an answer. */
export const showProduct = (changed: StaffProduct): void =>
  list.replace((item) => item.product.id === changed.product.id, changed)

/** Like followOrderView; the parameters have their own names, beside those of the orders. */
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

/** Clears the filters of the list. */
export const clearProductFilters = (): void => $productView.set(plainView)

/** All categories of the shop. */
export const { $loaded: $categories, ensureLoaded: loadCategories } = staffResource(() =>
  callCategories('listCategories'),
)
