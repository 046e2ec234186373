import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { Proof } from '../../shared/contract/api.d.ts'

const changed = [409, 'changed_meanwhile', undefined]
const start = new Date('2026-05-01T10:00:00Z')

const shop = await shopOfFile()
const design = await recordedDesign(shop, 'RUSS 27')
const other = await recordedDesign(shop, 'BUSS 9', { size: 50 })
beforeEach(() => shop.setNow(start))

const staff = staffOf(shop)
const atTime = (time: string) => shop.setNow(new Date(time))

describe('a paid order', () => {
  test('getLinkedOrder 200: has a proof of each design, which waits for the customer', async () => {
    const order = await designOrder(shop, [design, other])
    const { proofs, lines } = await order.linked()
    expect(lines.map(({ form }) => form?.size)).toEqual([40, 50])
    expect(proofs).toEqual(
      [999_999, 1_000_000].map((itemId, at) => ({
        itemId,
        name: 'Tilpasset patch',
        quantity: 10,
        isNeeded: true,
        rounds: [
          {
            round: 1,
            answers: 0,
            imageId: lines[at]?.customImageId,
            form: { outline: 'circle', size: [40, 50][at] },
            state: 'waiting',
            note: null,
            comment: null,
            shownAt: start.toISOString(),
            answeredAt: null,
          },
        ],
      })),
    )
  })

  test('without a picture has no proof: patches of the catalogue', async () => {
    const kari = await shopperWith(shop, await newPatch(shop.sql))
    const payable = await kari.payable()
    await kari.settle(payable)
    await shop.work()
    expect(kari.mails()[0]?.html).not.toContain('Godkjenn motivet')
    expect(await staff.get(`orders/${await kari.orderId()}/proofs`)).toEqual([])
  })

  test('the confirmation shows the picture to be sewn, large enough to judge, and leads to the proof', async () => {
    const order = await designOrder(shop, [design])
    const [mail] = order.kari.mails()
    const [, cid] = /src="cid:([^"]+)" width="480"/.exec(mail?.html ?? '') ?? []
    const picture = mail?.pictures?.find((one) => one.cid === cid)
    expect((await sharp(picture?.content).metadata()).width).toBeGreaterThanOrEqual(480)
    const proof = `http://shop.test/ordre?token=${order.token}#korrektur`
    expect(mail?.html).toContain(`href="${proof}"`)
    expect(mail?.text).toContain(`Godkjenn motivet: ${proof}`)
  })
})

describe('approveProof', () => {
  test('200: once, with the time of the first approval', async () => {
    const order = await designOrder(shop, [design, other])
    atTime('2026-05-01T12:00:00Z')
    const approved = await read<Proof>(order.approve())
    expect(approved).toMatchObject({
      itemId: 999_999,
      rounds: [{ round: 1, state: 'approved', answeredAt: '2026-05-01T12:00:00.000Z' }],
    })
    atTime('2026-05-02T12:00:00Z')
    expect(await read(order.approve())).toEqual(approved)
    const { proofs } = await order.linked()
    expect(proofs.map(({ rounds }) => rounds[0]?.state)).toEqual(['approved', 'waiting'])
  })

  test('200: again, when the order has been shipped', async () => {
    const order = await designOrder(shop, [design])
    const { rounds } = await read<Proof>(order.approve())
    expect(await status(staff.change(order.id, { status: 'shipped' }))).toBe(200)
    expect(await read(order.approve())).toMatchObject({ rounds })
  })

  test('200: after a comment too, which stays', async () => {
    const order = await designOrder(shop, [design])
    await order.comment('Større navn?')
    expect(await read(order.approve({ answers: 1 }))).toMatchObject({
      rounds: [{ state: 'approved', comment: 'Større navn?' }],
    })
  })

  test('409: a comment that the page has not seen, which stays, and the design open', async () => {
    const order = await designOrder(shop, [design])
    await order.comment('Skriv Kari, ikke Kåre!')
    expect(await refusal(await order.approve({ answers: 0 }))).toEqual(changed)
    expect((await order.proof()).rounds).toMatchObject([
      { state: 'commented', comment: 'Skriv Kari, ikke Kåre!' },
    ])
  })

  test('of an approval and a comment at once, one wins, and the other is told', async () => {
    for (const _ of ['once', 'again', 'and again']) {
      const order = await designOrder(shop, [design])
      const [approval, comment] = await Promise.all([order.approve(), order.comment('Vent!')])
      expect([approval.status, comment.status].sort()).toEqual([200, 409])
      const [{ state } = { state: undefined }] = (await order.proof()).rounds
      expect(state).toBe(approval.status === 200 ? 'approved' : 'commented')
    }
  })

  test('400: without what the page has seen', async () => {
    const order = await designOrder(shop, [design])
    const path = `/api/linked-order/proofs/999999/rounds/1/approval?token=${order.token}`
    expect(await status(shop.call('POST', path, { body: {} }))).toBe(400)
  })

  test('409: a round that another has followed, and an order that is cancelled', async () => {
    const order = await designOrder(shop, [design])
    const answer = { round: 1, answers: 0, note: 'Vi foreslår et større navn.' }
    const path = `/api/admin/orders/${order.id}/proofs/999999/rounds`
    expect(await status(shop.asStaff('POST', path, { body: answer }))).toBe(200)
    expect(await refusal(await order.approve())).toEqual([409, 'changed_meanwhile', undefined])
    expect((await order.proof()).rounds[0]).toMatchObject({ round: 2, state: 'waiting' })
    await staff.change(order.id, { status: 'cancelled' })
    expect(await status(order.approve({ round: 2 }))).toBe(409)
    expect((await order.proof()).isNeeded).toBe(false)
  })

  test('400, 404: no round, no such line, and a link that is not the order’s', async () => {
    const [order, another] = [await designOrder(shop, [design]), await designOrder(shop, [design])]
    expect(await status(order.approve({ round: 0 }))).toBe(400)
    expect(await refusal(await order.approve({ itemId: 7 }))).toEqual([
      404,
      'proof_not_found',
      'itemId',
    ])
    const forged = `${order.orderNumber}-${'A'.repeat(22)}`
    const mixed = `${order.orderNumber}-${another.token.slice(another.orderNumber.length + 1)}`
    for (const token of [forged, mixed])
      expect(await refusal(await order.approve({ token }))).toEqual([
        404,
        'order_link_unknown',
        'token',
      ])
    expect((await order.proof()).rounds).toMatchObject([{ state: 'waiting' }])
  })
})

describe('commentOnProof', () => {
  test('200: waits for staff; another comment replaces the first', async () => {
    const order = await designOrder(shop, [design])
    atTime('2026-05-01T12:00:00Z')
    const commented = await read<Proof>(order.comment(' Kan navnet\nbli større? '))
    expect(commented.rounds).toMatchObject([
      {
        state: 'commented',
        comment: 'Kan navnet\nbli større?',
        answeredAt: '2026-05-01T12:00:00.000Z',
      },
    ])
    atTime('2026-05-02T12:00:00Z')
    expect(await read(order.comment('Kan navnet\nbli større?'))).toEqual(commented)
    expect(await read(order.comment('Og gult', { answers: 1 }))).toMatchObject({
      rounds: [{ comment: 'Og gult', answers: 2 }],
    })
  })

  test('400: nothing but blanks, and more than 1000 letters', async () => {
    const order = await designOrder(shop, [design])
    for (const comment of ['', ' \n ', 'A'.repeat(1001)])
      expect(await status(order.comment(comment))).toBe(400)
    expect(await status(order.comment('A'.repeat(1000)))).toBe(200)
  })

  test('409: another comment that the page has not seen, which stays', async () => {
    const order = await designOrder(shop, [design])
    await order.comment('Større navn')
    expect(await refusal(await order.comment('Gult', { answers: 0 }))).toEqual(changed)
    expect((await order.proof()).rounds).toMatchObject([{ comment: 'Større navn' }])
  })

  test('404, 409: another’s link, and an approved round', async () => {
    const order = await designOrder(shop, [design])
    const forged = `${order.orderNumber}-${'A'.repeat(22)}`
    expect(await status(order.comment('Hei', { token: forged }))).toBe(404)
    await order.approve()
    expect(await refusal(await order.comment('Vent!'))).toEqual([
      409,
      'changed_meanwhile',
      undefined,
    ])
  })
})
