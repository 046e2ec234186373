import { describe, expect, test } from 'vitest'
import { read, refusal, status } from '../../api/testing/test-answers.ts'
import { shopOfFile, testShop } from '../../api/testing/test-shop.ts'
import { newShopper, shopperWith } from '../../api/testing/test-shopper.ts'
import { shop as facts } from '../../site/text/shop-facts.ts'
import { failedMailCounts } from '../post/index.ts'
import type { FailedMessage, StaffAction } from '../shared/contract/api.d.ts'

const shop = await shopOfFile()

/** A withdrawal from an address that got no receipt yet. */
const newWithdrawal = () => ({
  name: 'Kari Nordmann',
  email: `${crypto.randomUUID()}@example.com`,
  goods: '2 × Elgpatch',
})
const send = (body: object, key?: string) =>
  shop.call('POST', '/api/withdrawal', {
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })

describe('sendWithdrawal', () => {
  test('200: the shop gets it, and the customer of the order a receipt with what was sent and when it arrived', async () => {
    shop.setNow(new Date('2026-05-14T10:30:05Z'))
    const kari = newShopper(shop)
    const paid = await kari.bought(1)
    await shop.work()
    const mails = shop.mails.length
    const sent = {
      ...newWithdrawal(),
      email: kari.email.toUpperCase(),
      orderNumber: ` ${paid.orderNumber.toLowerCase()} `,
      received: '12. mai',
      address: ' ',
    }
    expect(await status(send(sent))).toBe(200)
    await shop.work()
    expect(shop.mails.slice(mails)).toMatchObject([
      { to: facts.email, replyTo: sent.email, subject: 'Angremelding fra Kari Nordmann' },
      { to: sent.email, subject: 'Vi har fått angremeldingen din' },
    ])
    for (const { text, html } of shop.mails.slice(mails)) {
      expect(text).toContain('14. mai 2026 kl. 12:30:05')
      for (const part of ['2 × Elgpatch', sent.orderNumber.trim(), '12. mai', 'Kari Nordmann'])
        for (const body of [text, html]) expect(body).toContain(part)
      expect(text).not.toContain('Adresse:')
      expect(text).toMatch(/[Pp]atcher av (ditt|kundens) eget bilde/)
    }
  })

  test.each(['no order', 'the order of another address', 'an order that was never paid'])(
    'the mail to an address with %s repeats nothing that was typed, and the shop gets all of it',
    async (named) => {
      const other = newShopper(shop)
      const { orderNumber, intentId } = await other.paid(1)
      if (named === 'the order of another address') await other.confirm({ orderNumber, intentId })
      const kari = await shopperWith(shop, 1)
      const unpaid = await kari.payable()
      await shop.work()
      const mails = shop.mails.length
      const typed = {
        name: 'Vinn på spill.example',
        goods: 'Se spill.example nå',
        received: 'spill.example i dag',
        address: 'spill.example',
      }
      const order = {
        'no order': undefined,
        'the order of another address': orderNumber,
        'an order that was never paid': unpaid.orderNumber,
      }[named]
      await send({ ...typed, email: kari.email, ...(order && { orderNumber: order }) })
      await shop.work()
      const [notice, receipt] = shop.mails.slice(mails)
      expect(receipt).toMatchObject({ to: kari.email })
      expect(JSON.stringify(receipt)).not.toContain('spill.example')
      expect(receipt?.text).toContain('14. mai 2026 kl. 12:30:05')
      expect(notice?.text).toContain('Se spill.example nå')
      expect(notice?.text).toContain('Vi fant ingen betalt bestilling')
    },
  )

  test('nobody can fill the inbox of a stranger: one receipt in ten minutes, three a day, and the shop gets each', async () => {
    const start = Date.parse('2026-05-15T08:00:00Z')
    const { email, ...typed } = newWithdrawal()
    const sent = () => shop.mails.filter(({ to }) => to.toLowerCase() === email).length
    const forwarded = () => shop.mails.filter(({ replyTo }) => replyTo?.toLowerCase() === email)
    shop.setNow(new Date(start))
    const spellings = [email, email.toUpperCase(), email]
    await Promise.all(spellings.map((one) => send({ ...typed, email: one })))
    await shop.work()
    expect([sent(), forwarded().length]).toEqual([1, 3])
    for (const [minutes, mails] of [
      [9, 1],
      [10, 2],
      [20, 3],
      [30, 3],
      [24 * 60, 4],
    ] as const) {
      shop.setNow(new Date(start + minutes * 60_000))
      expect(await status(send({ ...typed, email }))).toBe(200)
      await shop.work()
      expect(sent(), `after ${minutes} minutes`).toBe(mails)
    }
    expect(forwarded()).toHaveLength(8)
    expect(forwarded()[1]?.text).toContain('svar kunden selv')
  })

  test("others' receipts keep no customer from the receipt of an order, nor does a second withdrawal", async () => {
    const kari = newShopper(shop)
    const paid = await kari.bought(1)
    const typed = { ...newWithdrawal(), email: kari.email }
    await send(typed)
    for (const goods of ['1 × Elg', '1 × Rev'])
      await send({ ...typed, goods, orderNumber: paid.orderNumber })
    await shop.work()
    const receipts = shop.mails.filter(
      ({ to, subject }) => to === kari.email && subject === 'Vi har fått angremeldingen din',
    )
    expect(receipts).toHaveLength(2)
  })

  test('200 for a repetition with the same key, which sends no second mail', async () => {
    const [key, mails, withdrawal] = [crypto.randomUUID(), shop.mails.length, newWithdrawal()]
    expect(await status(send(withdrawal, key))).toBe(200)
    expect(await status(send(withdrawal, key))).toBe(200)
    await shop.work()
    expect(shop.mails).toHaveLength(mails + 2)
  })

  test('a failed receipt is tried again without a second mail to the shop', async () => {
    const withdrawal = newWithdrawal()
    await send(withdrawal)
    const [forward, confirm] = shop.waiting.splice(0)
    const job = (message: typeof forward) =>
      shop.jobs.find(({ queue }) => queue === message?.queue)?.handle(message?.data)
    const mails = shop.mails.length
    await job(forward)
    await shop.whileMailIsRefused(() => expect(job(confirm)).rejects.toThrow('421'))
    await job(confirm)
    expect(shop.mails.slice(mails).map(({ to }) => to)).toEqual([facts.email, withdrawal.email])
  })

  test('a mail that fails for good is shown to staff and counted, until they send it again', async () => {
    const failed = () => read<FailedMessage[]>(shop.asStaff('GET', '/api/admin/failed-messages'))
    const counts = () => failedMailCounts(shop.sql)
    const withdrawal = newWithdrawal()
    await send({ ...withdrawal, goods: '3 × Rev', orderNumber: 'RP-ABCD2345' })
    const [forward, receipt] = shop.waiting.splice(0)
    shop.waiting.push(...(receipt ? [receipt] : []))
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    expect(await counts()).toEqual({ withdrawal_receipt: 1 })
    const [alert] = await failed()
    expect(alert).toMatchObject({ text: '3 × Rev', isUnknownToShop: false })
    shop.waiting.push(...(forward ? [forward] : []))
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    expect(await counts()).toEqual({ withdrawal: 1, withdrawal_receipt: 1 })
    expect(await failed()).toMatchObject([
      {
        ...{ kind: 'withdrawal', name: withdrawal.name, email: withdrawal.email },
        ...{ text: '3 × Rev', orderNumber: 'RP-ABCD2345', isUnknownToShop: true },
      },
    ])
    const mails = shop.mails.length
    const again = () =>
      status(shop.asStaff('POST', `/api/admin/failed-messages/withdrawal/${alert?.id}/mails`))
    expect(await Promise.all([again(), again()])).toEqual([200, 200])
    await shop.work()
    expect(shop.mails.slice(mails).map(({ to }) => to)).toEqual([facts.email, withdrawal.email])
    expect(await failed()).toEqual([])
    expect(await counts()).toEqual({})
    const log = await read<StaffAction[]>(shop.asStaff('GET', '/api/admin/log?kind=person'))
    expect(log).toMatchObject([{ event: 'withdrawal', subject: '', before: null, after: null }])
  })

  test('staff end the alert of a receipt that can not arrive, but not of a withdrawal that only the list has', async () => {
    const failed = () => read<FailedMessage[]>(shop.asStaff('GET', '/api/admin/failed-messages'))
    const dismiss = (id?: number) =>
      status(shop.asStaff('DELETE', `/api/admin/failed-messages/withdrawal/${id}`))
    await send({ ...newWithdrawal(), goods: '1 × Jerv' })
    const [forward, receipt] = shop.waiting.splice(0)
    shop.waiting.push(...(receipt ? [receipt] : []))
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    const [alert] = await failed()
    expect([await dismiss(alert?.id), await dismiss(alert?.id)]).toEqual([200, 200])
    expect(await failed()).toEqual([])
    const log = await read<StaffAction[]>(shop.asStaff('GET', '/api/admin/log?kind=person'))
    expect(log.filter(({ event }) => event === 'withdrawal_dismissed')).toHaveLength(1)
    shop.waiting.push(...(forward ? [forward] : []))
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    expect(await dismiss(alert?.id)).toBe(200)
    expect(await failed()).toMatchObject([{ id: alert?.id, isUnknownToShop: true }])
    await status(shop.asStaff('POST', `/api/admin/failed-messages/withdrawal/${alert?.id}/mails`))
    await shop.work()
  })

  test('withdrawals that the shop does not know come before those whose customers lack a receipt', async () => {
    for (const [goods, kept] of [
      ['1 × Ulv', 1],
      ['1 × Gaupe', 0],
    ] as const) {
      await send({ ...newWithdrawal(), goods })
      shop.waiting.splice(0, 2, ...shop.waiting.slice(kept, kept + 1))
      await shop.whileMailIsRefused(() => shop.giveUpWork())
    }
    const failed = await read<FailedMessage[]>(shop.asStaff('GET', '/api/admin/failed-messages'))
    expect(failed.map(({ text, isUnknownToShop }) => [text, isUnknownToShop])).toEqual([
      ['1 × Gaupe', true],
      ['1 × Ulv', false],
    ])
  })

  test('staff calls on failed mails: 400 for what is no id, and for what no visitor sends', async () => {
    for (const [path, field] of [
      ['withdrawal/x', 'id'],
      ['letter/1', 'kind'],
    ]) {
      const answer = await shop.asStaff('POST', `/api/admin/failed-messages/${path}/mails`)
      expect(await refusal(answer)).toEqual([400, 'malformed_request', field])
    }
  })

  test('400 without what identifies the purchase, 413 and 415', async () => {
    for (const field of ['name', 'email', 'goods'])
      expect(await refusal(await send({ ...newWithdrawal(), [field]: ' ' }))).toEqual([
        400,
        'malformed_request',
        field,
      ])
    const raw = JSON.stringify({ ...newWithdrawal(), goods: 'a'.repeat(300_000) })
    expect(await status(shop.call('POST', '/api/withdrawal', { raw }))).toBe(413)
    const headers = { 'content-type': 'text/plain' }
    expect(await status(shop.call('POST', '/api/withdrawal', { headers, raw: 'x' }))).toBe(415)
  })

  test('429 for the eleventh in ten minutes, because anybody can type an address', async () => {
    const limited = await testShop({ limited: true })
    const body = newWithdrawal()
    const answers: number[] = []
    for (let index = 0; index < 11; index += 1)
      answers.push(await status(limited.call('POST', '/api/withdrawal', { body })))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await limited.close()
  })
})
