import type { Context } from 'hono'

/** A logged-in member of staff. Usernames are stored and compared in lower case. */
export type Administrator = { id: string; username: string }

/** The caller of an operation whose `security` requires staff; the guard sets it. */
export const administratorOf = (c: Context): Administrator => c.get('administrator')
