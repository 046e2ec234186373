import type { Snapshot } from '../modules/catalogue/index.ts'
import { idInPatchPath } from './page-paths.ts'
import { paths } from './paths.ts'
import { addressOf, pageOfCount, viewOf } from './shop/catalogue/index.ts'

/** Pages that are the same for all visitors, besides /products. */
const cached = [
  paths.home(),
  paths.checkout(),
  paths.about(),
  paths.contact(),
  paths.design(),
  paths.terms(),
  paths.privacy(),
  paths.withdrawal(),
  paths.styleGuide(),
  paths.tryOn(),
] as readonly string[]

/**
 * The address by which the server stores a page: without parameters that it ignores, and /products by its view, with
 * the tags in one order and no page beyond the last. Undefined for a page that is not stored, such as an unknown category
 * or tag, or a patch under another name, of which there are any number.
 */
export async function cachedAddress(
  url: URL,
  {
    articles,
    categories,
    list,
    withId,
  }: Pick<Snapshot, 'articles' | 'categories' | 'list' | 'withId'>,
): Promise<string | undefined> {
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const patch = withId.get(idInPatchPath(path) ?? 0)
  if (patch) return path === paths.patch(patch) ? path : undefined
  // There are any number of outfits.
  if (path === paths.tryOn() && url.searchParams.has('bukse')) return undefined
  if (path !== paths.products()) return cached.includes(path) ? path : undefined
  const names = categories.map(({ name }) => name)
  const view = viewOf(url.searchParams, names)
  if (view.category !== undefined && !names.includes(view.category)) return undefined
  for (const tag of view.tags) if (list({ tags: [tag] }).length === 0) return undefined
  // A search is work of its own, before which the visitor's share of it is checked.
  const { length } = view.search === undefined ? list(view) : articles
  const page = Math.min(view.page, pageOfCount(length))
  return addressOf({ ...view, tags: view.tags.toSorted(), page })
}
