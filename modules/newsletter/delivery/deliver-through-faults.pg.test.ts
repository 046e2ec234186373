import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '../test-newsletter.ts'
import { failures, testDelivery } from './test-delivery.ts'

/** The server's outcomes for consecutive mails; `null` accepts one, and after the last it accepts all. */
const outcomes = fc.array(fc.constantFrom(null, ...Object.values(failures)), {
  minLength: 4,
  maxLength: 40,
})
/** Few enough that the same subscriber meets several faults. */
const people = fc.integer({ min: 1, max: 5 })

/** The addresses that got the campaign from such a server, and the mails' states; each call with a new shop. */
async function delivered(readers: number, faults: readonly ((() => Error) | null)[]) {
  const shop = await testDelivery()
  const got: string[] = []
  const pending = [...faults]
  shop.mailServer.accept = async ({ to }) => {
    const failure = pending.shift()
    // After a silence, the shop cannot know whether the server has the mail: here it has.
    if (!failure || failure === failures.silent) got.push(to)
    if (failure) throw failure()
  }
  await shop.sendTo(readers)
  await shop.work()
  await shop.pass(12 * 60 * minute, 10 * minute)
  const campaign = await shop.campaignNow()
  await shop.close()
  return { campaign, got }
}

test('a mail server that fails in any order gets no mail twice, and each mail has an outcome', async () => {
  await fc.assert(
    fc.asyncProperty(people, outcomes, async (readers, faults) => {
      const { campaign, got } = await delivered(readers, faults)
      expect(new Set(got).size).toBe(got.length)
      expect(campaign).toMatchObject({ state: 'done', left: 0 })
      const { sent = 0, failed = 0, unsure = 0, skipped = 0 } = campaign ?? {}
      expect(sent + failed + unsure + skipped).toBe(readers)
    }),
    { numRuns: 6, seed: 2027, endOnFailure: true },
  )
})
