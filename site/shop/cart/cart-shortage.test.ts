import { beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { openBrowser, product } from '../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

/** A cart with these lines, in a shop that refuses the given products as sold out. */
const open = async (lines: readonly CartItem[], refused: readonly number[] = [1, 2, 3]) => ({
  ...(await openBrowser(({ method, path, body }) => {
    if (method === 'GET') return lines
    const id = (body as { productId?: number }).productId ?? Number(path.split('/').at(-1))
    const soldOut = { error: 'x', code: 'sold_out' }
    return refused.includes(id) ? Response.json(soldOut, { status: 422 }) : {}
  })),
  ...(await import('./cart.ts')),
  ...(await import('./add-to-cart.ts')),
  ...(await import('./quantities.ts')),
})

const line = (quantity: number, stock: number, id = 1): CartItem => ({
  id,
  quantity,
  product: product(id, { stock }),
})

test.each([
  ['the last one', [line(1, 1)], 'Du har den siste av Patch 1 i handlekurven.'],
  ['the last ones', [line(3, 3)], 'Du har de 3 siste av Patch 1 i handlekurven.'],
  ['some of the last ones', [line(1, 3)], 'Vi har bare 3 igjen av Patch 1.'],
  ['a line that sold out', [line(2, 0)], 'Patch 1 er utsolgt akkurat nå.'],
  ['none', [], 'Vi har ikke så mange igjen av Patch 1.'],
])('an add is refused to a cart with %s: the reason is shown', async (_, lines, text) => {
  const { addToCart, $toast } = await open(lines)
  expect(await addToCart(product(1), 3)).toBe(false)
  expect($toast.get()).toMatchObject({ title: 'Ikke flere igjen', text, tone: 'default' })
})

test('a refused step of a line shows the reason and keeps the line', async () => {
  const { setQuantity, $toast, $cart, $wanted } = await open([line(2, 2)])
  expect(await setQuantity(line(2, 9), 3)).toBe(false)
  expect($toast.get()?.text).toBe('Du har de 2 siste av Patch 1 i handlekurven.')
  expect([$cart.get()?.[0]?.quantity, $wanted.get()[1]]).toEqual([2, undefined])
})

test.each([
  [
    [1],
    'Lagt til i handlekurv',
    '1 av 2 patcher er lagt til i handlekurven. Av resten er det ikke flere igjen.',
  ],
  [[1, 2], 'Ikke flere igjen', 'Du har alt vi har igjen av disse patchene, i handlekurven.'],
])(
  'WISH-04 of all that are added, patches %j are in the cart to the last one',
  async (refused, title, text) => {
    const { addAllToCart, $toast } = await open([line(1, 1), line(1, 1, 2)], refused)
    await addAllToCart([product(1), product(2)])
    expect($toast.get()).toMatchObject({ title, text, tone: 'default' })
  },
)
