import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accepted } from '../../../api/testing/test-answers.ts'
import { sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { ChartThread, CustomImage, PatchDesign } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

// As small as a patch may be: what is sewn takes most of the time.
const size = 40

const inWords: PatchDesign = {
  outline: 'circle',
  size,
  cloth: 'navy',
  edge: 'gold',
  text: { words: 'RUSS 2027', style: 'arched', alphabet: 'block', thread: 'white' },
}

const ofPicture = (imageId: string): PatchDesign => ({
  outline: 'shield',
  size,
  cloth: 'white',
  edge: 'red',
  picture: {
    imageId,
    place: { x: 0, y: 0, width: 36, turn: 10 },
    withoutBackground: true,
    threads: [{ colour: '#c8102e', thread: 'red' }],
  },
})

const record = (session: string, body: unknown) =>
  shop.call('POST', '/api/custom-designs', { headers: { 'x-session-id': session }, body })
const codeOf = async (response: Response) => [response.status, (await response.json()).code]
const recorded = (session: string, design: PatchDesign) =>
  accepted<CustomImage>(record(session, design))

const eightThreads: { colour: string; thread: ChartThread }[] = [
  { colour: '#141e28', thread: 'black' },
  { colour: '#e61e28', thread: 'red' },
  { colour: '#14dc28', thread: 'green' },
  { colour: '#e6dc28', thread: 'yellow' },
  { colour: '#141ed2', thread: 'blue' },
  { colour: '#e61ed2', thread: 'fuchsia' },
  { colour: '#14dcd2', thread: 'turquoise' },
  { colour: '#e6dcd2', thread: 'pearl' },
]

/** Slanting stripes of eight colours, which are 0.8 mm wide on a patch of 120 mm. */
function stripes(): Promise<Buffer> {
  const side = 400
  const data = Buffer.alloc(side * side * 3)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side]
    const stripe = Math.floor((x + 0.3 * y) * 150) % 8
    data.set([stripe & 1 ? 230 : 20, stripe & 2 ? 220 : 30, stripe & 4 ? 210 : 40], 3 * at)
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

const pictureOf = async (session: string, id: string) => {
  const headers = { 'x-session-id': session }
  const response = await shop.call('GET', `/api/custom-images/${id}`, { headers })
  return sharp(Buffer.from(await response.arrayBuffer()))
}

/** A session with a picture, and with a design of it. */
const owner = shop.newSession()
const imageId = await sentPicture(shop, owner)
const { id: designId } = await recorded(owner, ofPicture(imageId))

describe('addCustomDesign', () => {
  test('200: the picture of the sewn patch, in true size at 300 dpi', async () => {
    const session = shop.newSession()
    const large = { ...inWords, size: 80 }
    const { id, width } = await recorded(session, large)
    // 80 mm of patch, and 2 mm around it.
    expect(width / (300 / 25.4)).toBeCloseTo(84, 0)
    const { dominant } = await (await pictureOf(session, id)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    const read = await shop.call('GET', `/api/custom-designs/${id}`)
    expect(await read.json()).toEqual(large)
  })

  test('200: the same design of a session is the same picture, whatever the order of its fields', async () => {
    const session = shop.newSession()
    const first = await recorded(session, inWords)
    const again = Object.fromEntries(Object.entries(inWords).reverse()) as PatchDesign
    expect(await recorded(session, again)).toEqual(first)
    const other = await recorded(session, { ...inWords, edge: 'red' })
    expect(other.id).not.toBe(first.id)
    expect((await recorded(shop.newSession(), inWords)).id).not.toBe(first.id)
  })

  test('429: another design of the session while one is under way, which is sent twice and sewn once', async () => {
    const session = shop.newSession()
    const [first, other, again] = await Promise.all([
      record(session, inWords),
      record(session, { ...inWords, edge: 'red' }),
      record(session, inWords),
    ])
    expect(await codeOf(other)).toEqual([429, 'too_many_requests'])
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0)
    const { id } = (await first.json()) as CustomImage
    expect(await again.json()).toMatchObject({ id })
    expect((await record(session, { ...inWords, edge: 'red' })).status).toBe(200)
  })

  test('422: a design that is too detailed, and 200 for a simpler sewing of it', async () => {
    const session = shop.newSession()
    const striped = await sentPicture(shop, session, stripes())
    const place = { x: 0, y: 0, width: 120, turn: 0 }
    const picture = { imageId: striped, place, withoutBackground: false, threads: eightThreads }
    const detailed: PatchDesign = { ...ofPicture(striped), outline: 'square', size: 120, picture }
    const refused = await record(session, detailed)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'design_too_detailed', field: 'picture' },
    ])
    const threads = eightThreads.slice(0, 2)
    const simpler = { ...picture, place: { ...place, width: size }, threads, smallestArea: 50 }
    await recorded(session, { ...detailed, size, picture: simpler })
  })

  test('200: a picture of the session, which goes into the cart with its design', async () => {
    const { data, info } = await (await pictureOf(owner, designId))
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = info.channels * (Math.floor(info.height / 2) * info.width + info.width / 2)
    expect([...data.subarray(middle, middle + 3)].map((value) => value > 110)).toEqual([
      true,
      false,
      false,
    ])
    const headers = { 'x-session-id': owner }
    const body = { productId: 999_999, quantity: 10, customImageId: designId }
    const added = await shop.call('POST', '/api/cart', { headers, body })
    const form = { outline: 'shield', size }
    expect(await added.json()).toMatchObject({ quantity: 10, customImageId: designId, form })
  })

  test('two designs are two lines of ten', async () => {
    const session = shop.newSession()
    const headers = { 'x-session-id': session }
    for (const edge of ['red', 'blue'] as const) {
      const { id } = await recorded(session, { ...inWords, edge })
      await shop.call('POST', '/api/cart', {
        headers,
        body: { productId: 999_999, quantity: 10, customImageId: id },
      })
    }
    const cart = await (await shop.call('GET', '/api/cart', { headers })).json()
    expect(cart.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 10])
  })

  test.each<[string, object]>([
    ['no size', { size: undefined }],
    ['a size of 0', { size: 0 }],
    ['a size of 10 m', { size: 10_000 }],
    ['an unknown outline', { outline: 'star' }],
    ['an unknown thread', { edge: 'hotpink' }],
    ['a text of 10,000 letters', { text: { ...inWords.text, words: 'A'.repeat(10_000) } }],
    [
      '900 threads',
      {
        picture: {
          ...ofPicture('').picture,
          imageId: undefined,
          threads: Array.from({ length: 900 }, () => ({ colour: '#c8102e', thread: 'red' })),
        },
      },
    ],
    [
      'a place off the table',
      { motif: { name: 'bee', threads: ['gold'], place: { x: 1e9, y: 0, width: 40, turn: 0 } } },
    ],
    ['a field that nobody knows', { price: 1 }],
  ])('400: %s', async (_, part) => {
    const answer = await record(shop.newSession(), { ...inWords, ...part })
    expect(await codeOf(answer)).toEqual([400, 'malformed_request'])
  })

  test('422: nothing drawn, an unknown motif, one that is too wide or off the patch, a text that no alphabet can write', async () => {
    const session = shop.newSession()
    const place = { x: 0, y: 0, width: 40, turn: 0 }
    const { text: _, ...empty } = inWords
    for (const design of [
      empty,
      { ...inWords, motif: { name: 'constructor', place, threads: ['red'] } },
      { ...empty, motif: { name: 'bee', place: { ...place, width: 1000 }, threads: ['red'] } },
      { ...empty, motif: { name: 'bee', place: { ...place, x: 190 }, threads: ['red'] } },
      { ...inWords, text: { ...inWords.text, words: '漢字' } },
      { ...inWords, text: { ...inWords.text, words: '   ' } },
    ])
      expect(await codeOf(await record(session, design))).toEqual([422, 'design_invalid'])
  })

  test('404: a picture of another session, a design as a picture, and none', async () => {
    for (const [session, id] of [
      [shop.newSession(), imageId],
      [shop.newSession(), crypto.randomUUID()],
      [owner, designId],
    ] as const)
      expect(await codeOf(await record(session, ofPicture(id)))).toEqual([
        404,
        'custom_image_not_found',
      ])
  })
})

describe('getCustomDesign', () => {
  test('200: not the id of the picture, by which a cart would take all of it', async () => {
    const { picture } = await (await shop.call('GET', `/api/custom-designs/${designId}`)).json()
    expect(picture).toMatchObject({ withoutBackground: true, wholePicture: { isPhoto: false } })
    expect(picture).not.toHaveProperty('imageId')
  })

  test('404: a picture without a design, and an unknown id', async () => {
    for (const id of [imageId, crypto.randomUUID()]) {
      const answer = await shop.call('GET', `/api/custom-designs/${id}`)
      expect(await codeOf(answer)).toEqual([404, 'custom_image_not_found'])
    }
  })
})

describe('production of a design', () => {
  const staffGet = async (path: string) =>
    shop.call('GET', path, { headers: { authorization: `Bearer ${await shop.token()}` } })
  const sheetOf = (id: string) => staffGet(`/api/admin/custom-designs/${id}`)
  const fileOf = (id: string, file: string) =>
    staffGet(`/api/admin/custom-designs/${id}/files/${file}`)

  test('getProductionSheet, 200: the ordered size, threads with numbers, share and metres', async () => {
    const sheet = await (await sheetOf(designId)).json()
    expect(Math.max(sheet.width, sheet.height)).toBeCloseTo(size, 0)
    expect(sheet.threads.map(({ number }: { number: string }) => number)).toEqual(['1637'])
    expect(sheet).toMatchObject({ hasOriginal: true, threads: [{ label: 'Rød', share: 1 }] })
    expect(sheet.threads[0].upper).toBeGreaterThan(1)
    expect(sheet.stitches).toBeGreaterThan(1000)
    expect(sheet.minutes).toBeGreaterThan(sheet.stitches / 750)
  })

  test('getProductionFile, 200: each file, with a name', async () => {
    const bytesOf = async (file: string) =>
      Buffer.from(await (await fileOf(designId, file)).arrayBuffer())
    expect((await bytesOf('dst')).toString('latin1')).toMatch(/^LA:.{16}\r/s)
    expect((await fileOf(designId, 'dst')).headers.get('content-disposition')).toContain(
      `patch-${designId.slice(0, 8)}.dst`,
    )
    expect((await bytesOf('svg')).toString()).toContain('mm" viewBox=')
    const { format, density } = await sharp(await bytesOf('png')).metadata()
    expect([format, density]).toEqual(['png', 300])
    expect((await sharp(await bytesOf('original')).metadata()).width).toBe(300)
  })

  test('404: an original of a design in words, and a picture without a design', async () => {
    const { id } = await recorded(shop.newSession(), inWords)
    for (const answer of [fileOf(id, 'original'), sheetOf(imageId), fileOf(imageId, 'dst')])
      expect(await codeOf(await answer)).toEqual([404, 'custom_image_not_found'])
  })
})
