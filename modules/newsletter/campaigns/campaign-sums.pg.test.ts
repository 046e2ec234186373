import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansOf } from '../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../shared/test-database.ts'
import { fillSubscribers } from '../subscribers/test-subscriber-queries.ts'
import { campaignPart, mergeCampaignSums } from './campaign-list-queries.ts'
import { addressCampaign, insertedCampaign } from './campaign-queries.ts'

const now = new Date('2026-05-01T10:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fillSubscribers(database.sql, 300)
})
afterAll(() => database.close())

/** Compares each campaign's figures with the mails themselves. */
async function expectExact() {
  const counted = await database.sql`
    select
      c.id,
      count(m.state) filter (where m.state in ('queued', 'sending'))::int as left,
      count(m.state) filter (where m.state = 'sent')::int as sent,
      count(m.state) filter (where m.state = 'failed' and m.reason <> 'unknown')::int as failed,
      count(m.state) filter (where m.state = 'failed' and m.reason = 'unknown')::int as unsure,
      count(m.state) filter (where m.state = 'failed' and m.reason = 'deferred')::int as retriable,
      count(m.state) filter (where m.state = 'skipped')::int as skipped
    from newsletter.campaigns c
    left join newsletter.campaign_mails m on m.campaign_id = c.id
    group by c.id
    order by c.id desc
  `
  const { campaigns } = await campaignPart(database.sql, {}, now)
  expect(
    campaigns.map(({ id, left, sent, failed, unsure, retriable, skipped }) => ({
      id,
      left,
      sent,
      failed,
      unsure,
      retriable,
      skipped,
    })),
  ).toEqual([...counted])
}

test('the figures of each campaign are exact after changes of its mails, beside concurrent changes and merges', async () => {
  const { sql } = database
  for (const key of ['first', 'second']) {
    const text = { subject: 'Mai', content: 'Hei', senderName: 'Shop' }
    const campaign = await insertedCampaign(sql, key, text, { now, startsAt: now })
    expect(campaign?.recipients).toBe(300)
    await sql.begin((tx) => addressCampaign(tx, campaign?.id ?? 0, now))
  }
  await expectExact()
  const states = ['sending', 'sent', 'failed', 'queued', 'skipped']
  const reasons = ['refused', 'deferred', 'unknown']
  await Promise.all(
    Array.from({ length: 80 }, async (_none, turn) => {
      await sql`
        update newsletter.campaign_mails
        set state = ${states[turn % states.length] ?? 'sent'},
            reason = ${reasons[turn % reasons.length] ?? null}
        where subscriber_id % 17 = ${turn % 17}
          and campaign_id % 2 = ${turn % 2}
      `
      if (turn % 9 === 0) await mergeCampaignSums(sql)
    }),
  )
  await expectExact()
  await mergeCampaignSums(sql)
  await expectExact()
  const rows = await sql`select from newsletter.campaign_sums`
  const kinds = await sql`
    select
    from newsletter.campaign_mails
    where state not in ('sending', 'sent')
    group by campaign_id, state, reason
  `
  expect(rows.length).toBe(kinds.length)
  await sql`delete from newsletter.campaign_mails where subscriber_id % 3 = 0`
  await sql`update newsletter.campaigns c set recipients = (select count(*) from newsletter.campaign_mails where campaign_id = c.id)`
  await expectExact()
})

test('the figures of a campaign read its sums, and of its mails only those that are being sent', async () => {
  const plans = await plansOf(database, 'newsletter.campaigns', (sql) => campaignPart(sql, {}, now))
  expect(plans).toMatch(/Index Cond: \(\(state = 'sending'::text\) AND \(campaign_id = c\.id\)\)/)
})
