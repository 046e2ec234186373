import { describe, expect, test } from 'vitest'
import { administrator } from '../../api/testing/administrator.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import type { Account } from '../shared/contract/api.d.ts'
import { staffLogPart } from '../shared/staff-log/staff-log-list-queries.ts'

const home = { 'x-forwarded-for': '84.212.1.1' }

const shop = await shopOfFile({ limited: true })
let minutes = 0

/** Each login is 15 minutes after the previous one, so that no test slows down the next. */
async function logIn(password: string): Promise<string | undefined> {
  minutes += 15
  shop.setNow(new Date(Date.UTC(2026, 4, 1, 10, minutes)))
  const response = await shop.call('POST', '/api/admin/login', {
    body: { username: administrator.username, password },
    headers: home,
  })
  return ((await response.json()) as { token?: string }).token
}

const as = (token: string | undefined) => ({ Authorization: `Bearer ${token}`, ...home })

const account = (token: string | undefined) =>
  shop.call('GET', '/api/admin/account', { headers: as(token) })

const shown = async (token: string | undefined) => (await (await account(token)).json()) as Account

const change = (token: string | undefined, oldPassword: string, newPassword: string) =>
  shop.call('PUT', '/api/admin/account/password', {
    headers: as(token),
    body: { oldPassword, newPassword },
  })

/** The event of the administrator's latest entry in the staff log. */
const latestLogged = async () =>
  (await staffLogPart(shop.sql, { administrator: administrator.username })).actions[0]?.event

describe('adminLogin', () => {
  test('200 with a cookie that proves the device at the next login, and nowhere else', async () => {
    const answer = await shop.call('POST', '/api/admin/login', {
      body: administrator,
      headers: home,
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^admin_device=[\w-]{43}; Max-Age=7776000; Path=\/api\/admin\/login; HttpOnly; SameSite=Strict$/,
    )
    const again = await shop.call('POST', '/api/admin/login', {
      body: administrator,
      headers: { ...home, cookie: cookie.split(';')[0] ?? '' },
    })
    expect(again.headers.get('set-cookie')).toBe(cookie)
  })
})

describe('getAccount', () => {
  test('200 with the name and the latest 20 attempts, newest first', async () => {
    for (let index = 0; index < 22; index += 1) await logIn('feil-passord')
    const token = await logIn(administrator.password)
    const { username, logins } = await shown(token)
    expect(username).toBe(administrator.username)
    expect(logins).toHaveLength(20)
    expect(logins.slice(0, 2)).toMatchObject([
      { outcome: 'signed_in', address: '84.212.1.1', at: '2026-05-01T15:45:00.000Z' },
      { outcome: 'refused', address: '84.212.1.1', at: '2026-05-01T15:30:00.000Z' },
    ])
  })

  test('200 leaves out attempts under other names', async () => {
    await shop.call('POST', '/api/admin/login', {
      body: { username: 'nestleder', password: 'feil-passord' },
      headers: { 'x-forwarded-for': '203.0.113.77' },
    })
    const answer = await (await account(await logIn(administrator.password))).text()
    expect(answer).not.toContain('203.0.113.77')
  })
})

describe('changePassword', () => {
  test('200 ends the other sessions, and only the new password is accepted', async () => {
    const [mine, other] = [await logIn(administrator.password), await logIn(administrator.password)]
    expect((await change(mine, administrator.password, 'gul-giraff-22')).status).toBe(200)
    expect((await account(other)).status).toBe(401)
    expect((await shown(mine)).logins[0]).toMatchObject({ outcome: 'password_changed' })
    expect(await latestLogged()).toBe('password')
    expect(await logIn(administrator.password)).toBeUndefined()
    const again = await logIn('gul-giraff-22')
    expect((await change(again, 'gul-giraff-22', administrator.password)).status).toBe(200)
  })

  test('422 for a wrong old password, and nothing changes', async () => {
    const [mine, other] = [await logIn(administrator.password), await logIn(administrator.password)]
    const response = await change(mine, 'feil-passord', 'gul-giraff-22')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'wrong_password', field: 'oldPassword' })
    expect((await account(other)).status).toBe(200)
    expect(await latestLogged()).toBe('login')
    expect(await logIn(administrator.password)).toBeDefined()
  })

  test('400 for a new password that is too short', async () => {
    const token = await logIn(administrator.password)
    const response = await change(token, administrator.password, 'kort-17')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ field: 'newPassword' })
  })

  test('429 for guesses of the old password with a stolen token', async () => {
    const token = await logIn(administrator.password)
    for (let index = 0; index < 5; index += 1) await change(token, 'feil-passord', 'gul-giraff-22')
    const response = await change(token, administrator.password, 'gul-giraff-22')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBe(15 * 60)
  })
})

describe('endSessions', () => {
  test('200 ends every session of the caller', async () => {
    const [mine, other] = [await logIn(administrator.password), await logIn(administrator.password)]
    const end = () => shop.call('DELETE', '/api/admin/account/sessions', { headers: as(mine) })
    expect((await end()).status).toBe(200)
    expect((await account(mine)).status).toBe(401)
    expect((await account(other)).status).toBe(401)
    expect((await end()).status).toBe(401)
    expect(await latestLogged()).toBe('sessions_ended')
  })
})
