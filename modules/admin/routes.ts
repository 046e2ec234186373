import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { administratorOf } from '../shared/administrator.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import type { OwnAccount } from './account.ts'
import { tokenOf } from './guard.ts'
import type { LogIn } from './log-in.ts'
import { loginMemory } from './login-limits.ts'

type Stories = {
  logIn: LogIn
  logOut(token: string): Promise<void>
  account: OwnAccount
  addressOf(c: Context): string
  publicUrl: string
}

/** Proves at the next login that the browser was an administrator's before; nothing else gets to see it. */
const deviceCookie = {
  name: 'admin_device',
  attributes: {
    path: '/api/admin/login',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: loginMemory / 1000,
  },
} as const

const refused = 'Ugyldig brukernavn eller passord'

export function adminRoutes({ logIn, logOut, account, addressOf, publicUrl }: Stories) {
  return {
    adminLogin: async (c) => {
      const attempt = { address: addressOf(c), deviceProof: getCookie(c, deviceCookie.name) }
      const login = await logIn({ ...c.req.valid('json'), ...attempt })
      if (!login)
        return c.json(
          { error: refused, message: refused, code: 'invalid_credentials' as const },
          401,
        )
      setCookie(c, deviceCookie.name, login.deviceProof, {
        ...deviceCookie.attributes,
        secure: publicUrl.startsWith('https:'),
      })
      return c.json({ token: login.token, message: 'Du er logget inn.' }, 200)
    },
    adminLogout: async (c) => {
      await logOut(tokenOf(c))
      return c.json({ ok: true as const }, 200)
    },
    getAccount: async (c) => c.json(await account.show(administratorOf(c)), 200),
    changePassword: async (c) => {
      const call = { token: tokenOf(c), address: addressOf(c) }
      await account.changePassword(administratorOf(c), c.req.valid('json'), call)
      return c.json({ ok: true as const }, 200)
    },
    endSessions: async (c) => {
      await account.endSessions(administratorOf(c))
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
