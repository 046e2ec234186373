import type { Context } from 'hono'

/** One of the staff who are logged in. Usernames are kept, and asked for, in small letters. */
export type Administrator = { id: string; username: string }

/** The caller of an operation whose `security` asks for staff; the guard in front of it has set it. */
export const administratorOf = (c: Context): Administrator => c.get('administrator')
