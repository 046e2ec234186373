import type { Fragment, Sql } from '../../shared/transaction.ts'

/**
 * Limits what unpaid orders keep from other buyers. While the units are enough for everyone, an open order keeps all that
 * it holds. When they are not, a network keeps its share from buyers of other networks: a twentieth of the units, or a
 * few if it has few open orders, as a household has. The networks that hold more than that keep half of the units
 * together, so that a class can hold 40 of 100, or their shares if these are more. An order can still pay for units that
 * it does not keep, until others have bought them. Orders of one network keep everything from each other. See
 * docs/decisions/0029-shares-of-the-stock.md.
 */
const networksPerStock = 20
const few = { orders: 3, units: 5 }

/** Units or uses held by an order: rows of `network` (null: unknown), `orderId` and `quantity`. */
type Held = Fragment

/** How many of `units` the open orders of a network keep. */
const shareOf = (sql: Sql, network: Fragment, units: Fragment) => sql`
  case
    when (
      select count(*)
      from (
        select
        from checkout.orders of_network
        where of_network.payment = 'open'
          and of_network.client_address = ${network}
        limit ${few.orders + 1}
      ) first_orders
    ) > ${few.orders} then ${units} / ${networksPerStock}::int
    else greatest(${units} / ${networksPerStock}::int, ${few.units}::int)
  end
`

/** The networks behind the orders of `held`, each with what it holds and its share of `units`. */
const networksOf = (sql: Sql, held: Held, units: Fragment) => sql`
  select
    network,
    quantity,
    ${shareOf(sql, sql`network`, units)} as share
  from (
    select
      coalesce(network, "orderId"::text) as network,
      sum(quantity)::int as quantity
    from (${held}) held
    group by 1
  ) networks
`

/** How many of `units` the orders of `held` keep from an order that is written for this network. */
export const keptFromOrder = (sql: Sql, network: Fragment, held: Held, units: Fragment) => sql`
  (
    select (
      coalesce(sum(quantity) filter (where is_own or quantity <= share), 0)
      + least(
          coalesce(sum(quantity) filter (where not is_own and quantity > share), 0),
          greatest(
            sum(share) filter (where not is_own and quantity > share),
            ${units} / 2
          )
        )
    )::int
    from (
      select
        *,
        coalesce(network = ${network}, false) as is_own
      from (${networksOf(sql, held, units)}) networks
    ) networks
  )
`

/**
 * How many of `units` the orders of `held` keep from one that is paid: no more than the shares, so that the first of a
 * network's orders to be paid gets what there is.
 */
export const keptFromPayment = (sql: Sql, held: Held, units: Fragment) => sql`
  (
    select coalesce(sum(least(quantity, share)), 0)::int
    from (${networksOf(sql, held, units)}) networks
  )
`

/** Whether a network that holds these units or uses keeps all of them. */
export const isWithinShare = (sql: Sql, network: Fragment, held: Held, units: Fragment) => sql`
  (
    select coalesce(sum(quantity), 0) <= ${shareOf(sql, network, units)}
    from (${held}) held
    where network = ${network}
  )
`
