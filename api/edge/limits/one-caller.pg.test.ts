import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseOfFile, stockedDatabase } from '../../../modules/shared/test-database.ts'
import { waitingFor, whileLocked } from '../../testing/table-lock-queries.ts'
import { openWebShop } from '../../testing/test-config.ts'

/** The shop with two connections for all visitors. */
const database = await databaseOfFile(stockedDatabase)
const shop = await openWebShop(database.url, {
  DATABASE_POOL: '2',
  NEWSLETTER_CONFIRM: '1',
  // The stand-in takes payments.
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
})
afterAll(() => shop.stop())
beforeAll(() =>
  vi.waitUntil(async () => (await ask('GET', '/readyz')).status === 200, { timeout: 10_000 }),
)

const newSession = () => `session_1763676000000_${crypto.randomUUID()}`
const ask = async (method: string, path: string, session = newSession(), body?: object) =>
  shop.app.fetch(
    new Request(`http://shop.test${path}`, {
      method,
      headers: { 'x-session-id': session, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)
const many = (call: () => Promise<Response>) => Array.from({ length: 10 }, call)
const logIn = () =>
  ask('POST', '/api/admin/login', undefined, { username: 'admin', password: 'feil-passord' })

/** Holds the advisory lock of a key while `work` runs. */
const whileHeld = (key: string, work: () => Promise<void>) =>
  database.sql.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
    await work()
  })
/** The number of connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { count } = await database.sql`
    select
    from pg_stat_activity
    where datname = current_database()
      and wait_event_type = 'Lock'
  `
  return count
}

/** Ten custom lines of a session, whose cart is locked meanwhile. */
const addCustom = (session: string) =>
  ask('POST', '/api/cart', session, { productId: 999_999, quantity: 10 })

test('calls of a session that wait for its cart hold one connection, and are all answered', async () => {
  const session = newSession()
  let lines: Promise<Response>[] = []
  await whileHeld(session, async () => {
    lines = many(() => addCustom(session))
    await expect.poll(waiting).toBe(1)
    expect((await ask('GET', '/api/cart')).status).toBe(200)
    expect(await waiting()).toBe(1)
  })
  expect(await statusesOf(lines)).toEqual(Array(10).fill(200))
  const cart = await (await ask('GET', '/api/cart', session)).json()
  expect(cart).toMatchObject([{ id: 999_999, quantity: 100 }])
})

test('changes of one line of a cart hold one connection', async () => {
  const session = newSession()
  expect((await addCustom(session)).status).toBe(200)
  let changes: Promise<Response>[] = []
  await database.sql.begin(async (holder) => {
    await holder`select from cart.lines where session_id = ${session} for update`
    changes = many(() => ask('PUT', '/api/cart/999999', session, { quantity: 20 }))
    await expect.poll(waiting).toBe(1)
    expect((await ask('GET', '/api/cart')).status).toBe(200)
  })
  expect(await statusesOf(changes)).toEqual(Array(10).fill(200))
})

test('more calls of a session than anybody taps are refused with Retry-After, and the others answered', async () => {
  const session = newSession()
  const refused: (string | null)[] = []
  let lines: Promise<Response>[] = []
  await whileHeld(session, async () => {
    lines = Array.from({ length: 40 }, async () => {
      const answer = await addCustom(session)
      if (answer.status === 503) refused.push(answer.headers.get('retry-after'))
      return answer
    })
    await expect.poll(() => refused).toEqual(Array(9).fill('1'))
  })
  const statuses = await statusesOf(lines)
  expect(statuses.filter((status) => status === 200)).toHaveLength(31)
})

test('calls of many sessions about a picture that is being deleted hold no connection', async () => {
  const [owner, hash, id] = [newSession(), 'a'.repeat(64), crypto.randomUUID()]
  await database.sql`
    insert into artwork.pictures (id, session_id, hash, form, width, height, used_at)
    values (${id}, ${owner}, ${hash}, 'png', 100, 100, now())
  `
  const merge = () =>
    ask('POST', '/api/merge-cart', undefined, {
      lines: [{ productId: 999_999, quantity: 10, customImageId: id }],
    })
  await whileHeld(hash, async () => {
    const merges = many(merge)
    expect((await ask('GET', '/api/cart')).status).toBe(200)
    expect(await statusesOf(merges)).toEqual(Array(10).fill(503))
  })
  await database.sql.begin(async (other) => {
    await other`select pg_advisory_xact_lock_shared(hashtextextended(${hash}, 0))`
    expect(await statusesOf(many(merge))).toEqual(Array(10).fill(200))
  })
})

test('logins hold one connection, however many there are at once', async () => {
  let logins: Promise<Response>[] = []
  await whileLocked(database.sql, 'admin.logins', async () => {
    logins = many(logIn)
    await expect.poll(() => waitingFor(database.sql, 'admin.logins')).toBe(1)
    expect((await ask('GET', '/api/cart')).status).toBe(200)
    expect(await waitingFor(database.sql, 'admin.logins')).toBe(1)
  })
  expect((await statusesOf(logins)).sort()).toEqual([...Array(5).fill(401), ...Array(5).fill(429)])
})

test('a login does not wait while another process counts one of the same name', async () => {
  await whileHeld('login name sjefen', async () => {
    const answer = await ask('POST', '/api/admin/login', undefined, {
      username: 'sjefen',
      password: 'feil-passord',
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await waiting()).toBe(0)
  })
})

test('sign-ups for the newsletter with one address hold no connection while one is being stored', async () => {
  await whileHeld('newsletter.confirm kari@example.com', async () => {
    const body = { email: 'kari@example.com' }
    const signUps = many(() => ask('POST', '/api/subscribe-newsletter', undefined, body))
    expect((await ask('GET', '/api/cart')).status).toBe(200)
    expect(await statusesOf(signUps)).toEqual(Array(10).fill(200))
  })
})

test('orders that wait for the same patch leave connections to carts', async () => {
  const address = {
    firstName: 'Kari',
    lastName: 'Nordmann',
    address: 'Storgata 1',
    postalCode: '0155',
    city: 'Oslo',
    phone: '99999999',
  }
  const order = {
    customerEmail: 'kari@example.com',
    customerName: 'Kari Nordmann',
    shippingAddress: address,
  }
  const [patch] = await database.sql<{ id: number }[]>`
    select id from catalogue.products where stock > 100 order by id limit 1
  `
  const sessions = Array.from({ length: 10 }, newSession)
  for (const session of sessions)
    await ask('POST', '/api/cart', session, { productId: patch?.id, quantity: 1 })
  let orders: Promise<Response>[] = []
  await database.sql.begin(async (holder) => {
    await holder`select from catalogue.products where id = ${patch?.id ?? 0} for update`
    orders = sessions.map((session) => ask('POST', '/api/create-payment-intent', session, order))
    await expect.poll(waiting).toBe(1)
    expect((await ask('GET', '/api/cart')).status).toBe(200)
    expect(await waiting()).toBe(1)
  })
  expect(await statusesOf(orders)).toEqual(Array(10).fill(200))
})
