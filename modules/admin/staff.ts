import { randomUUID } from 'node:crypto'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { hashPassword } from './passwords.ts'
import { deleteSessionsOf } from './session-queries.ts'
import * as queries from './staff-queries.ts'

type Dependencies = { sql: Pool }

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
  { sql }: Dependencies,
  username: string,
  password: string,
): Promise<boolean> {
  const row = await newRow(username, password)
  return inTransaction(sql, async (tx) => {
    await queries.lockStaff(tx)
    return (await queries.administratorCount(tx)) === 0 && queries.inserted(tx, row)
  })
}

/** Adds an administrator; false when the name is taken. */
export const addAdministrator = async (
  { sql }: Dependencies,
  username: string,
  password: string,
): Promise<boolean> => queries.inserted(sql, await newRow(username, password))

/** Sets the password and ends the administrator's sessions except `keptSession`; false for an unknown name. */
export async function setPassword(
  { sql }: Dependencies,
  username: string,
  password: string,
  keptSession?: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return inTransaction(sql, async (tx) => {
    const administrator = await queries.administratorNamed(tx, nameOf(username))
    if (!administrator) return false
    await queries.setPasswordHash(tx, administrator.id, passwordHash)
    await deleteSessionsOf(tx, administrator.id, keptSession)
    return true
  })
}

/** Removes an administrator, except the last one: without it, staff could no longer log in. */
export const removeAdministrator = (
  { sql }: Dependencies,
  username: string,
): Promise<'removed' | 'unknown' | 'last'> =>
  inTransaction(sql, async (tx) => {
    await queries.lockStaff(tx)
    const administrator = await queries.administratorNamed(tx, nameOf(username))
    if (!administrator) return 'unknown'
    if ((await queries.administratorCount(tx)) === 1) return 'last'
    await queries.deleteAdministrator(tx, administrator.id)
    return 'removed'
  })

const newRow = async (username: string, password: string): Promise<queries.StaffRow> => ({
  id: randomUUID(),
  username: nameOf(username),
  passwordHash: await hashPassword(password),
})
