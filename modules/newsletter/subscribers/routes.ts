import type { Logger } from 'pino'
import type { Subscriber } from '../../shared/contract/api.d.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { StreamedAnswer } from '../../shared/lists/streamed-list.ts'
import { type Receiving, receiveMailEvents } from './receive-mail-events.ts'
import { subscriberPart } from './subscriber-list-queries.ts'
import { subscriberStream } from './subscriber-stream.ts'
import { unsubscribe, unsubscribePage, unsubscribeWithToken } from './unsubscribe.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

/**
 * Unsubscribing, mail events and staff's list. Answers to visitors do not reveal whether an address
 * subscribes.
 */
export function subscriberRoutes(
  dependencies: Receiving & { tokens: UnsubscribeTokens; log: Logger },
) {
  return {
    unsubscribeNewsletter: async (c) => {
      const { email, token } = c.req.valid('json')
      await unsubscribe(dependencies, email, token)
      return c.json({ ok: true as const }, 200)
    },
    unsubscribeWithOneClick: async (c) => {
      await unsubscribeWithToken(dependencies, c.req.valid('param').token)
      return c.json({ ok: true as const }, 200)
    },
    openUnsubscribePage: async (c) => {
      const Location = await unsubscribePage(dependencies, c.req.valid('param').token)
      return c.body(null, 303, { Location })
    },
    receiveMailEvents: async (c) => {
      const headers = c.req.valid('header')
      const call = {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signatures: headers['webhook-signature'],
        body: await c.req.text(),
      }
      await receiveMailEvents(dependencies, call, c.req.valid('json').events)
      return c.json({ ok: true as const }, 200)
    },
    listSubscribers: async (c) => {
      const { limit, ...query } = c.req.valid('query')
      if (limit === undefined) {
        const { json, total, active } = await subscriberStream(dependencies, query)
        return c.body(json, 200, {
          'content-type': 'application/json',
          'x-total': String(total),
          'x-active': String(active),
        }) as unknown as StreamedAnswer<Subscriber>
      }
      const part = await subscriberPart(dependencies.sql, { ...query, limit })
      return c.json(part.subscribers, 200, {
        'x-total': String(part.total),
        'x-active': String(part.active),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
  } satisfies Partial<Handlers>
}
