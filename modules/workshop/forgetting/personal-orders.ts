import { picturesOfSessions, releasePictures } from '../../artwork/index.ts'
import { cartsOfSessions, deleteCartsOfSessions, releaseCopies } from '../../cart/index.ts'
import { deleteOrders, replaceContact, replaceInOtherRevisions } from '../../orders/index.ts'
import { creditNoteKind, refundIds } from '../../payments/index.ts'
import { withdrawMails } from '../../post/index.ts'
import type { ForgottenPerson, PersonalData } from '../../shared/contract/api.d.ts'
import { anonymisedOn } from '../../shared/retention.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { orderMailKinds } from '../mails/order-mails.ts'
import { cutTraces } from './anonymise-queries.ts'
import * as queries from './person-queries.ts'

type Kept = ForgottenPerson['kept'][number]

/** The orders of an address in full, and the carts and pictures of the sessions that ordered. */
export async function personalOrders(
  sql: Sql,
  email: string,
): Promise<Pick<PersonalData, 'orders' | 'cartLines' | 'pictures'>> {
  const sessions = await queries.sessionsOfPerson(sql, email)
  return {
    orders: await queries.ordersOfPerson(sql, email),
    cartLines: await cartsOfSessions(sql, sessions),
    pictures: await picturesOfSessions(sql, sessions),
  }
}

/**
 * Deletes the unpaid orders of an address, and the carts and pictures of its sessions, with the copies that other
 * sessions were given and have not ordered. Delivered and cancelled orders keep what bookkeeping needs, until they are
 * anonymised. Orders under way stay as they are. Idempotent.
 */
export async function forgetCustomer(tx: Transaction, email: string, now: Date) {
  const orders = await queries.lockedOrdersOfPerson(tx, email)
  const kept = orders.flatMap((order) => keptOf(order) ?? [])
  const unpaid = idsOf(orders.filter((order) => !keptOf(order)))
  const booked = idsOf(orders.filter((order) => keptOf(order)?.reason === 'bookkeeping'))
  const sessions = orders
    .filter((order) => keptOf(order)?.reason !== 'payment')
    .map(({ sessionId }) => sessionId)

  await replaceInOtherRevisions(tx, email)
  await deleteOrders(tx, unpaid)
  await replaceContact(tx, booked)
  await withdrawMails(tx, { kinds: orderMailKinds, abouts: booked }, now)
  await withdrawMails(tx, { kinds: [creditNoteKind], abouts: await refundIds(tx, booked) }, now)
  const cartLines = await deleteCartsOfSessions(tx, sessions)
  const unordered = (await picturesOfSessions(tx, sessions)).filter(({ isOrdered }) => !isOrdered)
  const pictures = [...(await cutTraces(tx, booked)), ...unordered.map(({ id }) => id)]
  await releasePictures(tx, pictures)
  const copies = await releaseCopies(tx, sessions)
  return {
    deleted: { unpaidOrders: unpaid.length, cartLines, pictures: pictures.length + copies },
    kept,
  }
}

const idsOf = (orders: readonly queries.OrderOfPerson[]) => orders.map(({ id }) => id)

/** Why an order is kept; undefined for one that was never paid. */
function keptOf(order: queries.OrderOfPerson): Kept | undefined {
  const { orderNumber, payment, status, bookedAt } = order
  if (payment === 'abandoned') return undefined
  if (payment === 'open' || payment === 'refund_due' || !bookedAt)
    return { orderNumber, reason: 'payment', until: null }
  const isUnderWay = payment === 'paid' && (status === 'pending' || status === 'processing')
  return isUnderWay
    ? { orderNumber, reason: 'delivery', until: null }
    : { orderNumber, reason: 'bookkeeping', until: anonymisedOn(bookedAt) }
}
