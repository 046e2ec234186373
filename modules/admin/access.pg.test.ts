import { expect, test } from 'vitest'
import { administrator } from '../../api/testing/administrator.ts'
import { read, status } from '../../api/testing/test-answers.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import { operations } from '../shared/contract/operations.ts'

const shop = await shopOfFile()

test('adminLogin 200 and 401 API-22', async () => {
  expect(await read(shop.call('POST', '/api/admin/login', { body: administrator }))).toMatchObject({
    token: expect.any(String),
  })
  const refused = await shop.call('POST', '/api/admin/login', {
    body: { ...administrator, password: 'feil-passord' },
  })
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({
    message: 'Ugyldig brukernavn eller passord',
    error: expect.any(String),
  })
})

const staffOnly = operations.filter((operation) => operation.staffOnly)

test('every call of staff but the login is behind the guard, and none of visitors', () => {
  const ofStaff = operations.filter(({ path }) => path.startsWith('/api/admin/'))
  expect(staffOnly.map(({ id }) => id)).toEqual(
    ofStaff.map(({ id }) => id).filter((id) => id !== 'adminLogin'),
  )
})

test.each(staffOnly)(
  '$method $path 401 without a token and with a false one',
  async (operation) => {
    const forged = ['Bearer feil', `Bearer ${'x'.repeat(40)}`, 'Basic YTpi', '']
    for (const authorization of [undefined, ...forged]) {
      const headers = authorization === undefined ? {} : { authorization }
      const path = operation.path.replace(/:\w+/g, '1')
      const answer = await shop.call(operation.method, path, { headers })
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }])
    }
  },
)

test('adminLogout 200 ends the session on the server', async () => {
  const headers = { authorization: `Bearer ${await shop.token()}` }
  expect(await status(shop.call('GET', '/api/admin/orders', { headers }))).toBe(200)
  expect(await status(shop.call('POST', '/api/admin/logout', { headers }))).toBe(200)
  expect(await status(shop.call('GET', '/api/admin/orders', { headers }))).toBe(401)
})
