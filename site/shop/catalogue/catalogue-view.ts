import {
  allPatches,
  byFlag,
  isSameCategory,
  type ProductFilters,
  type SortOrder,
  sortOrders,
} from '../../../modules/catalogue/rules.ts'
import { cut } from '../../../modules/shared/cut.ts'
import {
  listProductsCategoryMaxLength,
  listProductsSearchMaxLength,
  listProductsTagsMaxItems,
  listProductsTagsMaxLength,
} from '../../client/generated/products.ts'
import { productsPath } from '../../page-paths.ts'
import { filterParameters } from '../product/index.ts'
import { mostPages } from './catalogue-paging.ts'

/**
 * Event on the catalogue's form once its handlers are attached, which is later than the framework's `astro:hydrate`.
 */
export const awake = 'catalogue:awake'

/** The state of /products. All of it stands in the address, so that back, reload and a shared link restore it. */
export type CatalogueView = ProductFilters & {
  tags: readonly string[]
  sort: SortOrder
  view: 'grid' | 'list'
  page: number
}

/** The filters that the address can name. */
type PageFilters = Required<Omit<ProductFilters, 'ids'>>

/** Reads a filter from the address. */
type Reader<Value> = (parameters: URLSearchParams, categories: readonly string[]) => Value

/** Every filter by its parameter; one that is missing does not compile. */
const readers: { [Name in keyof PageFilters]: Reader<PageFilters[Name]> } = {
  category: categoryIn,
  search: (parameters) =>
    cut(parameters.get('search')?.trim() ?? '', listProductsSearchMaxLength) || undefined,
  tags: (parameters) => {
    const tags = parameters
      .getAll('tags')
      .filter((tag) => tag.length > 0 && tag.length <= listProductsTagsMaxLength)
    return [...new Set(tags)].slice(0, listProductsTagsMaxItems)
  },
  ...byFlag((flag) => (parameters: URLSearchParams) => parameters.get(flag) === 'true'),
}

/** Returns the shop's own spelling of a known category. */
function categoryIn(
  parameters: URLSearchParams,
  categories: readonly string[],
): string | undefined {
  const category = cut(
    parameters.get('category')?.normalize('NFC').trim() ?? '',
    listProductsCategoryMaxLength,
  )
  const known = [allPatches, ...categories].find((name) => isSameCategory(name, category))
  return known === allPatches ? undefined : (known ?? category) || undefined
}

/**
 * Reads the parameters of an address; values that make no sense count as absent. `categories` are those that the shop
 * has.
 */
export function viewOf(
  parameters: URLSearchParams,
  categories: readonly string[] = [],
): CatalogueView {
  const page = Number(parameters.get('page')?.match(/^\d+$/) ?? 1)
  const chosen = Object.entries(readers).map(([name, read]) => [name, read(parameters, categories)])
  return {
    ...(Object.fromEntries(chosen) as PageFilters & { tags: readonly string[] }),
    sort: sortOrders.find((order) => order === parameters.get('sort')) ?? 'popular',
    // The form submits the current view, and a pressed button adds another: the last value wins.
    view: parameters.getAll('view').at(-1) === 'list' ? 'list' : 'grid',
    page: page >= 1 && page <= mostPages ? page : 1,
  }
}

/** The address of a view; default values are omitted. */
export function addressOf(view: CatalogueView): string {
  const parameters = filterParameters(view)
  if (view.sort !== 'popular') parameters.set('sort', view.sort)
  if (view.view === 'list') parameters.set('view', 'list')
  if (view.page > 1) parameters.set('page', String(view.page))
  return parameters.size > 0 ? `${productsPath}?${parameters}` : productsPath
}
