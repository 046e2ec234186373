import { describe, expect, test } from 'vitest'
import { accepted, read } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { shopperWith } from '../../../api/testing/test-shopper.ts'
import type { DiscountCode } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const path = '/api/admin/discount-codes'
const create = (body: object) => shop.asStaff('POST', path, { body })
const change = (id: number, body: object) => shop.asStaff('PUT', `${path}/${id}`, { body })
const remove = (id: number) => shop.asStaff('DELETE', `${path}/${id}`)
const restore = (id: number) => shop.asStaff('POST', `${path}/${id}/restoration`)

const tenOff = (code: string) => ({ code, type: 'percentage', value: 10 })

const made = (code: string) => accepted<DiscountCode>(create(tenOff(code)), 201)

/** The response's status, and the code and field of its error. */
async function outcome(answer: Promise<Response>) {
  const response = await answer
  const { code, field } = (await response.json()) as { code?: string; field?: string }
  return response.ok ? response.status : { status: response.status, code, field }
}

const codes = () => read<DiscountCode[]>(shop.asStaff('GET', path))

describe('discount codes', () => {
  test('createDiscountCode 201, listDiscountCodes 200, updateDiscountCode 200, deleteDiscountCode 200 API-30 API-31 API-32 API-33 DATA-15', async () => {
    const body = {
      code: 'mai17',
      description: null,
      type: 'percentage',
      value: 17,
      minimumAmount: 0,
      maxUses: null,
      validUntil: '2027-05-17',
      excludeCustomPatches: false,
      isActive: true,
    }
    const code = await accepted<DiscountCode>(create(body), 201)
    expect(code).toMatchObject({ ...body, code: 'MAI17', version: 1, currentUses: 0, heldUses: 0 })
    expect(await codes()).toContainEqual(code)
    const changed = await change(code.id, { ...body, value: 20 })
    expect(await changed.json()).toEqual({ ...code, value: 20, version: 2 })
    expect(await outcome(remove(code.id))).toBe(200)
    expect(await outcome(remove(999_999))).toMatchObject({ status: 404 })
  })

  test('PRICE-10 3FOR2 is not among the codes', async () => {
    expect((await codes()).some(({ code }) => code === '3FOR2')).toBe(false)
  })

  test.each([
    ['a percentage of 0', { value: 0 }, 400, 'malformed_request', 'value'],
    ['a percentage of 101', { value: 101 }, 422, 'percentage_out_of_range', 'value'],
    ['a percentage below 0', { value: -5 }, 400, 'malformed_request', 'value'],
    ['half a percent', { value: 0.5 }, 400, 'malformed_request', 'value'],
    ['a minimum below 0', { minimumAmount: -1 }, 400, 'malformed_request', 'minimumAmount'],
    [
      'a minimum over a million kr',
      { minimumAmount: 1e8 + 1 },
      400,
      'malformed_request',
      'minimumAmount',
    ],
    ['no use at all', { maxUses: 0 }, 400, 'malformed_request', 'maxUses'],
    ['half a use', { maxUses: 1.5 }, 400, 'malformed_request', 'maxUses'],
    ['a blank code', { code: ' ' }, 400, 'malformed_request', 'code'],
    ['a code with a tag', { code: '<b>MAI</b>' }, 400, 'malformed_request', 'code'],
    ['a code of 41 characters', { code: 'M'.repeat(41) }, 400, 'malformed_request', 'code'],
    ['3FOR2', { code: '3FOR2' }, 422, 'discount_code_reserved', 'code'],
    ['3for2', { code: '3for2' }, 422, 'discount_code_reserved', 'code'],
    ['3foR2', { code: '3foR2' }, 422, 'discount_code_reserved', 'code'],
    ['31 February', { validUntil: '2027-02-31' }, 422, 'invalid_date', 'validUntil'],
  ])('%s is refused, and the error names the field', async (name, changes, status, code, field) => {
    const { id } = await made(`REGEL-${crypto.randomUUID().slice(0, 8)}`)
    const before = await codes()
    const body = { ...tenOff('NY'), ...changes }
    expect(await outcome(create(body)), name).toEqual({ status, code, field })
    expect(await outcome(change(id, body)), name).toEqual({ status, code, field })
    expect(await codes()).toEqual(before)
  })

  test.each([
    ['2027-05-17T21:59:59Z', '2027-05-17'],
    ['2027-05-17T22:00:00Z', '2027-05-18'],
  ])('a code until %s is valid to the end of %s in Oslo', async (validUntil, day) => {
    const answer = await create({ ...tenOff(`DAG-${day.slice(-2)}`), validUntil })
    expect(await answer.json()).toMatchObject({ validUntil: day })
  })

  test.each([1, 100])('%i percent is taken', async (value) => {
    expect(await outcome(create({ ...tenOff(`P${value}`), value }))).toBe(201)
  })

  test('one of many concurrent new codes with the same name is created', async () => {
    const names = ['rød', 'RØD', 'Rød', 'røD', 'rØd']
    const outcomes = await Promise.all(names.map((name) => outcome(create(tenOff(name)))))
    expect(outcomes.filter((one) => one === 201)).toHaveLength(1)
    const taken = { status: 422, code: 'discount_code_taken', field: 'code' }
    expect(outcomes.filter((one) => one !== 201)).toEqual(Array(4).fill(taken))
  })

  test('one of many concurrent renames to the same name succeeds', async () => {
    const rivals = await Promise.all(['A', 'B', 'C', 'D'].map((name) => made(`RIVAL-${name}`)))
    const outcomes = await Promise.all(
      rivals.map(({ id }) => outcome(change(id, tenOff('felles')))),
    )
    expect(outcomes.filter((one) => one === 200)).toHaveLength(1)
    expect((await codes()).filter(({ code }) => code === 'FELLES')).toHaveLength(1)
  })

  test('concurrent edits of a code: the last one wins as a whole', async () => {
    const { id } = await made('TO-ENDRER')
    await change(id, { ...tenOff('TO-ENDRER'), value: 20, maxUses: 5 })
    await change(id, { ...tenOff('TO-ENDRER'), description: 'Til slutt' })
    expect((await codes()).find((one) => one.id === id)).toMatchObject({
      value: 10,
      maxUses: null,
      description: 'Til slutt',
    })
  })

  test('an edit does not restore a deleted code, whose name is free', async () => {
    const { id } = await made('BORTE')
    expect(await outcome(remove(id))).toBe(200)
    expect(await outcome(remove(id))).toBe(200)
    expect(await outcome(change(id, tenOff('BORTE')))).toEqual({
      status: 404,
      code: 'discount_code_not_found',
      field: 'id',
    })
    expect(await outcome(create(tenOff('borte')))).toBe(201)
  })
})

describe('concurrent edits of a code by two administrators', () => {
  test('updateDiscountCode 409: the second one gets the current code and its last editor', async () => {
    const seen = await made('SAMTIDIG')
    const { version } = seen
    const first = { ...tenOff('SAMTIDIG'), maxUses: 5, isActive: false, version }
    expect(await outcome(change(seen.id, first))).toBe(200)
    const second = { ...tenOff('SAMTIDIG'), description: 'Til mai', version }
    const refused = await change(seen.id, second)
    expect(refused.status).toBe(409)
    const current = { ...seen, maxUses: 5, isActive: false, version: 2 }
    expect(await refused.json()).toEqual({
      error: expect.any(String),
      code: 'changed_meanwhile',
      current,
      changedBy: expect.stringMatching(/./),
      changedAt: expect.any(String),
    })
    expect(await codes()).toContainEqual(current)
    expect(await outcome(change(seen.id, { ...second, maxUses: 5, version: 2 }))).toBe(200)
    expect(await outcome(change(seen.id, tenOff('SAMTIDIG')))).toBe(200)
  })

  test('updateDiscountCode 409 and 200: one of many edits of the same version succeeds', async () => {
    const { id } = await made('KAPPLOP')
    const edits = Array.from({ length: 8 }, (_none, at) => ({
      ...tenOff('KAPPLOP'),
      value: at + 1,
      version: 1,
    }))
    const answers = await Promise.all(edits.map((edit) => change(id, edit)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })
})

describe('undoing a deletion', () => {
  test('restoreDiscountCode 200 the code is back with its uses, and the call is idempotent', async () => {
    const code = await made('ANGRE')
    const kari = await shopperWith(shop, await newPatch(shop.sql, { price: 100 }))
    await kari.payable({ discountCode: 'ANGRE' })
    await remove(code.id)
    expect((await codes()).some(({ id }) => id === code.id)).toBe(false)
    for (let time = 0; time < 2; time += 1)
      expect(await (await restore(code.id)).json()).toEqual({ ...code, heldUses: 1 })
    expect(await codes()).toContainEqual({ ...code, heldUses: 1 })
  })

  test('restoreDiscountCode 404 for an unknown code, 422 when another code has the name', async () => {
    const { id } = await made('OPPTATT')
    await remove(id)
    await made('OPPTATT')
    const taken = { status: 422, code: 'discount_code_taken', field: 'code' }
    expect(await outcome(restore(id))).toEqual(taken)
    expect(await outcome(restore(999_999))).toMatchObject({ status: 404 })
  })
})

describe('a code that changes while a customer has applied it', () => {
  async function applied(code: string) {
    const shopper = await shopperWith(shop, await newPatch(shop.sql, { price: 100 }), 3)
    expect(await (await shopper.checkDiscount(code)).json()).toMatchObject({ reduction: 30_00 })
    return shopper
  }

  test('a deleted code is refused by name, and the cart is unchanged', async () => {
    const { id, code } = await made('SLETTES')
    const kari = await applied(code)
    await remove(id)
    expect(await outcome(kari.checkOut({ discountCode: code }))).toEqual({
      status: 422,
      code: 'invalid_discount_code',
      field: 'discountCode',
    })
    expect(await kari.cart()).toHaveLength(1)
    expect(await outcome(kari.checkOut({ discountCode: null }))).toBe(200)
  })

  test('a changed code has its new effect on the cart', async () => {
    const { id, code } = await made('ENDRES')
    const kari = await applied(code)
    await change(id, { ...tenOff(code), value: 20 })
    const { intentId } = await kari.payable({ discountCode: code })
    const { amount } = await shop.stripe.paymentIntents.retrieve(intentId)
    const [reduced, shipping] = [240_00, 59_00]
    expect(amount).toBe(reduced + shipping)
  })
})
