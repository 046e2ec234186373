import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { openAsStaff, product } from '../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

const entry = (id: number, stock = 20): StaffProduct => ({
  product: product(id, { stock }),
  isHidden: false,
  version: 1,
})

async function open(answer: () => unknown = () => ({})) {
  const browser = await openAsStaff(answer)
  const products = await import('./products.ts')
  const { ensureLoaded: loadProducts, follow: followProductView } = products.productList
  const changes = await import('./product-changes.ts')
  const form = await import('./product-form.ts')
  return { ...browser, ...products, ...changes, ...form, loadProducts, followProductView }
}
/** As `open`, with these answers in turn. */
const openWith = (...answers: unknown[]) => open(() => answers.shift() ?? Response.error())

const refused = (status: number, code: string, field: string) =>
  Response.json({ error: 'Det gikk ikke.', code, field }, { status })

test('only edited fields are sent, and the stock as a difference', async () => {
  const { formOfProduct, changeOf } = await open()
  const before = formOfProduct(entry(1, 20))
  expect(changeOf(before, before)).toEqual({})
  expect(
    changeOf(before, { ...before, stock: '12', price: '59,5', tags: 'red, blue', isHidden: true }),
  ).toEqual({ stockChange: -8, price: 59.5, tags: ['red', 'blue'], isHidden: true })
})

test('a tag with a space survives an edit of the tags', async () => {
  const { formOfProduct, changeOf } = await open()
  const { product, ...rest } = entry(1)
  const before = formOfProduct({ ...rest, product: { ...product, tags: ['17. mai', 'red'] } })
  const after = { ...before, tags: `${before.tags},første  rad , ` }
  expect(changeOf(before, after)).toEqual({ tags: ['17. mai', 'red', 'første rad'] })
})

test('a change shows in the list at once, and an attempt with a lost answer keeps its key', async () => {
  const shop = await openWith(
    Response.json([entry(2), entry(1)], { headers: { 'x-matching': '2', 'x-total': '2' } }),
    refused(503, 'unavailable', ''),
    entry(1, 25),
    entry(1, 30),
  )
  await shop.loadProducts()
  const [, first] = shop.$products.get().value?.items ?? []
  if (!first) throw new Error('There are no products')
  for (let attempt = 0; attempt < 3; attempt++)
    await shop.changeProduct(first, { stockChange: 5 }, 20)
  const keys = shop.calls.slice(1).map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(shop.$products.get().value?.items?.map(({ product: { stock } }) => stock)).toEqual([
    20, 30,
  ])
})

const lost = () => refused(503, 'unavailable', '')
const reused = () => refused(422, 'idempotency_key_reused', 'idempotency-key')

test('an attempt with a lost answer keeps its key while other patches are saved', async () => {
  const { changeProduct, calls } = await openWith(lost(), entry(2, 9), entry(1, 25))
  await changeProduct(entry(1), { stockChange: 5 }, 20)
  await changeProduct(entry(2), { stockChange: 5 }, 20)
  await changeProduct(entry(1), { stockChange: 5, price: 99 }, 20)
  const [first, other, again] = calls.map(({ key }) => key)
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})

test('a save of other fields does not repeat a stock change with a lost answer', async () => {
  const { changeProduct, calls } = await openWith(lost(), entry(1, 25), entry(1, 25))
  await changeProduct(entry(1), { stockChange: 5 }, 20)
  await changeProduct(entry(1), { price: 99 }, 25)
  await changeProduct(entry(1), { stockChange: 5 }, 20)
  const [first, other, again] = calls.map(({ key }) => key)
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})

test('an edit after a successful attempt with a lost answer starts from the new stock', async () => {
  const { changeProduct, calls, bodies, $toast } = await openWith(
    ...[lost(), reused(), entry(1, 25), entry(1, 27)],
  )
  await changeProduct(entry(1), { stockChange: 5 }, 20)
  const problem = await changeProduct(entry(1), { stockChange: 7 }, 20)
  const text =
    'En tidligere endring kom fram likevel, og lageret er nå 25. Se over antallet og lagre på nytt.'
  expect(problem).toEqual({ text, field: 'stock', stock: 25 })
  expect($toast.get()).toMatchObject({ title: 'Feil ved oppdatering', text })
  expect(await changeProduct(entry(1), { stockChange: 2 }, 25)).toBeNull()
  expect(bodies()).toEqual([{ stockChange: 5 }, { stockChange: 7 }, {}, { stockChange: 2 }])
  const keys = calls.map(({ key }) => key)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test('a new patch edited after a successful attempt with a lost answer is not created twice', async () => {
  const { createProduct, newProductOf, emptyProductForm, $products, calls } = await openWith(
    ...[lost(), reused(), [entry(3)], lost()],
  )
  const image = new Blob(['bilde'])
  const make = (name: string) => createProduct(newProductOf({ ...emptyProductForm, name }, image))
  await make('Elg')
  expect(await make('Elgen')).toMatchObject({
    text: expect.stringContaining('patchen ligger i listen'),
  })
  expect($products.get().value?.items).toHaveLength(1)
  await make('Elgen')
  const [first, again, , other] = calls.map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a failure without a message of the server shows our own text', async () => {
  const { changeProduct } = await open(() => new Response('Bad gateway', { status: 502 }))
  expect(await changeProduct(entry(1), { price: 9 }, 20)).toEqual({
    text: 'Noe gikk galt. Prøv igjen.',
    field: undefined,
  })
})

test('the address has the filters, beside those of the orders', async () => {
  const shop = await open(() => [])
  const address = { pathname: '/admin/dashboard', search: '?status=shipped&show=low&patch=elg' }
  const replaceState = vi.fn()
  vi.stubGlobal('location', { origin: 'http://shop.test', ...address })
  vi.stubGlobal('history', { replaceState })
  const stop = shop.followProductView()
  expect(shop.$productView.get()).toEqual({ search: 'elg', category: '', show: 'low' })
  shop.$productView.set({ search: ' ', category: 'dyr', show: 'low' })
  await vi.advanceTimersByTimeAsync(250)
  const [, , written] = replaceState.mock.lastCall ?? []
  expect(written).toBe('/admin/dashboard?status=shipped&show=low&category=dyr')
  stop()
})

test('a stock saved during a search shows in the search’s result', async () => {
  const found = Promise.withResolvers<Response>()
  const listOf = (...items: StaffProduct[]) =>
    Response.json(items, { headers: { 'x-matching': '1', 'x-total': '2' } })
  vi.stubGlobal('history', { replaceState: () => undefined })
  const shop = await openWith(listOf(entry(2), entry(1)), found.promise, entry(1, 25))
  await shop.loadProducts()
  const stop = shop.followProductView()
  shop.$productView.setKey('search', 'elg')
  await vi.advanceTimersByTimeAsync(250)
  await shop.changeProduct(entry(1), { stockChange: 5 }, 20)
  expect(shop.$products.get()).toMatchObject({ isLoading: true, value: { view: { search: '' } } })
  found.resolve(listOf(entry(1)))
  await vi.advanceTimersByTimeAsync(0)
  expect(shop.$products.get()).toMatchObject({
    isLoading: false,
    value: { view: { search: 'elg' } },
  })
  expect(shop.$products.get().value?.items).toEqual([entry(1, 25)])
  stop()
})

test('the same difference to another stock is a new change', async () => {
  const { changeProduct, calls } = await open(() => refused(503, 'unavailable', ''))
  for (const stock of [5, 5, 10]) await changeProduct(entry(1, stock), { stockChange: 5 }, stock)
  const [first, again, other] = calls.map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test.each([
  ['malformed_request', 400, 'tags.3', 'tags', 'Høyst 30 merkelapper, hver på høyst 40 tegn.'],
  ['stock_too_low', 422, 'stockChange', 'stock', 'Det gikk ikke.'],
])('%s is shown beside its field', async (code, status, field, shown, text) => {
  const { changeProduct, $toast } = await open(() => refused(status, code, field))
  expect(await changeProduct(entry(1), { stockChange: -5 }, 20)).toEqual({ text, field: shown })
  expect($toast.get()).toMatchObject({ title: 'Feil ved oppdatering', text, tone: 'destructive' })
})

test('a new patch is sent as form data, and the list is refetched', async () => {
  const { createProduct, newProductOf, emptyProductForm, $products, calls } = await openWith(
    Response.json(entry(3), { status: 201 }),
    [entry(3)],
  )
  const form = { ...emptyProductForm, name: ' Elg ', price: '49', stock: '5', tags: 'red, elg' }
  const image = new Blob(['bilde'])
  expect(await createProduct(newProductOf(form, image))).toBeNull()
  const body = calls[0]?.body as [string, string | File][]
  expect(body.filter(([name]) => name !== 'image')).toEqual(
    expect.arrayContaining([
      ['name', 'Elg'],
      ['price', '49'],
      ['stock', '5'],
      ['tags', 'red'],
      ['tags', 'elg'],
      ['isNew', 'true'],
    ]),
  )
  expect(body.map(([name]) => name)).not.toContain('isHidden')
  expect($products.get().value?.items?.map(({ product: { id } }) => id)).toEqual([3])
})

test('the photo chosen for a patch is not kept for the one that is opened next', async () => {
  await open()
  const { openProduct, choosePhoto, $photo } = await import('./product-editor.ts')
  openProduct(entry(1))
  choosePhoto(new File(['picture'], 'patch.png', { type: 'image/png' }))
  expect($photo.get()?.name).toBe('patch.png')
  openProduct(entry(2))
  expect($photo.get()).toBeUndefined()
})
