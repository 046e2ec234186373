import { expect, test } from 'vitest'
import { builtInOffer } from '../../../modules/checkout/rules.ts'
import { type Answer, openBrowser } from '../../testing/browser.ts'

const may = {
  code: 'MAI17',
  type: 'percentage',
  value: 17,
  minimumAmount: 20_000,
  excludeCustomPatches: true,
}

const effect = { discount: may, reduction: 0, missing: 0 }

const open = async (answer: Answer, kept: Record<string, string> = {}) => {
  const browser = await openBrowser(answer, kept)
  const stored = () => browser.storage.getItem('appliedDiscount')
  return { ...browser, ...(await import('./discount.ts')), stored }
}

test('CHK-11 3FOR2 is recognised without the server, in any case, and stored', async () => {
  const { applyDiscount, $discount, calls, stored } = await open(() => 500)
  expect(await applyDiscount(' 3for2 ')).toBe('activated')
  expect($discount.get()).toEqual(builtInOffer)
  expect(stored()).toBe('3FOR2')
  expect(calls).toEqual([])
})

test('the server validates any other code, in capitals', async () => {
  const { applyDiscount, $discount, calls, stored } = await open(() => effect)
  expect(await applyDiscount('mai17')).toBe('activated')
  expect(calls).toEqual([{ method: 'POST', path: '/api/check-discount', body: { code: 'MAI17' } }])
  expect($discount.get()).toEqual(may)
  expect(stored()).toBe('MAI17')
})

test('a refused code changes nothing', async () => {
  const { applyDiscount, $discount, stored } = await open(() => 422)
  await applyDiscount('3FOR2')
  expect(await applyDiscount('FINNESIKKE')).toBe('invalid')
  expect($discount.get()).toEqual(builtInOffer)
  expect(stored()).toBe('3FOR2')
})

test.each([429, 500, 503])('an answer of %i is not a refusal of the code', async (status) => {
  const { applyDiscount } = await open(() => status)
  expect(await applyDiscount('MAI17')).toBe('failed')
})

test('an applied code is active again on the next page', async () => {
  const { loadDiscount, $discount } = await open(() => effect, { appliedDiscount: 'MAI17' })
  await loadDiscount()
  expect($discount.get()).toEqual(may)
})

test.each(['{"code":"3FOR2"', 'null', 'undefined', '', 'MAI 17', 'M'.repeat(41)])(
  'CHK-13 a stored value that can be no code is dropped without a call: %j',
  async (value) => {
    const { loadDiscount, $discount, calls, stored } = await open(() => 422, {
      appliedDiscount: value,
    })
    await loadDiscount()
    expect([$discount.get(), stored(), calls]).toEqual([null, null, []])
  },
)

test('a code that became invalid is removed', async () => {
  const { loadDiscount, $discount, stored } = await open(() => 422, { appliedDiscount: 'GAMMEL' })
  await loadDiscount()
  expect([$discount.get(), stored()]).toEqual([null, null])
})

test('a code that could not be validated is kept', async () => {
  const { loadDiscount, stored } = await open(() => 503, { appliedDiscount: 'MAI17' })
  await loadDiscount()
  expect(stored()).toBe('MAI17')
})

test('a code whose minimum was raised stays active and waits for it', async () => {
  let effect = { discount: may, reduction: 0, missing: 0 }
  const { applyDiscount, refetchDiscount, $discount, stored } = await open(() => effect)
  await applyDiscount('MAI17')
  effect = { discount: { ...may, minimumAmount: 90_000 }, reduction: 0, missing: 10_000 }
  await refetchDiscount()
  expect([$discount.get()?.minimumAmount, stored()]).toEqual([90_000, 'MAI17'])
})

test('a removal is stored, and a stale answer does not undo it', async () => {
  const late = Promise.withResolvers<unknown>()
  const asked = Promise.withResolvers<void>()
  const { applyDiscount, removeDiscount, $discount, stored } = await open(() => {
    asked.resolve()
    return late.promise
  })
  const applying = applyDiscount('MAI17')
  await asked.promise
  removeDiscount()
  late.resolve(effect)
  await applying
  expect([$discount.get(), stored()]).toEqual([null, null])
})

test('a code applied or removed in another tab changes here too', async () => {
  const { loadDiscount, $discount, fromOtherTab } = await open(() => effect)
  await loadDiscount()
  fromOtherTab('appliedDiscount', '3FOR2')
  await expect.poll(() => $discount.get()).toEqual(builtInOffer)
  fromOtherTab('appliedDiscount', null)
  await expect.poll(() => $discount.get()).toBeNull()
})
