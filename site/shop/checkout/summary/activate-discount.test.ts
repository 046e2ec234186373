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

test('CHK-12 an unknown code is refused', async () => {
  const { outcome, toast } = await activate('gratis')
  expect(outcome).toBe('invalid')
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

test('a server without an answer is not a refusal of the code', async () => {
  const { outcome, toast } = await activate('VÅR10', 503)
  expect(outcome).toBe('failed')
  expect(toast?.title).toBe('Vi fikk ikke sjekket koden. Prøv igjen.')
})
