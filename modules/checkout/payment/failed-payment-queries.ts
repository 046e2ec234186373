import { type OrderRow, orderColumns } from '../../orders/index.ts'
import type { Sql } from '../../shared/transaction.ts'

type Payer = { session: string; clientAddress: string | null }

/** Counts for the limits on refused payments; `first…` is the time of the oldest counted refusal. */
export type Refusals = {
  ofSession: number
  firstOfSession: Date | null
  ofNetwork: number
  firstOfNetwork: Date | null
  /** Orders paid from the network; 0 while it has fewer refusals than `Window.few`. */
  paid: number
  /** Sessions of the network with a held order and no refusal; 0 as above. */
  buying: number
}

/** Refusals count when they are newer than `since`. A network with fewer than `few` needs no weighing. */
export type Window = { since: Date; now: Date; few: number }

/** Stores a refused payment, once per event of the provider. */
export async function noteFailedPayment(
  sql: Sql,
  { eventId, session, clientAddress, at }: Payer & { eventId: string; at: Date },
): Promise<void> {
  await sql`
    insert into checkout.failed_payments (event_id, session_id, client_address, failed_at)
    values (${eventId}, ${session}, ${clientAddress}, ${at})
    on conflict do nothing
  `
}

const refusals = (sql: Sql, { session, clientAddress }: Payer, { since, now, few }: Window) => sql`
  (
    select
      count(*)::int as "ofSession",
      min(failed_at) as "firstOfSession"
    from checkout.failed_payments
    where session_id = ${session}
      and failed_at > ${since}
  ) of_session
  cross join (
    select
      count(*)::int as "ofNetwork",
      min(failed_at) as "firstOfNetwork"
    from checkout.failed_payments
    where client_address = ${clientAddress}
      and failed_at > ${since}
  ) of_network
  cross join lateral (
    select
      case when "ofNetwork" < ${few} then 0 else (
        select count(*)::int
        from checkout.paid_networks
        where client_address = ${clientAddress}
          and paid_at > ${since}
      ) end as paid,
      case when "ofNetwork" < ${few} then 0 else (
        select count(*)::int
        from orders.orders o
        where payment = 'open'
          and held_until > ${now}
          and client_address = ${clientAddress}
          and not exists (
            select
            from checkout.failed_payments f
            where f.session_id = o.session_id
              and f.failed_at > ${since}
          )
      ) end as buying
  ) weighed
`

/** Refused payments of the session and of its network. */
export async function refusalsOf(sql: Sql, payer: Payer, window: Window): Promise<Refusals> {
  const [row] = await sql<Refusals[]>`select * from ${refusals(sql, payer, window)}`
  if (!row) throw new Error('No refusals were read')
  return row
}

/** An open order, and whether it was created too long ago to be renewed. */
export type OpenOrder = OrderRow & { isOverdue: boolean }

/** Open orders of the network's other sessions, counted up to a limit, and the time at which the first hold ends. */
type OpenOfNetwork = { openOrders: number; firstEnd: Date | null }

type Standing = { refusals: Refusals; network: OpenOfNetwork; order: OpenOrder | undefined }

/** Refused payments, as `refusalsOf`, open orders of the network, at most `mostOpen`, and the session's own. */
export async function standingOf(
  sql: Sql,
  payer: Payer,
  window: Window,
  { begunBefore, mostOpen }: { begunBefore: Date; mostOpen: number },
): Promise<Standing> {
  type Row = Refusals & OpenOfNetwork & (OpenOrder | { id: null })
  const [row] = await sql<Row[]>`
    select *
    from ${refusals(sql, payer, window)}
    cross join (
      select
        count(*)::int as "openOrders",
        min(held_until) as "firstEnd"
      from (
        select held_until
        from orders.orders
        where payment = 'open'
          and client_address = ${payer.clientAddress}
          and session_id <> ${payer.session}
        limit ${mostOpen}
      ) others
    ) of_others
    left join (
      select
        ${orderColumns(sql)},
        created_at <= ${begunBefore} as "isOverdue"
      from orders.orders
      where session_id = ${payer.session}
        and payment = 'open'
    ) as open on true
  `
  if (!row) throw new Error('No standing was read')
  return { refusals: row, network: row, order: row.id === null ? undefined : row }
}

/** The latest open orders of a network. */
export const openOrdersOfNetwork = (
  sql: Sql,
  clientAddress: string,
  most: number,
): Promise<OrderRow[]> => sql<OrderRow[]>`
  select ${orderColumns(sql)}
  from orders.orders
  where payment = 'open'
    and client_address = ${clientAddress}
  order by id desc
  limit ${most}
`

/** Deletes refused and paid payments up to the time. */
export async function forgetPayments(sql: Sql, before: Date): Promise<void> {
  await sql`
    with paid as (
      delete from checkout.paid_networks
      where paid_at <= ${before}
    )
    delete from checkout.failed_payments
    where failed_at <= ${before}
  `
}
