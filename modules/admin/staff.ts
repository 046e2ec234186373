import { randomUUID } from 'node:crypto'
import type { Clock } from '../shared/clock.ts'
import { commandLine } from '../shared/staff-log/command-line.ts'
import { inTransaction, type Pool, type Transaction } from '../shared/transaction.ts'
import { noteOnAccount } from './log/note-on-account.ts'
import { hashPassword } from './passwords.ts'
import { deleteSessionsOf } from './session-queries.ts'
import * as queries from './staff-queries.ts'

type Dependencies = { sql: Pool }

/** A change of an account is noted in the staff log, in the same transaction; `by` is whom the log names. */
type Changing = Dependencies & { clock: Clock }

/** The username in lower case, as it is stored and compared. */
export const nameOf = (username: string): string => username.toLowerCase()

/** All administrators by name, each with the time of the latest login. */
export const administrators = ({ sql }: Dependencies): Promise<queries.StaffEntry[]> =>
  queries.allAdministrators(sql)

/** Whether there is at least one administrator. */
export const hasAdministrator = async ({ sql }: Dependencies): Promise<boolean> =>
  (await queries.administratorCount(sql)) > 0

/** Adds the first administrator; false when one exists already. Safe to call from several processes at once. */
export async function ensureFirstAdministrator(
  { sql, clock }: Changing,
  username: string,
  password: string,
): Promise<boolean> {
  const row = await newRow(username, password)
  return inTransaction(sql, async (tx) => {
    await queries.lockStaff(tx)
    if ((await queries.administratorCount(tx)) > 0) return false
    return added(tx, row, { by: commandLine, at: clock() })
  })
}

/** Adds an administrator; false when the name is taken, or is the one that the staff log has for commands. */
export async function addAdministrator(
  { sql, clock }: Changing,
  username: string,
  password: string,
  by: string,
): Promise<boolean> {
  const row = await newRow(username, password)
  if (row.username === commandLine) return false
  return inTransaction(sql, (tx) => added(tx, row, { by, at: clock() }))
}

/** Sets the password and ends the administrator's sessions except `keptSession`; false for an unknown name. */
export async function setPassword(
  { sql, clock }: Changing,
  username: string,
  password: string,
  by: string,
  keptSession?: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return inTransaction(sql, async (tx) => {
    const administrator = await queries.administratorNamed(tx, nameOf(username))
    if (!administrator) return false
    await queries.setPasswordHash(tx, administrator.id, passwordHash)
    await deleteSessionsOf(tx, administrator.id, keptSession)
    await noteOnAccount(tx, administrator, 'password', { by, at: clock() })
    return true
  })
}

/** Removes an administrator, except the last one: without it, staff could no longer log in. */
export const removeAdministrator = (
  { sql, clock }: Changing,
  username: string,
  by: string,
): Promise<'removed' | 'unknown' | 'last'> =>
  inTransaction(sql, async (tx) => {
    await queries.lockStaff(tx)
    const administrator = await queries.administratorNamed(tx, nameOf(username))
    if (!administrator) return 'unknown'
    if ((await queries.administratorCount(tx)) === 1) return 'last'
    await queries.deleteAdministrator(tx, administrator.id)
    await noteOnAccount(tx, administrator, 'deleted', { by, at: clock() })
    return 'removed'
  })

async function added(
  tx: Transaction,
  row: queries.StaffRow,
  by: { by: string; at: Date },
): Promise<boolean> {
  if (!(await queries.inserted(tx, row))) return false
  await noteOnAccount(tx, row, 'created', by)
  return true
}

const newRow = async (username: string, password: string): Promise<queries.StaffRow> => ({
  id: randomUUID(),
  username: nameOf(username),
  passwordHash: await hashPassword(password),
})
