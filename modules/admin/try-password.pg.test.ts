import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { databaseOfFile, stockedDatabase, testDatabase } from '../shared/test-database.ts'
import { latestLogins } from './login-queries.ts'
import { day, home, minute, owner, testAdmin } from './test-admin.ts'

const stranger = '203.0.113.9'

const database = await databaseOfFile(stockedDatabase)
let shop: ReturnType<typeof testAdmin>

beforeEach(async () => {
  await database.sql`delete from admin.logins`
  await database.sql`delete from admin.devices`
  shop = testAdmin(database.sql)
})

/** Wrong passwords from one address. */
async function guess(count: number, address: string, username = owner.username) {
  for (let index = 0; index < count; index += 1)
    await shop.attempt(`feil-passord-${index}`, address, username)
}

/** Guesses from different addresses, so that the limit per address does not apply. */
async function guessFromEverywhere(count: number, username = owner.username) {
  for (let index = 0; index < count; index += 1)
    await shop.attempt('feil-passord', `198.51.100.${Math.floor(index / 4)}`, username)
}

test('API-22 the right password gets a token, whatever the letter case of the name', async () => {
  const login = await shop.logIn({ ...owner, username: 'SJEFEN', address: home })
  expect(login.token).toMatch(/^\w{40}$/)
})

test('API-22 a wrong password or an unknown name gets no token', async () => {
  expect(await shop.attempt('feil-passord', home)).toBe('refused')
  expect(await shop.attempt(owner.password, home, 'ukjent')).toBe('refused')
  expect(await shop.attempt('nobody has this password', home, 'ukjent')).toBe('refused')
})

test('a name that is longer in lower case is refused like any other', async () => {
  expect(await shop.attempt('feil-passord', home, 'İ'.repeat(60))).toBe('refused')
})

test('an unknown name costs the same work as a known one', async () => {
  // Other files of this worker have already loaded the library, so the spy needs a fresh module registry.
  vi.resetModules()
  vi.doMock('@node-rs/argon2', { spy: true })
  const production = await testDatabase()
  onTestFinished(production.close)
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2')
    vi.resetModules()
  })
  const { verify } = vi.mocked(await import('@node-rs/argon2'))
  const spied = (await import('./test-admin.ts')).testAdmin(production.sql)
  await spied.admin.ensureFirstAdministrator(owner.username, owner.password)
  const workFor = async (username: string) => {
    verify.mockClear()
    await spied.attempt('feil-passord', home, username)
    return verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
  }
  const known = await workFor(owner.username)
  expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
  expect(await workFor('ukjent')).toEqual(known)
})

test('five refusals from one address block it, also for the right password', async () => {
  await guess(5, stranger)
  expect(await shop.attempt(owner.password, stranger)).toBe(15 * 60)
  shop.at(15 * minute - 1)
  expect(await shop.attempt(owner.password, stranger)).toBe(1)
  shop.at(15 * minute)
  expect(await shop.attempt(owner.password, stranger)).toBe('in')
})

test('an unknown name is throttled like a known one', async () => {
  await guess(5, stranger, 'ukjent')
  expect(await shop.attempt('feil-passord', stranger, 'UKJENT')).toBe(15 * 60)
  await guessFromEverywhere(20, 'ukjent')
  expect(await shop.attempt('feil-passord', home, 'ukjent')).toEqual(expect.any(Number))
})

test('guesses from one address do not block other addresses', async () => {
  await guess(10, stranger)
  expect(await shop.attempt(owner.password, home)).toBe('in')
})

test('guesses from many addresses delay logins from addresses unknown to the owner, more with each refusal', async () => {
  await shop.token()
  await guessFromEverywhere(20)
  expect(await shop.attempt(owner.password, '192.0.2.1')).toBe(1)
  shop.at(1000)
  expect(await shop.attempt('feil-passord', '192.0.2.1')).toBe('refused')
  expect(await shop.attempt(owner.password, '192.0.2.2')).toBe(2)
  expect(await shop.attempt(owner.password, home)).toBe('in')
  shop.at(3000)
  expect(await shop.attempt(owner.password, '192.0.2.2')).toBe('in')
})

test('the owner signs in from any address with a known device, despite guesses from many addresses', async () => {
  const proof = await shop.deviceProof(home)
  await guessFromEverywhere(40)
  const from = (address: string, kept?: string, password = owner.password) =>
    shop.attempt(password, address, owner.username, kept)
  expect(await from('192.0.2.1')).toEqual(expect.any(Number))
  expect(await from('192.0.2.1', 'a'.repeat(43))).toEqual(expect.any(Number))
  expect(await from('192.0.2.1', proof)).toBe('in')
  expect(await shop.deviceProof('192.0.2.2', proof)).toBe(proof)

  for (let index = 0; index < 5; index += 1)
    expect(await from(`192.0.2.${10 + index}`, proof, 'feil-passord')).toBe('refused')
  expect(await from('192.0.2.20', proof)).toBe(15 * 60)
})

test('a device is known only for its owner, and forgotten after 90 days without a login', async () => {
  const proof = await shop.deviceProof(home)
  await guessFromEverywhere(20, 'nestleder')
  expect(await shop.attempt('feil-passord', home, 'nestleder', proof)).toEqual(expect.any(Number))
  expect(await shop.deviceProof(home, 'a'.repeat(43))).not.toBe('a'.repeat(43))
  shop.at(90 * day)
  await guessFromEverywhere(20)
  expect(await shop.attempt(owner.password, '192.0.2.1', owner.username, proof)).toBe(1)
  shop.at(90 * day + minute)
  await shop.forget()
  expect(await database.sql`select id from admin.devices`).toEqual([])
})

test('twenty refusals from one address under any names block it', async () => {
  for (let index = 0; index < 20; index += 1)
    expect(await shop.attempt('feil-passord', stranger, `navn-${index}`)).toBe('refused')
  expect(await shop.attempt(owner.password, stranger)).toBe(15 * 60)
  expect(await shop.attempt('feil-passord', home, 'navn-1')).toBe('refused')
})

test('another IPv6 address of the same network does not evade the limit', async () => {
  for (let index = 0; index < 5; index += 1)
    await shop.attempt('feil-passord', `2001:db8:1:2::${index}`)
  expect(await shop.attempt(owner.password, '2001:db8:1:2:ffff::1')).toBe(15 * 60)
  expect(await shop.attempt(owner.password, '2001:db8:1:3::1')).toBe('in')
})

test('only refusals count', async () => {
  for (let index = 0; index < 21; index += 1)
    expect(await shop.attempt(owner.password, home)).toBe('in')
})

test('concurrent guesses are limited like consecutive ones', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => shop.attempt('feil-passord', stranger)),
  )
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5)
})

test('guesses that several processes get at once are never more than one process lets through', async () => {
  const processes = [shop, testAdmin(database.sql), testAdmin(database.sql)]
  const outcomes = await Promise.all(
    processes.flatMap((one) =>
      Array.from({ length: 10 }, () => one.attempt('feil-passord', stranger)),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeLessThanOrEqual(5)
  expect(outcomes).not.toContain('in')
})

test('an attempt never waits for another one that is being counted: it is told to retry', async () => {
  const key = `login address ${stranger}`
  await database.sql.begin(async (other) => {
    await other`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
    expect(await shop.attempt(owner.password, stranger)).toBe(1)
    expect(await shop.attempt(owner.password, home)).toBe('in')
  })
  expect(await shop.attempt(owner.password, stranger)).toBe('in')
})

test('an owner with a known device is not told to retry while others guess the password', async () => {
  const proof = await shop.deviceProof(home)
  await database.sql.begin(async (guess) => {
    await guess`select pg_advisory_xact_lock(hashtextextended(${`login name ${owner.username}`}, 0))`
    expect(await shop.attempt(owner.password, home)).toBe(1)
    expect(await shop.attempt(owner.password, home, owner.username, proof)).toBe('in')
  })
})

test('attempts of an address or a name that is over its limit cost the database no statement', async () => {
  let statements = 0
  const counted = await testDatabase(() => void statements++)
  onTestFinished(() => counted.close())
  shop = testAdmin(counted.sql)
  await guess(5, stranger, 'ukjent')
  expect(await shop.attempt('feil-passord', stranger, 'ukjent')).toBe(15 * 60)
  for (let index = 0; index < 20; index += 1)
    await shop.attempt('feil-passord', home, `navn-${index}`)
  expect(await shop.attempt('feil-passord', home, 'navn-20')).toBe(15 * 60)
  statements = 0
  shop.at(minute)
  expect(await shop.attempt('feil-passord', stranger, 'ukjent')).toBe(14 * 60)
  expect(await shop.attempt('feil-passord', home, 'et-annet-navn')).toBe(14 * 60)
  expect(statements).toBe(0)
  shop.at(15 * minute)
  expect(await shop.attempt('feil-passord', stranger, 'ukjent')).toBe('refused')
})

test('an address that the owner has signed in from is no longer refused for guesses of others', async () => {
  const proof = await shop.deviceProof(home)
  await guessFromEverywhere(20)
  const fromHotel = (kept?: string) =>
    shop.attempt(owner.password, '192.0.2.1', owner.username, kept)
  expect(await fromHotel()).toBe(1)
  expect(await fromHotel(proof)).toBe('in')
  expect(await fromHotel()).toBe('in')
})

test('a known device signs in from an address that a process remembers as refused', async () => {
  const proof = await shop.deviceProof(home)
  for (let index = 0; index < 20; index += 1)
    await shop.attempt('feil-passord', stranger, `navn-${index}`)
  expect(await shop.attempt('feil-passord', stranger, 'navn-20')).toBe(15 * 60)
  expect(await shop.attempt(owner.password, stranger, owner.username, proof)).toBe('in')
})

test('a throttled attempt is not logged, so that a flood cannot fill the log', async () => {
  await guess(50, stranger)
  expect(await database.sql`select count(*)::int as count from admin.logins`).toEqual([
    { count: 5 },
  ])
})

test('an attempt under way counts towards the limits, and no login log shows it as refused', async () => {
  const outcomes = async () =>
    (await latestLogins(database.sql, owner.username, 20)).map(({ outcome }) => outcome)
  await guess(4, stranger)
  const staff = await database.sql.reserve()
  await staff`begin`
  await staff`lock table admin.staff`
  const guessed = shop.attempt('feil-passord', stranger)
  await expect
    .poll(() => database.sql`select from admin.logins where outcome = 'under_way'`)
    .toHaveLength(1)
  expect(await outcomes()).toEqual(Array(4).fill('refused'))
  const otherProcess = testAdmin(database.sql)
  expect(await otherProcess.attempt('feil-passord', stranger)).toBe(15 * 60)
  await staff`rollback`
  staff.release()
  expect(await guessed).toBe('refused')
  expect(await outcomes()).toEqual(Array(5).fill('refused'))
})
