import { describe, expect, test } from 'vitest'
import { read, refusal } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock, stockOf } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import type { ProductFilePreview, StaffAction } from '../../shared/contract/api.d.ts'
import { productsWithIds } from '../queries.ts'

const shop = await shopOfFile()

const path = '/api/admin/product-file'
const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)
const productWith = async (id: number) => {
  const [entry] = await productsWithIds(shop.sql, [id])
  return { ...entry?.product, isHidden: entry?.isHidden, version: entry?.version }
}

const formOf = (file: string | Uint8Array<ArrayBuffer>, key?: string) => {
  const form = new FormData()
  form.append('file', new Blob([file], { type: 'text/csv' }), 'patcher.csv')
  if (key) form.append('key', key)
  return form
}
const preview = (file: string | Uint8Array<ArrayBuffer>) =>
  shop.asStaff('POST', `${path}/preview`, { form: formOf(file) })
const previewed = (file: string | Uint8Array<ArrayBuffer>) =>
  read<ProductFilePreview>(preview(file))
const apply = (file: string, key: string) => shop.asStaff('POST', path, { form: formOf(file, key) })
const exported = async (query = '') => (await shop.asStaff('GET', path + query)).text()
const rows = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

describe('getProductFile 200', () => {
  test('a file that comes back unchanged changes nothing, formulas and line breaks included', async () => {
    const id = await patch()
    const description = '=HYPERLINK("http://x"); "sitat"\n-20 % på alt'
    await shop.asStaff('PATCH', `/api/admin/products/${id}`, {
      body: { name: '@elg;bel', description, price: 59.5, tags: ['red', 'elg i sol'] },
    })
    const { name } = await productWith(id)
    const csv = await exported(`?search=${encodeURIComponent(name ?? '')}`)
    expect(csv).toContain(`"'@elg;bel"`)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")`)
    expect(csv).toContain('"59,5"')
    expect(await previewed(await exported())).toMatchObject({ changes: [], wrong: 0 })
  })

  test('the log has who saved how many patches', async () => {
    const count = (await exported('?category=humor')).trim().split('\r\n').length - 1
    const [latest] = await read<StaffAction[]>(
      shop.asStaff('GET', '/api/admin/log?kind=product&limit=1'),
    )
    expect(latest).toMatchObject({ event: 'exported', administrator: 'sjefen' })
    expect(latest?.after?.rows).toBeGreaterThanOrEqual(count)
  })
})

test('importProductFile 200: what was previewed is changed, once, and logged for each patch', async () => {
  const [elg, rev, ulv] = [
    await patch({ price: 49, stock: 20 }),
    await patch({ price: 49, stock: 20 }),
    await patch({ price: 49, stock: 20 }),
  ]
  const category = (await productWith(ulv)).category?.toUpperCase()
  const file = rows(
    'Id;Pris (kr);Lagerendring;Skjult;Kategori',
    `${elg};59,90;;ja;${category}`,
    `${rev};49;5;nei;${category}`,
    `${ulv};49;0;nei;${category}`,
  )
  const before = await previewed(file)
  expect(before).toMatchObject({ unchanged: 1, wrong: 0, errors: [] })
  expect(before.changes).toMatchObject([
    { line: 2, id: elg, before: { price: 49, isHidden: false }, after: { price: 59.9 } },
    { line: 3, id: rev, before: { stock: 20 }, after: { stock: 25 } },
  ])
  expect((await productWith(elg)).price).toBe(49)

  const products = 2
  expect(await read(apply(file, before.key))).toEqual({ products })
  expect(await read(apply(file, before.key))).toEqual({ products })
  expect(await productWith(elg)).toMatchObject({ price: 59.9, isHidden: true, stock: 20 })
  expect(await productWith(rev)).toMatchObject({ price: 49, stock: 25 })
  const log = await read<StaffAction[]>(
    shop.asStaff('GET', `/api/admin/log?kind=product&subjectId=${elg}`),
  )
  expect(log).toMatchObject([{ event: 'changed', before: { price: 49 }, after: { price: 59.9 } }])
  const [summary] = await read<StaffAction[]>(
    shop.asStaff('GET', '/api/admin/log?kind=product&limit=1'),
  )
  expect(summary).toMatchObject({ event: 'imported', subjectId: null, after: { rows: products } })
})

test('importProductFile 200: every column is written, as one edit of the administrator', async () => {
  const id = await patch({ stock: 20 })
  const { version = 0 } = await productWith(id)
  const [head = ''] = (await exported()).split('\r\n')
  const cells = `${id};Ulv;sport;59,5;20;-3;red, ulv;"To\r\nlinjer";ja;ja;ja;ja`
  const file = rows(head, cells)
  await apply(file, (await previewed(file)).key)
  expect(await productWith(id)).toMatchObject({
    ...{ name: 'Ulv', category: 'sport', price: 59.5, stock: 17, tags: ['red', 'ulv'] },
    ...{ description: 'To\nlinjer', isNew: true, isPopular: true, isGlowInDark: true },
    ...{ isHidden: true, version: version + 1 },
  })
  const old = await shop.asStaff('PATCH', `/api/admin/products/${id}`, {
    body: { price: 49, version },
  })
  expect(await old.json()).toMatchObject({ changedBy: 'sjefen', changedAt: expect.any(String) })
})

test('previewProductFile 200: lines that edit the stock where it is for reading alone are named', async () => {
  const ids = [20, 20, 20, 20, 20, 1250].map((stock) => patch({ stock }))
  const [edited, text, both, blank, same, thousands] = await Promise.all(ids)
  const { unchanged, ignoredStock, changes } = await previewed(
    rows(
      'Id;Lager nå;Lagerendring',
      `${edited};25;`,
      `${text};mange;0`,
      `${both};25;5`,
      `${blank};;`,
      `${same};20;`,
      `${thousands};1 250;`,
      '999998;25;',
    ),
  )
  expect(ignoredStock).toEqual([2, 3])
  expect([unchanged, changes.length]).toEqual([5, 1])
})

test('importProductFile 422: a key that has applied a file is refused for another one, which changes nothing', async () => {
  const [elg, rev] = [await patch({ price: 49 }), await patch({ price: 49 })]
  const file = rows('Id;Pris (kr)', `${elg};59`)
  const { key } = await previewed(file)
  expect(await read(apply(file, key))).toEqual({ products: 1 })
  const other = rows('Id;Pris (kr)', `${rev};69`)
  expect(await refusal(await apply(other, key))).toEqual([422, 'idempotency_key_reused', 'key'])
  expect((await productWith(rev)).price).toBe(49)
  expect(await read(apply(file, key))).toEqual({ products: 1 })
})

test('importProductFile 409: a patch that was edited since the preview stops the whole file', async () => {
  const [elg, rev] = [await patch({ price: 49 }), await patch({ price: 49 })]
  const file = rows('Id,Pris (kr)', `${elg},"59,50"`, `${rev},69.5`)
  const { key } = await previewed(file)
  await shop.asStaff('PATCH', `/api/admin/products/${rev}`, { body: { price: 55 } })
  expect(await refusal(await apply(file, key))).toEqual([409, 'csv_outdated', 'key'])
  expect(await refusal(await apply(file.replace('59,50', '1,00'), key))).toEqual([
    409,
    'csv_outdated',
    'key',
  ])
  expect((await productWith(elg)).price).toBe(49)
  const again = await previewed(file)
  expect(await read(apply(file, again.key))).toEqual({ products: 2 })
  expect([(await productWith(elg)).price, (await productWith(rev)).price]).toEqual([59.5, 69.5])
})

test('what is sold after the preview stays sold, and units that buyers hold stay', async () => {
  const [elg, rev] = [await patch({ stock: 20 }), await patch({ stock: 20 })]
  const file = rows('Id;Lagerendring', `${elg};+10`, `${rev};-18`)
  const { key } = await previewed(file)
  await setStock(shop.sql, elg, 17)
  const kari = newShopper(shop)
  await kari.paid(rev, 5)
  expect(await refusal(await apply(file, key))).toEqual([422, 'csv_has_errors', 'file'])
  expect(await stockOf(shop.sql, elg)).toBe(17)
  const { errors } = await previewed(file)
  expect(errors).toEqual([{ line: 3, column: 'Lagerendring', reason: 'stock_too_low' }])
  const rest = rows('Id;Lagerendring', `${elg};+10`)
  await apply(rest, (await previewed(rest)).key)
  expect(await stockOf(shop.sql, elg)).toBe(27)
})

test('each wrong line is named with its column, and none is changed', async () => {
  const id = await patch({ stock: 20 })
  const head = 'Id;Navn;Pris (kr);Lagerendring;Ny;Kategori;Beskrivelse'
  const line = (cells: Partial<Record<string, string>>) =>
    head
      .split(';')
      .map((title) => cells[title] ?? defaults[title as keyof typeof defaults])
      .join(';')
  const defaults = {
    Id: String(id),
    Navn: 'Elg',
    'Pris (kr)': '49',
    Lagerendring: '0',
    Ny: 'nei',
    Kategori: 'humor',
    Beskrivelse: 'En patch',
  }
  const wrong = [
    [line({ Id: '999998' }), 'Id', 'unknown_id'],
    [line({ Id: '' }), 'Id', 'malformed'],
    [line({ Id: '=1+1' }), 'Id', 'malformed'],
    [line({ Id: String(await patch()), 'Pris (kr)': '-5' }), 'Pris (kr)', 'malformed'],
    [line({ Id: String(await patch()), 'Pris (kr)': '4,999' }), 'Pris (kr)', 'malformed'],
    [line({ Id: String(await patch()), Navn: 'a'.repeat(101) }), 'Navn', 'malformed'],
    [line({ Id: String(await patch()), Beskrivelse: '' }), 'Beskrivelse', 'malformed'],
    [line({ Id: String(await patch()), Ny: 'kanskje' }), 'Ny', 'malformed'],
    [line({ Id: String(await patch()), Kategori: 'ukjent' }), 'Kategori', 'unknown_category'],
    [line({ Id: String(await patch()), Lagerendring: '1,5' }), 'Lagerendring', 'malformed'],
    [
      line({ Id: String(await patch()), Lagerendring: '1000000' }),
      'Lagerendring',
      'stock_too_high',
    ],
    ['1;2;3', null, 'cells'],
  ] as const
  const file = rows(head, line({}), ...wrong.map(([text]) => text), line({}))
  const { errors, wrong: count, key } = await previewed(file)
  const expected = wrong.map(([, column, reason], at) => ({ line: at + 3, column, reason }))
  const again = { line: wrong.length + 3, column: 'Id', reason: 'duplicate_id' }
  expect(new Set(errors)).toEqual(new Set([...expected, again]))
  expect(count).toBe(wrong.length + 1)
  expect(await refusal(await apply(file, key))).toEqual([422, 'csv_has_errors', 'file'])
})

test('Excel’s own encoding, a byte order mark, blanks in numbers and other truth values are read', async () => {
  const id = await patch({ price: 49 })
  const excel = Buffer.from(
    rows('Id;Navn;Pris (kr);Popul\xe6r', `${id};Bl\xe5b\xe6r;1 250,50;SANN`),
    'latin1',
  )
  expect((await previewed(new Uint8Array(excel))).changes).toMatchObject([
    { after: { name: 'Blåbær', price: 1250.5, isPopular: true } },
  ])
  const marked = `\uFEFF${rows('"id","NAVN"', `${id},"Elg, ""stor""\nog rød"`)}`
  expect((await previewed(marked)).errors).toEqual([
    { line: 2, column: 'Navn', reason: 'malformed' },
  ])
  const formula = rows('Id;Beskrivelse', `${id};"=1+1"`)
  expect((await previewed(formula)).changes).toMatchObject([{ after: { description: '=1+1' } }])
})

test.each([
  ['no line', '', [422, 'csv_columns', 'file']],
  ['an unknown column', rows('Id;Farge', '1;rød'), [422, 'csv_columns', 'Farge']],
  ['no id', rows('Navn', 'Elg'), [422, 'csv_columns', 'file']],
  ['a column twice', rows('Id;Navn;navn', '1;a;b'), [422, 'csv_columns', 'file']],
  ['an open quote', rows('Id;Navn', '1;"Elg'), [422, 'csv_unreadable', 'file']],
  ['another kind of file', 'PK\u0003\u0004\0\0', [422, 'csv_unreadable', 'file']],
  ['100 000 lines', `Id\n${'1\n'.repeat(100_000)}`, [422, 'csv_too_long', 'file']],
  ['more than 2 MB', `Id;Navn\n1;${'a'.repeat(2_200_000)}`, [422, 'csv_too_long', 'file']],
])('previewProductFile 422 for %s', async (_name, file, expected) => {
  expect(await refusal(await preview(file))).toEqual(expected)
})

test('a file of 5000 lines is previewed, and each line once', async () => {
  const file = `Id\n${Array.from({ length: 5000 }, (_none, at) => `${at + 900_000}\n`).join('')}`
  const { wrong, errors, unchanged } = await previewed(file)
  expect([wrong, errors.length, unchanged]).toEqual([5000, 200, 0])
})
