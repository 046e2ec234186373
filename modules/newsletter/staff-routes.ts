import type { Handlers } from '../shared/contract/routes.ts'
import type { Newsletter } from './newsletter.ts'

/** What staff do with subscribers and campaigns. */
export function newsletterStaffRoutes(newsletter: Newsletter) {
  return {
    listSubscribers: async (c) => {
      const part = await newsletter.subscribers(c.req.valid('query'))
      return c.json(part.subscribers, 200, {
        'x-total': String(part.total),
        'x-active': String(part.active),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    sendCampaign: async (c) => {
      const recipients = await newsletter.sendCampaign(
        c.req.valid('json'),
        c.req.valid('header')['idempotency-key'],
      )
      const people = recipients === 1 ? '1 abonnent' : `${recipients} abonnenter`
      return c.json({ message: `Kampanjen er på vei til ${people}.` }, 200)
    },
    listCampaigns: async (c) => {
      const part = await newsletter.campaigns(c.req.valid('query'))
      return c.json(part.campaigns, 200, {
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    steerCampaign: async (c) =>
      c.json(await newsletter.steerCampaign(c.req.valid('param').id, c.req.valid('json')), 200),
    listCampaignFailures: async (c) =>
      c.json(await newsletter.campaignFailures(c.req.valid('param').id), 200),
    previewCampaign: async (c) => {
      const { html, text } = await newsletter.previewCampaign(c.req.valid('json'))
      return c.json({ html, text }, 200)
    },
    testCampaign: async (c) => {
      const { email, ...campaign } = c.req.valid('json')
      await newsletter.testCampaign(campaign, email)
      return c.json({ message: `Testen er sendt til ${email}.` }, 200)
    },
  } satisfies Partial<Handlers>
}
