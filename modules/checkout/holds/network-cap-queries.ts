import type { Fragment, Sql } from '../../shared/transaction.ts'

/**
 * The cap of what the unpaid orders of one network keep from buyers of other networks, in units or uses: 60 % of those
 * that are not paid for, and never below 10, so that a class can buy behind one address. See
 * docs/decisions/0029-network-cap.md.
 */
const cap = { part: 0.6, least: 10 }

/** Units or uses held by unpaid orders: rows of `network` (null: unknown), `orderId` and `quantity`. */
type Held = Fragment

/**
 * The number of `units` that the orders of `held` keep from one of this network (null: unknown). Orders of one network
 * keep everything from each other.
 */
export const keptFrom = (sql: Sql, network: Fragment, held: Held, units: Fragment) => sql`
  (
    select coalesce(
      sum(
        case
          when network = ${network} then quantity
          else least(quantity, greatest(${cap.least}::int, ceil(${units} * ${cap.part}::numeric)))
        end
      ),
      0
    )::int
    from (
      select
        coalesce(network, "orderId"::text) as network,
        sum(quantity) as quantity
      from (${held}) held
      group by 1
    ) networks
  )
`
