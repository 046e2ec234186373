import type { Pool } from '../../../modules/shared/transaction.ts'

/** Adds the superuser that PostgreSQL's image has, with this password of hexadecimal digits. */
export const addSuperuser = (sql: Pool, password: string) =>
  sql.unsafe(`create role postgres superuser login password '${password}'`)
