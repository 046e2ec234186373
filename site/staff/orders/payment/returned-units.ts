import { customPatch } from '../../../../modules/catalogue/rules.ts'
import type { Order, Refund } from '../../../../modules/shared/contract/api.d.ts'
import { paymentTexts as texts } from './text.ts'

type Units = Refund['units']

/** The units that are in stock once they come back: custom patches are made to order, and have no stock. */
export const stockedUnits = ({ items }: Pick<Order, 'items'>, units: Units): Units =>
  units.filter(({ itemId, quantity }) => quantity > 0 && !isCustom(items, itemId))

/** The units of a refund as sentences, those that went into stock apart from those that did not. */
export function returnedUnits(
  { items }: Pick<Order, 'items'>,
  { units, isRestocked }: Pick<Refund, 'units' | 'isRestocked'>,
): string[] {
  const names = new Map(items.map(({ itemId, product }) => [itemId, product.name]))
  const stocked = isRestocked ? stockedUnits({ items }, units) : []
  const listOf = (some: Units) =>
    some.map(({ itemId, quantity }) => texts.unit(quantity, names.get(itemId) ?? '')).join(', ')
  const others = listOf(units.filter((unit) => !stocked.includes(unit)))
  return [
    ...(stocked.length > 0 ? [texts.restocked(listOf(stocked))] : []),
    ...(others ? [others] : []),
  ]
}

const isCustom = (items: Order['items'], itemId: number): boolean =>
  items.find((item) => item.itemId === itemId)?.productId === customPatch.id
