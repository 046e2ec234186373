import { paths } from './paths.ts'
import { addressOf, viewOf } from './shop/catalogue/index.ts'

/** Pages that are the same for all visitors, besides /products. */
const kept = [
  paths.home(),
  paths.checkout(),
  paths.about(),
  paths.contact(),
  paths.design(),
] as readonly string[]

/**
 * The address under which the server keeps a page: without parameters that it ignores, and /products by its view.
 * Undefined for a page that is not kept, such as an unknown category, of which there are any number.
 */
export function keptAddress(url: URL, categories: readonly string[]): string | undefined {
  const path = url.pathname.replace(/(.)\/$/, '$1')
  if (path !== paths.products()) return kept.includes(path) ? path : undefined
  const view = viewOf(url.searchParams, categories)
  const isKnown = view.category === undefined || categories.includes(view.category)
  return isKnown ? addressOf(view) : undefined
}
