import { mostLines, mostUnits } from '../../../modules/cart/rules.ts'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartAddition } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'

/** A cart or a wishlist that a link carries; the lines of a wishlist have one unit each. */
export type SharedList = { kind: keyof typeof names; lines: readonly CartAddition[] }

/** Names of the lists in the address. */
const names = { cart: 'kurv', wishlist: 'onsker' } as const

/** Most characters of an address that is read: those of the longest list, and room to spare. */
const mostCharacters = 12_000

const largestId = 2 ** 31 - 1

/** A random UUID, as pictures have, without its hyphens. */
const uuidDigits = /^[\da-f]{12}4[\da-f]{3}[89ab][\da-f]{15}$/

/**
 * The path that carries a list, such as /delt#kurv=12.45-3.c10.n3: each line as its id and its units, unless it is one;
 * custom patches as their units and the id of their picture; at the end the number of lines, without which the address
 * has lost something. The part after # is not sent to the shop.
 */
export const sharedPath = ({ kind, lines }: SharedList): string =>
  `${paths.shared()}#${names[kind]}=${[...lines.map(textOf), `n${lines.length}`].join('.')}`

function textOf({ productId, quantity, customImageId }: CartAddition): string {
  if (productId === customPatch.id)
    return `c${quantity}${customImageId ? `-${customImageId.replaceAll('-', '')}` : ''}`
  return quantity === 1 ? String(productId) : `${productId}-${quantity}`
}

/** The list that the part of an address after # carries; undefined for one that carries none, or not the whole. */
export function sharedListIn(hash: string): SharedList | undefined {
  if (hash.length > mostCharacters) return undefined
  const [, name, text = ''] = /^#?(\w+)=(.+)$/.exec(hash) ?? []
  const kind = name === names.cart ? 'cart' : name === names.wishlist ? 'wishlist' : undefined
  const parts = text.split('.')
  const count = parts.pop()
  if (!kind || count !== `n${parts.length}` || parts.length < 1 || parts.length > mostLines)
    return undefined
  const lines = parts.flatMap((part) => lineOf(part) ?? [])
  const isWhole = lines.length === parts.length && new Set(lines.map(keyOf)).size === lines.length
  // A custom patch cannot be on a wishlist.
  const isPossible = kind === 'cart' || lines.every(({ productId }) => productId !== customPatch.id)
  return isWhole && isPossible ? { kind, lines } : undefined
}

/** The same text for lines of the same patch. */
export const keyOf = ({ productId, customImageId = '' }: Omit<CartAddition, 'quantity'>): string =>
  `${productId} ${customImageId}`

function lineOf(part: string): CartAddition | undefined {
  const [, mark, number = '', more] = /^(c?)([1-9]\d{0,9})(?:-(\w+))?$/.exec(part) ?? []
  if (mark === undefined) return undefined
  if (mark === 'c') {
    if (more !== undefined && !uuidDigits.test(more)) return undefined
    return lineWith(customPatch.id, number, more && uuidOf(more))
  }
  if (more !== undefined && !/^[1-9]\d{0,3}$/.test(more)) return undefined
  return Number(number) === customPatch.id ? undefined : lineWith(Number(number), more ?? '1')
}

function lineWith(productId: number, units: string, customImageId?: string) {
  const quantity = Number(units)
  if (productId > largestId || quantity > mostUnits) return undefined
  return { productId, quantity, ...(customImageId && { customImageId }) }
}

const uuidOf = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
