import { expect, test } from 'vitest'
import type { Mail } from '../../../modules/shared/mail.ts'
import { noMeter } from '../log/meter.ts'
import { observedMails } from './observed-mails.ts'

const answered = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode })

test.each([
  ['sent', undefined],
  ['refused', answered(550)],
  ['deferred', answered(451)],
  ['deferred', new Error('The connection ended')],
])('a mail is counted by its kind as %s', async (outcome, failure) => {
  const counted: string[] = []
  const send = observedMails(
    async () => {
      if (failure) throw failure
    },
    { ...noMeter, mail: (kind, what) => void counted.push(`${kind} ${what}`) },
  )
  const sent = send({ messageId: '<receipt.RP-00000001.1@shop.test>' } as Mail)
  await (failure ? expect(sent).rejects.toBe(failure) : sent)
  expect(counted).toEqual([`receipt ${outcome}`])
})
