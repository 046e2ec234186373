import { customPatch } from '../catalogue/rules.ts'
import type { CartAddition, CartMerge, MissingUnits, Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction } from '../shared/transaction.ts'
import type { Adding } from './add-to-cart.ts'
import { cartItems } from './cart-items.ts'
import type { Line } from './queries.ts'
import * as queries from './queries.ts'
import { mostLines, mostUnits } from './rules.ts'

/** The units that a line has then, and what keeps it from having more. */
type Outcome = { inCart: number; reason: MissingUnits['reason'] }

/**
 * Raises each line to at least the units asked for, as far as there is stock; never lowers one, so that a repetition
 * changes nothing. Lines that stay below are named with the reason. Problem custom_image_unexpected.
 */
export async function mergeCart(
  dependencies: Adding,
  session: string,
  additions: readonly CartAddition[],
): Promise<CartMerge> {
  const { sql, catalogue, artwork } = dependencies
  const wanted = unique(additions)
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  const products = new Map(
    (await catalogue.productsWithIds(ids)).map((product) => [product.id, product]),
  )
  const outcomes = await inTransaction(sql, async (tx) => {
    const given = wanted.flatMap(({ customImageId }) => customImageId ?? [])
    const images = await artwork.forSession(tx, session, given)
    await queries.lockCustomLines(tx, session)
    const raising = raisingOf(await queries.linesOfSession(tx, session), products, images)
    const outcomes = wanted.map(raising.add)
    await queries.raiseLines(tx, session, raising.lines())
    return outcomes
  })
  const missing = wanted.flatMap(({ productId, quantity, customImageId }, at) => {
    const { inCart = 0, reason = 'sold_out' } = outcomes[at] ?? {}
    if (inCart >= quantity) return []
    return { productId, ...(customImageId && { customImageId }), wanted: quantity, inCart, reason }
  })
  return { items: await cartItems(dependencies, session), missing }
}

/** The lines with each patch once, in its largest quantity. */
function unique(additions: readonly CartAddition[]): CartAddition[] {
  const byPatch = new Map<string, CartAddition>()
  for (const addition of additions) {
    const { productId, quantity, customImageId = '' } = addition
    if (customImageId && productId !== customPatch.id)
      throw new Problem('custom_image_unexpected', { field: 'customImageId' })
    const key = `${productId} ${customImageId}`
    if ((byPatch.get(key)?.quantity ?? 0) < quantity) byPatch.set(key, addition)
  }
  return [...byPatch.values()]
}

/** Raises the lines of a cart. `images` has the session's own id of each given picture that the shop has. */
function raisingOf(
  present: readonly Line[],
  products: ReadonlyMap<number, Product>,
  images: ReadonlyMap<string, string>,
) {
  const cart = new Map(present.map((line) => [line.id, line]))
  const raised = new Map<number, Line>()

  function add({ productId, quantity, customImageId: given }: CartAddition): Outcome {
    const product = products.get(productId)
    if (!product) return { inCart: 0, reason: 'unavailable' }
    const customImageId = (given && images.get(given)) ?? null
    if (given && !customImageId) return { inCart: 0, reason: 'picture_gone' }
    const id = idOf(productId, customImageId)
    const inCart = cart.get(id)?.quantity ?? 0
    const units = Math.min(quantity, product.stock, mostUnits)
    if (units <= inCart) return { inCart, reason: 'sold_out' }
    if (productId === customPatch.id && units < customPatch.minimumQuantity)
      return { inCart, reason: 'below_minimum' }
    if (!cart.has(id) && cart.size >= mostLines) return { inCart, reason: 'cart_full' }
    const line = { id, productId, quantity: units, customImageId }
    cart.set(id, line)
    raised.set(id, line)
    return { inCart: units, reason: 'sold_out' }
  }

  /** The id of the patch's line; the custom patch has one line per picture. */
  function idOf(productId: number, image: string | null): number {
    if (productId !== customPatch.id) return productId
    const lines = [...cart.values()].filter((line) => line.productId === productId)
    const known = lines.find(({ customImageId }) => customImageId === image)
    return known?.id ?? Math.max(productId - 1, ...lines.map(({ id }) => id)) + 1
  }

  return { add, lines: () => [...raised.values()] }
}
