import { expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../testing/browser.ts'

async function open(answer: () => Response | Promise<Response>, kept: Record<string, string> = {}) {
  const { storage } = fakeBrowser(kept)
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return answer()
  })
  return { ...(await import('./login.ts')), storage, requests }
}

const credentials = { username: 'admin', password: 'hemmelig' }

test.each([
  ['ALOGIN-07', ['ab', '123456'], { username: 'Brukernavn må være minst 3 tegn' }],
  ['ALOGIN-08', ['abc', '12345'], { password: 'Passord må være minst 6 tegn' }],
])('%s short credentials have a text each', async (_, [username = '', password = ''], problems) => {
  const { credentialProblems } = await open(() => Response.json({}))
  expect(credentialProblems({ username, password })).toEqual(problems)
})

test('ALOGIN-11 a login stores the token under adminToken', async () => {
  const { logIn, storage } = await open(() => Response.json({ token: 'abc', message: 'Hei' }))
  expect(await logIn(credentials)).toBeNull()
  expect(storage.getItem('adminToken')).toBe('abc')
})

test.each([
  ['the server’s message', { message: 'Kontoen er sperret' }, 'Kontoen er sperret'],
  ['the server’s error', { error: 'For mange forsøk' }, 'For mange forsøk'],
  ['its own text without one', {}, 'Ugyldig brukernavn eller passord'],
])('ALOGIN-09 a refusal shows %s', async (_, body, text) => {
  const { logIn, storage } = await open(() => Response.json(body, { status: 401 }))
  expect(await logIn(credentials)).toBe(text)
  expect(storage.getItem('adminToken')).toBeNull()
})

test.each([
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server failure', () => Response.json({ error: 'x' }, { status: 500 })],
  ['an answer that is no JSON', () => new Response('<html>')],
  ['an answer without a token', () => Response.json({})],
])('ALOGIN-10 %s shows ‘Noe gikk galt. Prøv igjen.’', async (_, answer) => {
  const { logIn } = await open(answer)
  expect(await logIn(credentials)).toBe('Noe gikk galt. Prøv igjen.')
})

test('ADASH-06 a logout removes the token at once and ends the session, whatever the server answers', async () => {
  const { logOut, storage, requests } = await open(() => Response.json({}, { status: 500 }), {
    adminToken: 'abc',
  })
  logOut()
  expect(storage.getItem('adminToken')).toBeNull()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]?.url).toBe('http://shop.test/api/admin/logout')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer abc')
  expect(requests[0]?.keepalive).toBe(true)
})
