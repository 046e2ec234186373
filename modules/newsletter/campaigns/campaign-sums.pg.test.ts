import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSubscribers } from '../../../scripts/bench/queries.ts'
import { type TestDatabase, testDatabase } from '../../shared/test-database.ts'
import { campaignPart, mergeCampaignSums } from './campaign-list-queries.ts'
import { addressCampaign, insertedCampaign } from './campaign-queries.ts'

const now = new Date('2026-05-01T10:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fillSubscribers(database.sql, 300)
})
afterAll(() => database.close())

/** Compares each campaign's mails that are left with the mails themselves. */
async function expectExact() {
  const counted = await database.sql`
    select c.id, count(m.state) filter (where m.state in ('queued', 'sending'))::int as left
    from newsletter.campaigns c
    left join newsletter.campaign_mails m on m.campaign_id = c.id
    group by c.id
    order by c.id desc
  `
  const { campaigns } = await campaignPart(database.sql, {}, now)
  expect(campaigns.map(({ id, left }) => ({ id, left }))).toEqual([...counted])
}

test('the mails that are left of each campaign are counted exactly, beside concurrent changes and merges', async () => {
  const { sql } = database
  for (const key of ['first', 'second']) {
    const text = { subject: 'Mai', content: 'Hei', senderName: 'Shop' }
    const campaign = await insertedCampaign(sql, key, text, { now, startsAt: now })
    expect(campaign?.recipients).toBe(300)
    await sql.begin((tx) => addressCampaign(tx, campaign?.id ?? 0, now))
  }
  await expectExact()
  const states = ['sending', 'sent', 'failed', 'queued', 'skipped']
  await Promise.all(
    Array.from({ length: 80 }, async (_none, turn) => {
      await sql`
        update newsletter.campaign_mails
        set state = ${states[turn % states.length] ?? 'sent'}
        where subscriber_id % 17 = ${turn % 17}
          and campaign_id % 2 = ${turn % 2}
      `
      if (turn % 9 === 0) await mergeCampaignSums(sql)
    }),
  )
  await expectExact()
  await mergeCampaignSums(sql)
  await expectExact()
  await sql`delete from newsletter.campaign_mails where subscriber_id % 3 = 0`
  await expectExact()
})
