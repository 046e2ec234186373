import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, fakeBrowser, fakeServer, settled } from '../../../testing/browser.ts'
import {
  $checkoutForm,
  changeCheckoutForm,
  emptyForm,
  forgetCheckoutForm,
  loadCheckoutForm,
} from './checkout-form.ts'
import { $postalNote, followPostalCode } from './postal-place.ts'

const register: Record<string, Record<string, string>> = {
  '/postnummer/0.json': { '0155': 'Oslo' },
  '/postnummer/5.json': { '5003': 'Bergen' },
}

let calls: Call[]
let stop = () => {}
let answer: (call: Call) => unknown

beforeEach(() => {
  fakeBrowser()
  answer = ({ path }) => register[path]
  calls = fakeServer((call) => answer(call))
})

afterEach(() => {
  stop()
  $checkoutForm.set(emptyForm)
  $postalNote.set(undefined)
})

/** The checkout after hydration, also after a reload. */
function open() {
  stop()
  $checkoutForm.set(emptyForm)
  $postalNote.set(undefined)
  loadCheckoutForm()
  stop = followPostalCode()
}

const type = (postalCode: string) => changeCheckoutForm({ postalCode })
const place = () => $checkoutForm.get().city

async function typeAndWait(postalCode: string) {
  type(postalCode)
  await settled()
}

describe('four digits', () => {
  test.each(['0155', ' 0155 '])('%j fill in their place', async (code) => {
    open()
    await typeAndWait(code)
    expect(place()).toBe('Oslo')
    expect($postalNote.get()).toEqual({ place: 'Oslo' })
  })

  test.each(['', '015', '01555', '015A', '0 155'])(
    'are not in %j: nothing is asked',
    async (code) => {
      open()
      await typeAndWait(code)
      expect([place(), calls]).toEqual(['', []])
    },
  )

  test('are looked up once, by their first digit only', async () => {
    open()
    await typeAndWait('0155')
    await typeAndWait('0155 ')
    changeCheckoutForm({ phone: '400 00 000' })
    await settled()
    expect(calls.map(({ path }) => path)).toEqual(['/postnummer/0.json'])
  })

  test('replace a place that we filled in', async () => {
    open()
    await typeAndWait('0155')
    await typeAndWait('5003')
    expect(place()).toBe('Bergen')
  })

  test('without a place are reported as unknown, and clear a place that we filled in', async () => {
    open()
    await typeAndWait('0155')
    await typeAndWait('0999')
    expect([place(), $postalNote.get()]).toEqual(['', 'unknown'])
    await typeAndWait('099')
    expect($postalNote.get()).toBeUndefined()
  })
})

describe('the customer’s own place stays', () => {
  test('a place typed before the code stays', async () => {
    open()
    changeCheckoutForm({ city: 'Bygdøy' })
    await typeAndWait('0155')
    expect([place(), $postalNote.get()]).toEqual(['Bygdøy', undefined])
  })

  test('a place typed over ours stays, even when it is the same word', async () => {
    open()
    await typeAndWait('0155')
    changeCheckoutForm({ city: 'Osl' })
    changeCheckoutForm({ city: 'Oslo' })
    await typeAndWait('5003')
    expect(place()).toBe('Oslo')
  })

  test('a deleted place is not filled in again', async () => {
    open()
    await typeAndWait('0155')
    changeCheckoutForm({ city: '' })
    await settled()
    expect(place()).toBe('')
  })

  test('a place typed during the lookup stays', async () => {
    open()
    type('0155')
    changeCheckoutForm({ city: 'Bygdøy' })
    await settled()
    expect(place()).toBe('Bygdøy')
  })
})

test('a stale answer is dropped', async () => {
  let late = () => {}
  const held = new Promise<void>((resolve) => {
    late = resolve
  })
  answer = async ({ path }) => {
    if (path.includes('0.json')) await held
    return register[path]
  }
  open()
  await typeAndWait('0999')
  await typeAndWait('500')
  late()
  await settled()
  expect([place(), $postalNote.get()]).toEqual(['', undefined])
  await typeAndWait('5003')
  expect(place()).toBe('Bergen')
})

test.each([
  ['a refusal', () => 500],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the customer types', async (_, failure) => {
  open()
  answer = failure
  await typeAndWait('0155')
  expect([place(), $postalNote.get()]).toEqual(['', undefined])
})

test('the lookup times out after five seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: Request, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json(register['/postnummer/0.json'])
  })
  open()
  await typeAndWait('0155')
  expect(limit).toHaveBeenCalledWith(5000)
  expect(place()).toBe('')
  limit.mockRestore()
})

describe('after a reload', () => {
  test('a code without a place gets it', async () => {
    type('0155')
    open()
    await settled()
    expect(place()).toBe('Oslo')
  })

  test('a place that we filled in is still ours', async () => {
    open()
    await typeAndWait('0155')
    open()
    await typeAndWait('5003')
    expect(place()).toBe('Bergen')
  })

  test('the customer’s place is still the customer’s', async () => {
    changeCheckoutForm({ postalCode: '0155', city: 'Oslo' })
    open()
    await typeAndWait('5003')
    expect(place()).toBe('Oslo')
  })
})

test('a completed order clears the place', async () => {
  open()
  await typeAndWait('0155')
  expect(sessionStorage.getItem('checkout-filled-place')).toBe('0155 Oslo')
  forgetCheckoutForm()
  expect(sessionStorage.getItem('checkout-filled-place')).toBeNull()
})
