import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import { campaignFailures } from './campaign-failures.ts'
import { campaignPart } from './campaign-list-queries.ts'
import { drawCampaign } from './draw-campaign.ts'
import { type Sending, sendCampaign } from './send-campaign.ts'
import { steerCampaign } from './steer-campaign.ts'
import { type Trying, tryCampaign } from './try-campaign.ts'

/** Handlers of the staff's calls about campaigns. */
export function campaignRoutes(dependencies: Sending & Trying) {
  return {
    sendCampaign: async (c) => {
      const by = {
        key: c.req.valid('header')['idempotency-key'],
        administrator: administratorOf(c).username,
      }
      const recipients = await sendCampaign(dependencies, c.req.valid('json'), by)
      const people = recipients === 1 ? '1 abonnent' : `${recipients} abonnenter`
      return c.json({ message: `Kampanjen er på vei til ${people}.` }, 200)
    },
    listCampaigns: async (c) => {
      const { sql, clock } = dependencies
      const part = await campaignPart(sql, c.req.valid('query'), clock())
      return c.json(part.campaigns, 200, {
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    steerCampaign: async (c) => {
      const { id } = c.req.valid('param')
      const { username } = administratorOf(c)
      return c.json(await steerCampaign(dependencies, id, c.req.valid('json'), username), 200)
    },
    listCampaignFailures: async (c) =>
      c.json(await campaignFailures(dependencies, c.req.valid('param').id), 200),
    previewCampaign: async (c) => {
      const { html, text } = await drawCampaign(dependencies, c.req.valid('json'))
      return c.json({ html, text }, 200)
    },
    testCampaign: async (c) => {
      const { email, ...campaign } = c.req.valid('json')
      await tryCampaign(dependencies, campaign, email, administratorOf(c).username)
      return c.json({ message: `Testen er sendt til ${email}.` }, 200)
    },
  } satisfies Partial<Handlers>
}
