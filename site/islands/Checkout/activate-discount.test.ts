import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser, fakeServer } from '../../stores/testing/browser.ts'

beforeEach(() => {
  fakeBrowser()
})

async function activate(typed: string, answer: unknown = 422) {
  const calls = fakeServer(() => answer)
  const { activateDiscount } = await import('./activate-discount.ts')
  const { $toast } = await import('../../stores/toast.ts')
  const { $discount } = await import('../../stores/discount.ts')
  const worked = await activateDiscount(typed)
  return { worked, toast: $toast.get(), code: $discount.get()?.code, calls }
}

test.each(['3FOR2', '3for2', ' 3For2 '])('CHK-11 %j activates the offer', async (typed) => {
  const { worked, toast, code, calls } = await activate(typed)
  expect(worked).toBe(true)
  expect(code).toBe('3FOR2')
  expect(calls).toEqual([])
  expect(toast).toMatchObject({
    title: 'Rabattkode aktivert!',
    text: '3FOR2 rabatten er nå aktivert på din bestilling.',
  })
})

test('CHK-12 a code that the shop does not know activates nothing', async () => {
  const { worked, toast, code } = await activate('gratis')
  expect(worked).toBe(false)
  expect(code).toBeUndefined()
  expect(toast).toMatchObject({
    title: 'Ugyldig rabattkode',
    text: 'Denne rabattkoden finnes ikke eller er utløpt.',
    tone: 'destructive',
  })
})

test('PRICE-10 a code of the staff is judged by the server', async () => {
  const discount = {
    code: 'VÅR10',
    type: 'percentage',
    value: 10,
    minimumAmount: 0,
    excludeCustomPatches: false,
  }
  const { worked, toast, calls } = await activate('vår10', discount)
  expect(worked).toBe(true)
  expect(calls).toMatchObject([{ path: '/api/check-discount', body: { code: 'VÅR10' } }])
  expect(toast?.text).toBe('VÅR10 er nå aktivert på din bestilling.')
})

test('a server that does not answer says nothing about the code', async () => {
  const { worked, toast } = await activate('VÅR10', 503)
  expect(worked).toBe(false)
  expect(toast?.title).toBe('Vi fikk ikke sjekket koden. Prøv igjen.')
})
