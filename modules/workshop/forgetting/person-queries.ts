import { isOfPerson, type Payment } from '../../orders/index.ts'
import { mailsAsJson } from '../../post/index.ts'
import type { OrderStatus, PersonalData } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { orderMailKinds } from '../mails/order-mails.ts'
import { lastBooked } from './anonymise-queries.ts'

/** An order whose customer has the address, for `forgetCustomer`. */
export type OrderOfPerson = {
  id: number
  orderNumber: string
  sessionId: string
  payment: Payment
  status: OrderStatus
  /** When its money moved last; null if it was never paid. */
  bookedAt: Date | null
}

/** The orders of the address, in any letter case, in full; oldest first. */
export const ordersOfPerson = (sql: Sql, email: string) => sql<PersonalData['orders']>`
  select
    o.order_number as "orderNumber",
    o.payment,
    o.status,
    to_json(o.created_at) #>> '{}' as "createdAt",
    to_json(o.paid_at) #>> '{}' as "paidAt",
    o.tracking_number as "trackingNumber",
    o.client_address as "networkAddress",
    json_build_object(
      'name', r.customer_name,
      'email', r.customer_email,
      'firstName', r.first_name,
      'lastName', r.last_name,
      'address', r.address,
      'postalCode', r.postal_code,
      'city', r.city,
      'phone', r.phone
    ) as customer,
    (
      select json_agg(json_build_object(
        'name', l.name,
        'quantity', l.quantity,
        'unitPrice', l.unit_price,
        'customImageId', l.custom_image_id
      ) order by l.item_id)
      from orders.lines l
      where l.order_id = r.order_id
        and l.revision = r.revision
    ) as lines,
    r.discount_code as "discountCode",
    r.subtotal,
    r.discount,
    r.shipping,
    r.total,
    o.paid_with as "paidWith",
    o.refunded_amount as "refundedAmount",
    coalesce((
      select json_agg(json_build_object(
        'amount', f.amount,
        'reason', f.reason,
        'state', f.state,
        'requestedAt', f.requested_at
      ) order by f.number)
      from payments.refunds f
      where f.order_id = o.id
    ), '[]') as refunds,
    coalesce((
      select json_agg(json_build_object(
        'amount', d.amount,
        'reason', d.reason,
        'status', d.status,
        'openedAt', d.opened_at
      ) order by d.opened_at)
      from payments.disputes d
      where d.order_id = o.id
    ), '[]') as disputes,
    coalesce((
      select json_agg(json_build_object('text', n.text, 'at', n.at) order by n.id)
      from workshop.notes n
      where n.order_id = o.id
        and n.deleted_at is null
    ), '[]') as notes,
    coalesce((
      select json_agg(json_build_object(
        'itemId', p.item_id,
        'round', p.round,
        'imageId', p.image_id,
        'state', p.state,
        'note', p.note,
        'comment', p.comment,
        'shownAt', p.shown_at,
        'answeredAt', p.answered_at
      ) order by p.item_id, p.round)
      from workshop.proofs p
      where p.order_id = o.id
    ), '[]') as proofs,
    ${mailsAsJson(sql, orderMailKinds, sql`o.id`)} as mails
  from orders.revisions r
  join orders.orders o on o.id = r.order_id and o.revision = r.revision
  where ${isOfPerson(sql, email)}
  order by o.id
`

/** The sessions in which the address ordered. */
export async function sessionsOfPerson(sql: Sql, email: string): Promise<string[]> {
  const rows = await sql<{ session: string }[]>`
    select distinct o.session_id as session
    from orders.revisions r
    join orders.orders o on o.id = r.order_id and o.revision = r.revision
    where ${isOfPerson(sql, email)}
  `
  return rows.map(({ session }) => session)
}

/** The orders of the address, locked until the transaction ends. */
export const lockedOrdersOfPerson = (tx: Transaction, email: string) => tx<OrderOfPerson[]>`
  select
    o.id,
    o.order_number as "orderNumber",
    o.session_id as "sessionId",
    o.payment,
    o.status,
    ${lastBooked(tx)} as "bookedAt"
  from orders.revisions r
  join orders.orders o on o.id = r.order_id and o.revision = r.revision
  where ${isOfPerson(tx, email)}
  order by o.id
  for update of o
`
