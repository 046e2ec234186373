import { expect, test } from 'vitest'
import { plansOf } from '../../shared/lists/test-plans.ts'
import { databaseOfFile } from '../../shared/test-database.ts'
import { fillSubscribers } from '../subscribers/test-subscriber-queries.ts'
import { campaignPart } from './campaign-list-queries.ts'
import { addressCampaign, insertedCampaign } from './campaign-queries.ts'

const now = new Date('2026-05-01T10:00:00Z')
const recipients = 3000

const database = await databaseOfFile()
const { sql } = database
await fillSubscribers(sql, recipients)
for (const state of ['waiting', 'all queued', 'being sent']) {
  const text = { subject: 'Mai', content: 'Hei', senderName: 'Shop' }
  const campaign = await insertedCampaign(sql, text, { now, startsAt: now })
  expect(campaign.recipients).toBe(recipients)
  if (state !== 'waiting') await sql.begin((tx) => addressCampaign(tx, campaign.id, now))
}
await sql`
  update newsletter.campaign_mails
  set state = (array['sent', 'sending', 'failed', 'failed', 'failed', 'failed', 'skipped'])[subscriber_id % 100],
      reason = (array[null, null, 'refused', 'deferred', 'unavailable', 'unknown', null])[subscriber_id % 100]
  where campaign_id = (select max(campaign_id) from newsletter.campaign_mails)
    and subscriber_id % 100 between 1 and 7
`
await sql`vacuum analyze newsletter.campaign_mails`

test('the figures of each campaign are those of its mails', async () => {
  const none = { sent: 0, failed: 0, unsure: 0, retriable: 0, skipped: 0, left: recipients }
  const { campaigns } = await campaignPart(sql, {}, now)
  expect(campaigns).toMatchObject([
    { sent: 30, failed: 90, unsure: 30, retriable: 60, skipped: 30, left: recipients - 180 },
    none,
    none,
  ])
})

test('the figures read indexes alone', async () => {
  const plans = await plansOf(database, 'newsletter.campaigns', (tx) => campaignPart(tx, {}, now))
  expect(plans).toContain('Index Only Scan using queued_campaign_mails')
  expect(plans).toContain('Index Only Scan using other_campaign_mails')
  expect(plans).not.toContain('Scan on campaign_mails')
})
