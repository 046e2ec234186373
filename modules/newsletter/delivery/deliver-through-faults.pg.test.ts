import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '../test-newsletter.ts'
import { failures, testDelivery } from './test-delivery.ts'

/** What the server does with one mail after the other; `null` takes it, and after the last it takes all. */
const outcomes = fc.array(fc.constantFrom(null, ...Object.values(failures)), {
  minLength: 4,
  maxLength: 40,
})
/** So few that the same reader meets one fault after the other. */
const people = fc.integer({ min: 1, max: 5 })

/** Who got the campaign through such a server, each time anew, and what became of it. */
async function delivered(readers: number, faults: readonly ((() => Error) | null)[]) {
  const shop = await testDelivery()
  const got: string[] = []
  const pending = [...faults]
  shop.mailServer.accept = async ({ to }) => {
    const failure = pending.shift()
    // Of a silence nobody knows whether the mail came first: here it did.
    if (!failure || failure === failures.silent) got.push(to)
    if (failure) throw failure()
  }
  await shop.sendTo(readers)
  await shop.work()
  await shop.pass(12 * 60 * minute)
  const campaign = await shop.campaignNow()
  await shop.close()
  return { campaign, got }
}

test('a mail server that fails in any order has no mail twice, and nobody is forgotten', async () => {
  await fc.assert(
    fc.asyncProperty(people, outcomes, async (readers, faults) => {
      const { campaign, got } = await delivered(readers, faults)
      expect(new Set(got).size).toBe(got.length)
      expect(campaign).toMatchObject({ state: 'done', left: 0 })
      const { sent = 0, failed = 0, unsure = 0, skipped = 0 } = campaign ?? {}
      expect(sent + failed + unsure + skipped).toBe(readers)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
