import { beforeEach, describe, expect, test } from 'vitest'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { type DesignOrder, designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { Proof, ProofToAnswer } from '../../shared/contract/api.d.ts'

const start = new Date('2026-05-01T10:00:00Z')
const changed = [409, 'changed_meanwhile', undefined]

const shop = await shopOfFile()
beforeEach(() => shop.setNow(start))

const answer = ({ id }: DesignOrder, body: object) =>
  shop.asStaff('POST', `/api/admin/orders/${id}/proofs/999999/rounds`, {
    body: { round: 1, answers: 0, note: 'Slik har vi tenkt.', ...body },
  })
const ship = ({ id }: DesignOrder) =>
  read(shop.asStaff('PATCH', '/api/admin/orders', { body: { ids: [id], status: 'shipped' } }))
const pictureOrder = async () => designOrder(shop, [await sentPicture(shop)])

describe('an order of a picture without a design', () => {
  test('waits for staff, whose design the customer approves before it is shipped', async () => {
    const order = await pictureOrder()
    const [picture] = (await order.proof()).rounds
    expect(picture).toMatchObject({ round: 1, state: 'undesigned', answeredAt: null })
    expect((await order.linked()).lines[0]?.customImageId).toBe(picture?.imageId)
    expect(await ship(order)).toMatchObject({ changed: 0, leftOut: [{ reasons: ['unapproved'] }] })
    const designId = await recordedDesign(shop, 'RUSS 27')
    const proof = await read<Proof>(answer(order, { designId }))
    expect(proof.rounds).toMatchObject([
      { round: 2, state: 'waiting', note: 'Slik har vi tenkt.' },
      { round: 1, state: 'undesigned', imageId: picture?.imageId },
    ])
    await shop.work()
    expect(order.kari.mails()[1]?.subject).toMatch(/^Nytt motiv til godkjenning/)
    expect(await status(order.approve({ round: 2 }))).toBe(200)
    expect(await ship(order)).toMatchObject({ changed: 1, leftOut: [] })
  })

  test('approveProof, commentOnProof 409: there is nothing to judge yet', async () => {
    const order = await pictureOrder()
    expect(await refusal(await order.approve())).toEqual(changed)
    expect(await refusal(await order.comment('Fint!'))).toEqual(changed)
    expect((await order.proof()).rounds).toMatchObject([{ state: 'undesigned', comment: null }])
  })

  test('answerProof 404: a note without a design, and the picture in place of one', async () => {
    const order = await pictureOrder()
    const [picture] = (await order.proof()).rounds
    const missing = [404, 'custom_image_not_found', 'designId']
    expect(await refusal(await answer(order, {}))).toEqual(missing)
    expect(await refusal(await answer(order, { designId: picture?.imageId }))).toEqual(missing)
    expect((await order.proof()).rounds).toHaveLength(1)
  })

  test('asks its customer for nothing, and never reminds', async () => {
    const order = await pictureOrder()
    expect(order.kari.mails()[0]?.html).not.toContain('Godkjenn motivet')
    shop.setNow(new Date('2026-06-01T10:00:00Z'))
    await shop.run('workshop.remind-proofs')
    await shop.work()
    expect(order.kari.mails()).toHaveLength(1)
  })

  test('listProofsToAnswer 200: from the payment until it has a design', async () => {
    const order = await pictureOrder()
    const listed = async () =>
      (await read<ProofToAnswer[]>(shop.asStaff('GET', '/api/admin/proofs'))).filter(
        ({ orderId }) => orderId === order.id,
      )
    expect(await listed()).toMatchObject([{ reason: 'undesigned', since: start.toISOString() }])
    await answer(order, { designId: await recordedDesign(shop, 'RUSS 27') })
    expect(await listed()).toEqual([])
  })
})
