import { beforeEach, describe, expect, test } from 'vitest'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { type DesignOrder, designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { Proof, ProofToAnswer } from '../../shared/contract/api.d.ts'

const start = new Date('2026-05-01T10:00:00Z')
const changed = [409, 'changed_meanwhile', undefined]

const shop = await shopOfFile()
const design = await recordedDesign(shop, 'RUSS 27')
const better = await recordedDesign(shop, 'RUSS 2027', { outline: 'heart', size: 50 })
beforeEach(() => shop.setNow(start))

const staff = staffOf(shop)
const note = 'Navnet er nå\n2 mm høyere.'
const answer = ({ id }: DesignOrder, body: object, itemId = 999_999) =>
  shop.asStaff('POST', `/api/admin/orders/${id}/proofs/${itemId}/rounds`, {
    body: { round: 1, answers: 0, note, ...body },
  })
const staffProofs = ({ id }: DesignOrder) => staff.get<Proof[]>(`orders/${id}/proofs`)
const titlesIn = (mail: { text: string } | undefined) => mail?.text.match(/Motiv \d av \d/g)
const toAnswer = () => staff.get<ProofToAnswer[]>('proofs')
const withNumber = ({ id }: DesignOrder) => staff.order(id)

describe('answerProof', () => {
  test('200: a note begins the next round, which the customer hears of by mail', async () => {
    const order = await designOrder(shop, [design])
    await order.comment('Større navn?')
    shop.setNow(new Date('2026-05-01T12:00:00Z'))
    const proof = await read<Proof>(answer(order, { answers: 1 }))
    const { imageId } = proof.rounds[1] ?? {}
    expect(proof.rounds).toMatchObject([
      {
        round: 2,
        imageId,
        state: 'waiting',
        note,
        comment: null,
        shownAt: '2026-05-01T12:00:00.000Z',
        administrator: 'sjefen',
      },
      { round: 1, state: 'commented', comment: 'Større navn?' },
    ])
    expect(await staffProofs(order)).toEqual([proof])
    await shop.work()
    const [, mail] = order.kari.mails()
    expect(mail?.subject).toBe(`Nytt motiv til godkjenning, ${order.orderNumber}`)
    expect(mail?.text).toContain(note)
    expect(mail?.text).toContain(`/ordre?token=${order.token}#korrektur`)
    expect(mail?.pictures).toHaveLength(1)
    expect(await read(order.approve({ round: 2 }))).toMatchObject({
      rounds: [{ state: 'approved' }, { state: 'commented' }],
    })
    // The customer does not learn which administrator answered.
    expect(JSON.stringify(await order.linked())).not.toContain('sjefen')
    const events = (await staff.logOf(order.id)).map(({ event }) => event)
    expect(events.slice(0, 3)).toEqual(['proof', 'proof_approved', 'proof_commented'])
  })

  test('200: a changed design is sewn in place of the ordered one', async () => {
    const order = await designOrder(shop, [design])
    const before = (await order.proof()).rounds[0]?.imageId
    const { rounds } = await read<Proof>(answer(order, { designId: better }))
    const [{ imageId } = { imageId: '' }] = rounds
    const heart = { outline: 'heart', size: 50 }
    expect(rounds.map(({ form }) => form)).toEqual([heart, { outline: 'circle', size: 40 }])
    expect([before, design, better]).not.toContain(imageId)
    const { lines } = await order.linked()
    expect(lines).toMatchObject([{ customImageId: imageId, form: heart }])
    expect((await withNumber(order))?.items).toMatchObject([
      { customImageId: imageId, form: heart },
    ])
    await shop.work()
    const [receipt, proof] = order.kari.mails()
    for (const part of [receipt?.html, receipt?.text]) {
      expect(part).toContain('Tilpasset patch, rund, 4 cm')
      expect(part).toContain('2–4 uker fra du har godkjent motivet')
    }
    for (const part of [proof?.html, proof?.text]) expect(part).toContain('Hjerte, 5 cm')
    for (const id of [before, imageId])
      expect(
        await status(shop.call('GET', `/api/linked-order/images/${id}?token=${order.token}`)),
      ).toBe(200)
  })

  test('200: the mail numbers designs as the order’s page does, and says which one is new', async () => {
    const others = await Promise.all(
      ['BUSS 8', 'BUSS 9'].map((words) => recordedDesign(shop, words)),
    )
    const order = await designOrder(shop, [design, better, ...others])
    const [first, second, third, fourth] = (await order.linked()).proofs.map(
      ({ itemId }) => itemId,
    ) as [number, number, number, number]
    await order.comment('Større navn?', { itemId: first })
    await order.approve({ itemId: second })
    shop.setNow(new Date('2026-05-01T12:00:00Z'))
    await read<Proof>(answer(order, { note: 'Slik?' }, fourth))
    shop.setNow(new Date('2026-05-01T12:01:00Z'))
    await shop.work()
    const [receipt, mail] = order.kari.mails()
    expect(titlesIn(receipt)).toEqual([1, 2, 3, 4].map((number) => `Motiv ${number} av 4`))
    expect(mail?.text).toContain('Vi har sett på motiv 4. Slik blir det nå.')
    expect(titlesIn(mail)).toEqual(['Motiv 4 av 4', 'Motiv 3 av 4'])
    expect(mail?.pictures).toHaveLength(2)

    shop.setNow(new Date('2026-05-01T13:00:00Z'))
    await read<Proof>(answer(order, { answers: 1, note: 'Eller slik?' }, first))
    shop.setNow(new Date('2026-05-01T13:01:00Z'))
    await shop.work()
    const next = order.kari.mails()[2]
    expect(next?.text).toContain('Vi har sett på motiv 1. Slik blir det nå.')
    expect(titlesIn(next)).toEqual(['Motiv 1 av 4', 'Motiv 3 av 4', 'Motiv 4 av 4'])

    await read<Proof>(answer(order, { note: 'Eller rundt?' }, third))
    await order.approve({ itemId: third, round: 2 })
    await shop.work()
    const reminder = order.kari.mails()[3]
    expect(reminder?.subject).toBe(`Nåla venter på deg, ${order.orderNumber}`)
    expect(titlesIn(reminder)).toEqual(['Motiv 1 av 4', 'Motiv 4 av 4'])
  })

  test('200: the same answer again is one round and one mail', async () => {
    const order = await designOrder(shop, [design])
    const first = await read<Proof>(answer(order, {}))
    expect(await read(answer(order, {}))).toEqual(first)
    await shop.work()
    expect(order.kari.mails()).toHaveLength(2)
  })

  test('409: the same note with another design is another answer', async () => {
    const order = await designOrder(shop, [design])
    await read<Proof>(answer(order, {}))
    expect(await refusal(await answer(order, { designId: better }))).toEqual(changed)
  })

  test('409: a comment or a round that staff have not seen, and what is no longer to be sewn', async () => {
    const order = await designOrder(shop, [design])
    await order.comment('Vent litt!')
    expect(await refusal(await answer(order, { answers: 0 }))).toEqual(changed)
    await order.comment('Vent likevel ikke, men større navn!', { answers: 1 })
    expect(await refusal(await answer(order, { answers: 1 }))).toEqual(changed)
    expect(await refusal(await answer(order, { answers: 2, round: 2 }))).toEqual(changed)
    await staff.change(order.id, { status: 'cancelled' })
    expect(await refusal(await answer(order, { answers: 2 }))).toEqual(changed)
  })

  test('of an approval and a new round at once, one wins, and the order knows which', async () => {
    for (const _ of ['once', 'again', 'and again']) {
      const order = await designOrder(shop, [design])
      const [approval, round] = await Promise.all([order.approve(), answer(order, {})])
      expect([approval.status, round.status].sort()).toEqual([200, 409])
      expect((await order.proof()).rounds[0]).toMatchObject(
        approval.status === 200
          ? { round: 1, state: 'approved' }
          : { round: 2, state: 'waiting', note },
      )
    }
  })

  test('400, 404: no note, a picture that is no design, another line, and an unknown order', async () => {
    const order = await designOrder(shop, [design])
    expect(await status(answer(order, { note: ' ' }))).toBe(400)
    const designId = crypto.randomUUID()
    expect(await refusal(await answer(order, { designId }))).toEqual([
      404,
      'custom_image_not_found',
      'designId',
    ])
    expect(await refusal(await answer(order, {}, 7))).toEqual([404, 'proof_not_found', 'itemId'])
    const unknown = shop.asStaff('GET', '/api/admin/orders/2147483647/proofs')
    expect(await refusal(await unknown)).toEqual([404, 'order_not_found', 'id'])
    expect((await order.proof()).rounds).toHaveLength(1)
  })
})

describe('listProofsToAnswer', () => {
  const at = (time: string) => shop.setNow(new Date(time))

  test('200: the latest comments first, until they are answered, approved or cancelled', async () => {
    const orders = []
    for (const day of [3, 4, 5]) {
      const order = await designOrder(shop, [design])
      at(`2026-05-01T1${day}:00:00Z`)
      await order.comment('Kan dere …?')
      orders.push(order)
    }
    const [first, second, third] = orders as [DesignOrder, DesignOrder, DesignOrder]
    const ids = orders.map(({ id }) => id)
    const listed = async () => (await toAnswer()).filter(({ orderId }) => ids.includes(orderId))
    expect(await listed()).toMatchObject([
      { orderNumber: third.orderNumber, reason: 'commented', since: '2026-05-01T15:00:00.000Z' },
      { orderNumber: second.orderNumber },
      { orderNumber: first.orderNumber, customerName: 'Kari Nordmann' },
    ])
    await answer(third, { answers: 1 })
    await second.approve({ answers: 1 })
    await staff.change(first.id, { status: 'cancelled' })
    expect(await listed()).toEqual([])
  })

  test('200: a silent customer’s order after 14 days', async () => {
    const { id, orderNumber } = await designOrder(shop, [design])
    const listed = async () => (await toAnswer()).filter(({ orderId }) => orderId === id)
    at('2026-05-15T09:59:00Z')
    expect(await listed()).toEqual([])
    at('2026-05-15T10:00:00Z')
    expect(await listed()).toMatchObject([
      { orderNumber, reason: 'overdue', since: start.toISOString() },
    ])
  })
})

test('the designs of all rounds stay as long as the order does', async () => {
  const order = await designOrder(shop, [design])
  await answer(order, { designId: better })
  shop.setNow(new Date('2026-12-01T10:00:00Z'))
  await shop.run('forget-custom-images')
  for (const { imageId } of (await order.proof()).rounds) {
    const path = `/api/linked-order/images/${imageId}?token=${order.token}`
    expect(await status(shop.call('GET', path))).toBe(200)
  }
})
