import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { administratorOf } from '../shared/administrator.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { changePassword, endSessions, showAccount } from './account.ts'
import { tokenOf } from './guard.ts'
import { loginMemory } from './limits/login-limits.ts'
import { staffLog } from './log/staff-log.ts'
import { type LoggingIn, logIn } from './log-in.ts'

export type AdminCalls = LoggingIn & {
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** The shop's public URL. */
  publicUrl: string
}

/** Proves at the next login that an administrator signed in from this browser. The path limits it to the login call. */
const deviceCookie = {
  name: 'admin_device',
  attributes: {
    path: '/api/admin/login',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: loginMemory / 1000,
  },
} as const

/** Handlers of the calls about login, sessions and the caller's own account. */
export function adminRoutes(dependencies: AdminCalls) {
  const { sessions, addressOf, publicUrl } = dependencies
  return {
    adminLogin: async (c) => {
      const attempt = { address: addressOf(c), deviceProof: getCookie(c, deviceCookie.name) }
      const login = await logIn(dependencies, { ...c.req.valid('json'), ...attempt })
      setCookie(c, deviceCookie.name, login.deviceProof, {
        ...deviceCookie.attributes,
        secure: publicUrl.startsWith('https:'),
      })
      return c.json({ token: login.token, message: 'Du er logget inn.' }, 200)
    },
    adminLogout: async (c) => {
      await sessions.end(tokenOf(c))
      return c.json({ ok: true as const }, 200)
    },
    getAccount: async (c) => c.json(await showAccount(dependencies, administratorOf(c)), 200),
    changePassword: async (c) => {
      const call = { token: tokenOf(c), address: addressOf(c) }
      await changePassword(dependencies, administratorOf(c), c.req.valid('json'), call)
      return c.json({ ok: true as const }, 200)
    },
    endSessions: async (c) => {
      await endSessions(dependencies, administratorOf(c))
      return c.json({ ok: true as const }, 200)
    },
    listStaffActions: async (c) => {
      const { actions, nextCursor } = await staffLog(dependencies, c.req.valid('query'))
      return c.json(actions, 200, { ...(nextCursor && { 'x-next-cursor': nextCursor }) })
    },
  } satisfies Partial<Handlers>
}
