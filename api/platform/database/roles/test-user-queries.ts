import type { Pool } from '../../../../modules/shared/transaction.ts'

/** Adds a user without any right, with its name as password. */
export const addUser = (server: Pool, name: string) =>
  server.unsafe(`create role ${name} login password '${name}'`)

export const dropUser = (server: Pool, name: string) => server.unsafe(`drop role ${name}`)

export const giveDatabase = (server: Pool, database: string, owner: string) =>
  server.unsafe(`alter database ${database} owner to ${owner}`)

/** Gives all that a user owns in the database to another one. */
export const giveObjects = (sql: Pool, from: string, to: string) =>
  sql.unsafe(`reassign owned by ${from} to ${to}`)

/** Lets each user create tables in the schema public, as PostgreSQL did before version 15. */
export const grantAsBefore15 = (sql: Pool) => sql`grant create on schema public to public`

export const loggedValues = (sql: Pool) => sql`
  select event, after
  from log.staff_actions
  where kind = 'order'
  order by id
`

export const ordersOf = (sql: Pool) => sql`
  select order_number, payment
  from orders.orders
  order by order_number
`

/** Has the last migration be due again. */
export const forgetLastMigration = (sql: Pool) => sql`
  delete from public.migrations
  where number = (select max(number) from public.migrations)
`
