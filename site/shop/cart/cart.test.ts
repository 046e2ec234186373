import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { doubleTapTime } from '../../browser/timing/once-per-tap.ts'
import { type Answer, openBrowser, product } from '../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

const line = (id: number, quantity: number): CartItem => ({ id, quantity, product: product(id) })

const open = async (answer: Answer) => ({
  ...(await openBrowser(answer)),
  ...(await import('./cart.ts')),
  ...(await import('./add-to-cart.ts')),
  ...(await import('./quantities.ts')),
})

const answering = (items: CartItem[]) => open(({ method }) => (method === 'GET' ? items : {}))

test('CARTUI-12 the cart is refetched after an add', async () => {
  const { addToCart, requests, $cart } = await answering([line(1, 1)])
  expect(await addToCart(product(1))).toBe(true)
  expect(requests()).toEqual(['POST /api/cart', 'GET /api/cart'])
  expect($cart.get()).toEqual([line(1, 1)])
})

test('a double tap adds one unit, a later press another, and another patch at once', async () => {
  const { addToCart, addAllToCart, requests } = await answering([line(1, 1)])
  const posts = () => requests().filter((call) => call === 'POST /api/cart').length
  expect(await addToCart(product(1))).toBe(true)
  vi.advanceTimersByTime(150)
  expect(await addToCart(product(1))).toBe(true)
  expect(posts()).toBe(1)
  vi.advanceTimersByTime(doubleTapTime)
  await addToCart(product(1))
  expect(posts()).toBe(2)
  await addToCart(product(2))
  expect(posts()).toBe(3)
  await addAllToCart([product(1), product(2)])
  await addAllToCart([product(1), product(2)])
  expect(posts()).toBe(5)
})

test('CARTUI-12 the cart is refetched after an update', async () => {
  const { setQuantity, requests } = await answering([line(1, 3)])
  expect(await setQuantity(line(1, 2), 3)).toBe(true)
  expect(requests()).toEqual(['PUT /api/cart/1', 'GET /api/cart'])
})

test('CARTUI-12, CARTUI-17 the cart is refetched after a removal, which a toast reports', async () => {
  const { removeFromCart, requests, $toast } = await answering([])
  expect(await removeFromCart(line(1, 2))).toBe(true)
  expect(requests()).toEqual(['DELETE /api/cart/1', 'GET /api/cart'])
  expect($toast.get()?.title).toBe('Fjernet fra handlekurv')
})

test('HDR-06 the badge counts units, not lines', async () => {
  const { refetchCart, $cartCount } = await answering([line(1, 2), line(2, 3)])
  await refetchCart()
  expect($cartCount.get()).toBe(5)
})

test('CARTUI-13 an add shows the name of the patch', async () => {
  const { addToCart, $toast } = await answering([])
  await addToCart(product(1))
  expect($toast.get()).toMatchObject({
    title: 'Patch lagt til!',
    text: 'Patch 1 er lagt til i handlekurven',
    tone: 'default',
  })
})

test.each([
  ['CARTUI-14', 'add', 'Kunne ikke legge til produktet i handlekurven.'],
  ['CARTUI-15', 'update', 'Kunne ikke oppdatere antall'],
  ['CARTUI-16', 'remove', 'Kunne ikke fjerne produktet'],
] as const)('%s a failed %s shows its error', async (_, change, text) => {
  const { addToCart, setQuantity, removeFromCart, $toast, requests } = await open(() => 500)
  const changes = {
    add: () => addToCart(product(1)),
    update: () => setQuantity(line(1, 1), 2),
    remove: () => removeFromCart(line(1, 1)),
  }
  expect(await changes[change]()).toBe(false)
  expect($toast.get()).toMatchObject({ title: 'Feil', text, tone: 'destructive' })
  expect(requests()).toHaveLength(1)
})

test('CARTUI-10 a custom patch stays at ten, and a toast says why', async () => {
  const { setQuantity, requests, $toast } = await answering([])
  const custom: CartItem = { id: 999_999, quantity: 10, product: product(999_999) }
  expect(await setQuantity(custom, 9)).toBe(false)
  expect(requests()).toEqual([])
  expect($toast.get()).toMatchObject({
    title: 'Minimum antall',
    text: 'Tilpassede patcher krever minimum 10 stykker',
  })
})

describe('a cart that can’t be refetched shows the line of the server’s answer', () => {
  const brokenAfter = async (items: CartItem[], answers: Record<string, unknown>) => {
    let isBroken = false
    const cart = await open(({ method }) => {
      if (method !== 'GET') return answers[method] ?? {}
      return isBroken ? 503 : items
    })
    await cart.refetchCart()
    isBroken = true
    return cart
  }

  test('after an update', async () => {
    const { setQuantity, $cart } = await brokenAfter([line(1, 1), line(2, 1)], { PUT: line(1, 4) })
    expect(await setQuantity(line(1, 1), 4)).toBe(true)
    expect($cart.get()).toEqual([line(1, 4), line(2, 1)])
  })

  test('after a removal', async () => {
    const { removeFromCart, $cart } = await brokenAfter([line(1, 1), line(2, 1)], {})
    expect(await removeFromCart(line(1, 1))).toBe(true)
    expect($cart.get()).toEqual([line(2, 1)])
  })

  test('after an add', async () => {
    const { addToCart, $cart } = await brokenAfter([line(1, 1)], { POST: line(2, 3) })
    expect(await addToCart(product(2), 3)).toBe(true)
    expect($cart.get()).toEqual([line(1, 1), line(2, 3)])
  })
})

describe('adding all of a list', () => {
  const addAll = async (failing: readonly number[], stocks: readonly number[]) => {
    const { $toast, addAllToCart } = await open(({ method, body }) => {
      if (method === 'GET') return []
      return failing.includes((body as { productId: number }).productId) ? 500 : {}
    })
    const shown: unknown[] = []
    $toast.listen((toast) => shown.push(toast))
    await addAllToCart(stocks.map((stock, index) => product(index + 1, { stock })))
    return shown
  }

  test.each([
    [
      'all',
      [],
      [9, 9],
      'default',
      'Lagt til i handlekurv',
      '2 patcher er lagt til i handlekurven.',
    ],
    ['one', [], [9], 'default', 'Lagt til i handlekurv', '1 patch er lagt til i handlekurven.'],
    [
      'not the first',
      [1],
      [9, 9, 9],
      'destructive',
      'Feil',
      'Kunne ikke legge til produktet i handlekurven. 2 av 3 patcher er lagt til i handlekurven.',
    ],
    [
      'what is not sold out',
      [],
      [9, 0],
      'default',
      'Lagt til i handlekurv',
      '1 av 2 patcher er lagt til i handlekurven. Resten kan ikke kjøpes nå.',
    ],
    ['nothing', [], [0], 'destructive', 'Feil', 'Patchene i ønskelisten kan ikke kjøpes nå.'],
  ] as const)(
    'WISH-04 GEN-06 %s: one toast says so',
    async (_, failing, stocks, tone, title, text) => {
      expect(await addAll(failing, stocks)).toMatchObject([{ tone, title, text }])
    },
  )
})

test('a cart that failed to load can be loaded again', async () => {
  let isUp = false
  const { loadCart, $cart, $cartFailed } = await open(() => (isUp ? [line(1, 1)] : 503))
  await loadCart()
  expect([$cart.get(), $cartFailed.get()]).toEqual([null, true])
  isUp = true
  await loadCart()
  expect([$cart.get(), $cartFailed.get()]).toEqual([[line(1, 1)], false])
})

test('CARTUI-12 a stale answer does not replace a newer one', async () => {
  const late = Promise.withResolvers<CartItem[]>()
  const answers = [late.promise, [line(1, 1)]]
  const { loadCart, addToCart, $cart } = await open(({ method }) =>
    method === 'GET' ? answers.shift() : {},
  )
  const first = loadCart()
  await addToCart(product(1))
  late.resolve([])
  await first
  expect($cart.get()).toEqual([line(1, 1)])
})

describe('presses during a running change', () => {
  /** A shop with two units of one line, which answers or refuses a change when the test says so. */
  const slowShop = async () => {
    let units = 2
    const held: { quantity: unknown; answer(isTaken?: boolean): void }[] = []
    const cart = await open(({ method, body }) => {
      if (method === 'GET') return units > 0 ? [line(1, units)] : []
      const quantity = method === 'DELETE' ? 0 : (body as { quantity: number }).quantity
      return new Promise((resolve) => {
        held.push({
          quantity,
          answer(isTaken = true) {
            if (isTaken) units = quantity
            resolve(isTaken ? line(1, quantity) : 500)
          },
        })
      })
    })
    await cart.refetchCart()
    const next = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      return held.shift() as (typeof held)[number]
    }
    return { ...cart, next, held }
  }

  test('each press counts, and one further call sends the last quantity', async () => {
    const { setQuantity, next, held, $cart, $wanted } = await slowShop()
    const done = setQuantity(line(1, 2), 3)
    const first = await next()
    void setQuantity(line(1, 2), 4)
    void setQuantity(line(1, 2), 5)
    expect([$cart.get(), $wanted.get()]).toEqual([[line(1, 2)], { 1: 5 }])
    expect(held).toEqual([])
    first.answer()
    const second = await next()
    expect([first.quantity, second.quantity]).toEqual([3, 5])
    second.answer()
    expect(await done).toBe(true)
    expect([$cart.get(), $wanted.get(), held]).toEqual([[line(1, 5)], {}, []])
  })

  test('a press during the refetch of the cart counts too', async () => {
    const { setQuantity, next, $cart } = await slowShop()
    const done = setQuantity(line(1, 2), 3)
    const shown = new Promise((resolve) => $cart.listen(resolve))
    ;(await next()).answer()
    await shown
    void setQuantity(line(1, 3), 4)
    ;(await next()).answer()
    expect(await done).toBe(true)
    expect($cart.get()).toEqual([line(1, 4)])
  })

  test('a removal is sent afterwards, and the line stays removed', async () => {
    const { setQuantity, removeFromCart, next, $cart, $toast } = await slowShop()
    const done = setQuantity(line(1, 2), 3)
    const first = await next()
    void removeFromCart(line(1, 2))
    expect(await setQuantity(line(1, 2), 4)).toBe(false)
    first.answer()
    ;(await next()).answer()
    expect(await done).toBe(true)
    expect($cart.get()).toEqual([])
    expect($toast.get()?.title).toBe('Fjernet fra handlekurv')
  })

  test('the server’s quantity is shown again when the last press is refused', async () => {
    const { setQuantity, next, $cart, $wanted, $toast } = await slowShop()
    const done = setQuantity(line(1, 2), 3)
    const first = await next()
    void setQuantity(line(1, 2), 4)
    first.answer()
    ;(await next()).answer(false)
    expect(await done).toBe(false)
    expect([$cart.get(), $wanted.get()]).toEqual([[line(1, 3)], {}])
    expect($toast.get()?.text).toBe('Kunne ikke oppdatere antall')
  })

  test('the last press is still sent, without an error, when an earlier one is refused', async () => {
    const { setQuantity, next, $cart, $toast } = await slowShop()
    const done = setQuantity(line(1, 2), 9)
    const first = await next()
    void setQuantity(line(1, 2), 8)
    first.answer(false)
    ;(await next()).answer()
    expect(await done).toBe(true)
    expect($cart.get()).toEqual([line(1, 8)])
    expect($toast.get()).toBeFalsy()
  })
})

test('a change by another tab during the first load is fetched too', async () => {
  const otherTab = new EventTarget()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('BroadcastChannel', function channel() {
    return otherTab
  })
  const late = Promise.withResolvers<CartItem[]>()
  const answers = [late.promise, [line(1, 1)]]
  const { loadCart, $cart } = await open(() => answers.shift())
  const first = loadCart()
  otherTab.dispatchEvent(new Event('message'))
  await expect.poll(() => $cart.get()).toEqual([line(1, 1)])
  late.resolve([])
  await first
  expect($cart.get()).toEqual([line(1, 1)])
})

test('designs have a draft in the mail, pictures get one later, and other lines need none', async () => {
  const { draftsIn } = await answering([])
  const customImageId = '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b'
  const design = { ...line(1, 10), customImageId, form: { outline: 'circle', size: 60 } as const }
  const picture = { ...line(2, 10), customImageId }
  expect(draftsIn([line(3, 1)])).toEqual({ inMail: 0, toCome: 0 })
  expect(draftsIn([design, picture, design, line(3, 1)])).toEqual({ inMail: 2, toCome: 1 })
})
