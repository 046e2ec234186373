import {
  allPatches,
  isSameCategory,
  type ProductFilters,
  type SortOrder,
  sortOrders,
} from '../../../modules/catalogue/rules.ts'
import { cut } from '../../../modules/shared/cut.ts'
import { paths } from '../../paths.ts'
import { mostPages } from './catalogue-paging.ts'

/** What /products shows; all of it stands in the address, so that back, reload and a shared link restore it. */
export type CatalogueView = ProductFilters & {
  tags: readonly string[]
  sort: SortOrder
  view: 'grid' | 'list'
  page: number
}

export const flags = ['isNew', 'isPopular', 'isGlowInDark'] as const

/**
 * Reads the parameters of an address; what makes no sense counts as absent. A category that is among the known
 * ones gets its name as the shop writes it.
 */
export function viewOf(
  parameters: URLSearchParams,
  categories: readonly string[] = [],
): CatalogueView {
  const category = cut(parameters.get('category')?.normalize('NFC').trim() ?? '', 60)
  const known = [allPatches, ...categories].find((name) => isSameCategory(name, category))
  const page = Number(parameters.get('page') ?? 1)
  const tags = parameters.getAll('tags').filter((tag) => tag.length > 0 && tag.length <= 40)
  return {
    category: known === allPatches ? undefined : (known ?? category) || undefined,
    search: cut(parameters.get('search')?.trim() ?? '', 200) || undefined,
    tags: [...new Set(tags)].slice(0, 20),
    ...Object.fromEntries(flags.map((flag) => [flag, parameters.get(flag) === 'true'])),
    sort: sortOrders.find((order) => order === parameters.get('sort')) ?? 'popular',
    // The form carries the view along and its buttons change it: the last word counts.
    view: parameters.getAll('view').at(-1) === 'list' ? 'list' : 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}

/** The address of a view; what is as it is by itself is left out. */
export function addressOf(view: CatalogueView): string {
  const parameters = filterParameters(view)
  if (view.sort !== 'popular') parameters.set('sort', view.sort)
  if (view.view === 'list') parameters.set('view', 'list')
  if (view.page > 1) parameters.set('page', String(view.page))
  return parameters.size > 0 ? `${paths.products()}?${parameters}` : paths.products()
}

/** The same text for the same filters, whatever the order, view and page. */
export const filterKey = (filters: ProductFilters): string =>
  String(filterParameters({ ...filters, tags: [...(filters.tags ?? [])].sort() }))

function filterParameters(filters: ProductFilters): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const id of filters.ids ?? []) parameters.append('ids', String(id))
  if (filters.category) parameters.set('category', filters.category)
  if (filters.search) parameters.set('search', filters.search)
  for (const tag of filters.tags ?? []) parameters.append('tags', tag)
  for (const flag of flags) if (filters[flag]) parameters.set(flag, 'true')
  return parameters
}
