import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser, fakeServer } from '../../../testing/browser.ts'

beforeEach(() => {
  fakeBrowser()
})

async function activate(typed: string, answer: unknown = 422) {
  const calls = fakeServer(() => answer)
  const { activateDiscount } = await import('./activate-discount.ts')
  const { $toast } = await import('../../../ui/toast/toast.ts')
  const { $discount } = await import('../../discount/index.ts')
  const outcome = await activateDiscount(typed)
  return { outcome, toast: $toast.get(), code: $discount.get()?.code, calls }
}

test.each(['3FOR2', '3for2', ' 3For2 '])('CHK-11 %j activates the offer', async (typed) => {
  const { outcome, toast, code, calls } = await activate(typed)
  expect(outcome).toBe('activated')
  expect(code).toBe('3FOR2')
  expect(calls).toEqual([])
  expect(toast).toMatchObject({
    title: 'Rabattkode aktivert!',
    text: '3FOR2 rabatten er nå aktivert på din bestilling.',
  })
})

test('CHK-12 an unknown code activates nothing', async () => {
  const { outcome, toast, code } = await activate('gratis')
  expect(outcome).toBe('invalid')
  expect(code).toBeUndefined()
  expect(toast).toMatchObject({
    title: 'Ugyldig rabattkode',
    text: 'Denne rabattkoden finnes ikke eller er utløpt.',
    tone: 'destructive',
  })
})

test('PRICE-10 the server validates a code made by staff', async () => {
  const discount = {
    code: 'VÅR10',
    type: 'percentage',
    value: 10,
    minimumAmount: 0,
    excludeCustomPatches: false,
  }
  const { outcome, toast, calls } = await activate('vår10', { discount, reduction: 0, missing: 0 })
  expect(outcome).toBe('activated')
  expect(calls).toMatchObject([{ path: '/api/check-discount', body: { code: 'VÅR10' } }])
  expect(toast?.text).toBe('VÅR10 er nå aktivert på din bestilling.')
})

test('a code whose minimum the cart does not reach is not activated, and the missing amount is shown', async () => {
  const discount = {
    code: 'FRA500',
    type: 'fixed',
    value: 50,
    minimumAmount: 500_00,
    excludeCustomPatches: false,
  }
  const answer = { discount, reduction: 0, missing: 151_00 }
  const { outcome, toast, code } = await activate('fra500', answer)
  expect(outcome).toEqual({ missing: 151_00 })
  expect(code).toBeUndefined()
  expect(toast).toMatchObject({
    title: 'Ugyldig rabattkode',
    text: 'Denne rabattkoden finnes ikke eller er utløpt.',
  })
})

test('a server without an answer is not a refusal of the code', async () => {
  const { outcome, toast } = await activate('VÅR10', 503)
  expect(outcome).toBe('failed')
  expect(toast?.title).toBe('Vi fikk ikke sjekket koden. Prøv igjen.')
})
