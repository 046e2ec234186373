import { expect } from 'vitest'
import type { Mail } from '../../shared/mail.ts'
import { campaign, statesOf, subscribed } from '../campaigns/test-campaign-queries.ts'
import { testNewsletter } from '../test-newsletter.ts'

const failed = (marks: object) => Object.assign(new Error('Not sent'), marks)

/** Errors as SMTP clients throw them, by cause. */
export const failures = {
  unknownMailbox: () =>
    failed({ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such mailbox' }),
  unknownUser: () =>
    failed({ responseCode: 550, command: 'RCPT TO', response: '550 User unknown' }),
  closedRelay: () =>
    failed({ responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 Relay access denied' }),
  refused: () => failed({ responseCode: 554, command: 'DATA', response: '554 Not wanted' }),
  notNow: () => failed({ responseCode: 451, command: 'RCPT TO', response: '451 Later' }),
  hungUp: () => failed({ responseCode: 421, command: 'RCPT TO', response: '421 Goodbye' }),
  cutOff: () => failed({ code: 'ECONNECTION', stage: 'envelope' }),
  away: () => failed({ code: 'ESOCKET', stage: 'connecting' }),
  silent: () => failed({ code: 'ETIMEDOUT', stage: 'content' }),
}

type Failing = (email: string) => Error | undefined

/** The addresses of `people` subscribers from number `first` on, each with the failure of its mail. */
export const addresses = (first: number, people: number, failure: Failing) =>
  Object.fromEntries(
    Array.from({ length: people }, (_none, index) => [`s${first + index}@example.com`, failure]),
  )

/** A newsletter with a mail server that can be made to fail. */
export async function testDelivery() {
  const shop = await testNewsletter()
  const { mailServer } = shop
  return {
    ...shop,
    states: () => statesOf(shop.sql),
    campaignNow: async () => (await shop.campaigns({})).campaigns[0],
    async sendTo(people: number): Promise<void> {
      await subscribed(shop.sql, people)
      await shop.sendCampaign(campaign)
    },
    expectEachOnce(people: number): void {
      expect(shop.mails).toHaveLength(people)
      expect(new Set(shop.addresses()).size).toBe(people)
    },
    /** Accepts mails, but fails for some addresses while their function returns an error. */
    failFor(readers: Record<string, Failing>): void {
      const { accept } = mailServer
      mailServer.accept = async (mail: Mail) => {
        const failure = readers[mail.to]?.(mail.to)
        if (failure) throw failure
        await accept(mail)
      }
    },
    /** Makes the mail server always fail. Returns the count of calls, and `mend` to restore the server. */
    breakServer(failure: () => Error) {
      const { accept } = mailServer
      const trouble = {
        calls: 0,
        mend: () => {
          mailServer.accept = accept
        },
      }
      mailServer.accept = async () => {
        trouble.calls += 1
        throw failure()
      }
      return trouble
    },
  }
}

export type TestDelivery = Awaited<ReturnType<typeof testDelivery>>
