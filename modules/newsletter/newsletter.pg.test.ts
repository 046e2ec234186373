import { afterAll, describe, expect, test } from 'vitest'
import { testNewsletter } from './test-newsletter.ts'

const shop = await testNewsletter()
afterAll(() => shop.close())

const known = async (email: string) =>
  (await shop.subscribers({})).subscribers.filter(
    (one) => one.email.toLowerCase() === email.toLowerCase(),
  )

describe('subscribing', () => {
  test('API-18 DATA-14 an address becomes an active subscriber; the name is optional', async () => {
    await shop.subscribe('  kari@example.com ', ' Kari ')
    await shop.subscribe('uten@example.com', '  ')
    expect(await known('kari@example.com')).toEqual([
      {
        id: expect.any(Number),
        name: 'Kari',
        email: 'kari@example.com',
        isActive: true,
        subscribedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ])
    expect((await known('uten@example.com'))[0]).not.toHaveProperty('name')
  })

  test('API-18 repeated, concurrent and differently cased calls make one subscriber', async () => {
    await Promise.all(
      [
        'Ola@Example.com',
        'ola@example.com',
        'OLA@EXAMPLE.COM',
        'ola@blåbær.no',
        'OLA@BLÅBÆR.NO',
        'ola@xn--blbr-roah.no',
        'ola@BLA\u030aBÆR.no',
      ].map((email) => shop.subscribe(email)),
    )
    expect(await known('ola@example.com')).toHaveLength(1)
    expect(await known('ola@blåbær.no')).toHaveLength(1)
  })

  test('the name is kept when the address subscribes again without one', async () => {
    await shop.subscribe('navn@example.com', 'Nora')
    await shop.subscribe('navn@example.com')
    expect(await known('navn@example.com')).toMatchObject([{ name: 'Nora' }])
  })

  test('API-27 the newest comes first', async () => {
    await shop.subscribe('nyest@example.com')
    expect((await shop.subscribers({})).subscribers[0]?.email).toBe('nyest@example.com')
  })
})

describe('unsubscribing', () => {
  test('API-35 makes a subscriber inactive, and subscribing again active', async () => {
    await shop.subscribe('fram@example.com')
    await shop.unsubscribe('FRAM@example.com')
    expect(await known('fram@example.com')).toMatchObject([{ isActive: false }])
    await shop.subscribe('fram@example.com')
    expect(await known('fram@example.com')).toMatchObject([{ isActive: true }])
    await shop.subscribe('ola@tyttebær.no')
    await shop.unsubscribe('ola@xn--tyttebr-rxa.no')
    expect(await known('ola@tyttebær.no')).toMatchObject([{ isActive: false }])
  })

  test('API-35 an unknown address gets the same answer as a known one, and stays unknown', async () => {
    expect(await shop.unsubscribe('ukjent@example.com')).toBeUndefined()
    expect(await known('ukjent@example.com')).toEqual([])
  })
})
