import {
  allPatches,
  byFlag,
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

/** The filters that the address can name. */
type PageFilters = Required<Omit<ProductFilters, 'ids'>>

/** How a filter is read from the address, and which values it writes there; none at its default. */
type FilterParameter<Value> = {
  read(parameters: URLSearchParams, categories: readonly string[]): Value
  write(value: Value | undefined): readonly string[]
}

const one = (value: string | undefined) => (value ? [value] : [])

const flag = (name: string): FilterParameter<boolean | undefined> => ({
  read: (parameters) => parameters.get(name) === 'true',
  write: (value) => (value ? ['true'] : []),
})

/** Every filter by its parameter, in the order of the address; one that is missing does not compile. */
const filters: { [Name in keyof PageFilters]: FilterParameter<PageFilters[Name]> } = {
  category: { read: categoryIn, write: one },
  search: {
    read: (parameters) => cut(parameters.get('search')?.trim() ?? '', 200) || undefined,
    write: one,
  },
  tags: {
    read: (parameters) => {
      const tags = parameters.getAll('tags').filter((tag) => tag.length > 0 && tag.length <= 40)
      return [...new Set(tags)].slice(0, 20)
    },
    write: (tags = []) => tags,
  },
  ...byFlag(flag),
}

/** Names of categories that the shop knows are given as the shop writes them. */
function categoryIn(
  parameters: URLSearchParams,
  categories: readonly string[],
): string | undefined {
  const category = cut(parameters.get('category')?.normalize('NFC').trim() ?? '', 60)
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
  const page = Number(parameters.get('page') ?? 1)
  const chosen = Object.entries(filters).map(([name, { read }]) => [
    name,
    read(parameters, categories),
  ])
  return {
    ...(Object.fromEntries(chosen) as PageFilters & { tags: readonly string[] }),
    sort: sortOrders.find((order) => order === parameters.get('sort')) ?? 'popular',
    // The form carries the view along and its buttons change it: the last word counts.
    view: parameters.getAll('view').at(-1) === 'list' ? 'list' : 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}

/** The address of a view; default values are omitted. */
export function addressOf(view: CatalogueView): string {
  const parameters = parametersOf(view)
  if (view.sort !== 'popular') parameters.set('sort', view.sort)
  if (view.view === 'list') parameters.set('view', 'list')
  if (view.page > 1) parameters.set('page', String(view.page))
  return parameters.size > 0 ? `${paths.products()}?${parameters}` : paths.products()
}

/** The same text for the same filters, whatever the order, view and page. */
export const filterKey = ({ ids = [], tags = [], ...others }: ProductFilters): string =>
  [...ids.map((id) => `ids=${id}`), parametersOf({ ...others, tags: tags.toSorted() })]
    .filter(String)
    .join('&')

function parametersOf(chosen: ProductFilters): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, { write }] of Object.entries(filters))
    for (const value of write(chosen[name as keyof PageFilters] as never))
      parameters.append(name, value)
  return parameters
}
