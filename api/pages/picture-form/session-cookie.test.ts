import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createPictureForm } from './picture-form.ts'

const [old, other] = ['session_1_0123456789abcdef', 'session_2_0123456789abcdef']

/** The cookies that the answer sets, and the sessions in which the API was asked. */
async function send(publicUrl: string, cookie?: string) {
  const sessions = new Set<string | null>()
  const form = createPictureForm({
    publicUrl,
    showPage: async () => new Response('page'),
    async askApi(_c, request) {
      sessions.add(request.headers.get('x-session-id'))
      return Response.json({ id: 'an-id', missing: [] })
    },
  })
  const app = new Hono().post('/', form)
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
  const answer = await app.request('/', { method: 'POST', headers, body: 'picture' })
  expect(answer.status).toBe(303)
  return { cookies: answer.headers.getSetCookie(), sessions: [...sessions] }
}

test('over https the session is in a cookie that only this host can set', async () => {
  const { cookies, sessions } = await send('https://shop.test')
  expect(cookies).toEqual([
    `__Host-cart-session-id=${sessions[0]}; Path=/; Secure; SameSite=Strict`,
  ])
  expect((await send('http://shop.test', `cart-session-id=${old}`)).cookies).toEqual([
    `cart-session-id=${old}; Path=/; SameSite=Strict`,
  ])
})

test('over https a cookie without the prefix, which a subdomain can set, is not read', async () => {
  const planted = `cart-session-id=${other}`
  expect((await send('https://shop.test', planted)).sessions).not.toContain(other)
  const both = `${planted}; __Host-cart-session-id=${old}`
  expect((await send('https://shop.test', both)).sessions).toEqual([old])
})
