import { atom } from 'nanostores'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartAddition, Product } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { serverText } from '../../client/request-error.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { mergeCart, missingText } from '../cart/index.ts'
import { openCart } from '../header/index.ts'
import { loadProductsWithIds } from '../product/index.ts'
import { keyOf, type SharedList } from '../share/index.ts'
import { addWishes } from '../wishlist/index.ts'
import { sharedListTexts as texts } from './text.ts'

/** A line of a shared list with what the shop says of its patch now. */
export type ShownLine = CartAddition & {
  key: string
  product: Pick<Product, 'name' | 'image' | 'price' | 'stock'>
}
/** A shared list as the page shows it; `products` are those on a wishlist, `gone` counts those no longer sold. */
export type ShownList = SharedList & {
  shown: readonly ShownLine[]
  products: readonly Product[]
  gone: number
}

/** The custom patch as it is drawn until its picture is in the visitor's own cart. */
const drawnCustomPatch = {
  name: customPatch.name,
  image: '/tilpasset-patch.svg',
  price: customPatch.priceKr,
  stock: customPatch.minimumQuantity,
}

/** Asks the shop for the patches of a list. */
export async function shownList(list: SharedList): Promise<ShownList> {
  const ids = list.lines.flatMap(({ productId: id }) => (id === customPatch.id ? [] : id))
  const products = ids.length > 0 ? await loadProductsWithIds(ids) : []
  const byId = new Map(products.map((product) => [product.id, product]))
  const shown = list.lines.flatMap((line) => {
    const isCustom = line.productId === customPatch.id
    const product = isCustom ? drawnCustomPatch : byId.get(line.productId)
    return product ? [{ ...line, key: keyOf(line), product }] : []
  })
  return { ...list, shown, products, gone: list.lines.length - shown.length }
}

/** Sentences on the units of the list that the cart lacks. */
export const $missing = atom<readonly string[]>([])

/**
 * Adds the list to the visitor's own: a cart up to its quantities, so that a second press adds nothing, and a wishlist
 * without those that are on it. Opens the cart if it has all that are still sold.
 */
export const { run: takeList, $isRunning: $isTaking } = action(
  async ({ kind, lines, shown, products }: ShownList): Promise<void> => {
    if (kind === 'wishlist') return takeWishes(products)
    const names = new Map(shown.map(({ key, product }) => [key, product.name]))
    const missing = await mergeCart(lines)
    const known = missing.filter(({ reason }) => reason !== 'unavailable')
    $missing.set(known.map((one) => missingText(one, names.get(keyOf(one)) ?? texts.goneName)))
    if (known.length === 0) openCart()
  },
  (error) => showError(texts.failed, serverText(error) ?? texts.tryAgain),
)

function takeWishes(products: readonly Product[]): void {
  const added = addWishes(products)
  if (added === undefined) showError(texts.full, '')
  else showToast(texts.added, texts.addedText(added))
}
