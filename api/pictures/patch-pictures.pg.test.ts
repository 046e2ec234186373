import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureAt, pictureWidths } from '../../modules/catalogue/rules.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { createPatchPictures } from './patch-pictures.ts'
import { createPictureCache } from './picture-cache.ts'

let shop: TestShop
let image: string
beforeAll(async () => {
  shop = await testShop()
  const [product] = (await (await shop.call('GET', '/api/products')).json()) as { image: string }[]
  image = product?.image ?? ''
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(new URL(path, 'http://shop.test'), { headers }))

test('the drawing is an immutable SVG', async () => {
  const answer = await get(image)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/)
  const again = await get(image, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

describe.each(['avif', 'webp', 'png'] as const)('as %s', (form) => {
  test.each(pictureWidths)('%d pixels wide', async (width) => {
    const answer = await get(pictureAt(image, width, form))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${form}`)
    const picture = Buffer.from(await answer.arrayBuffer())
    const { format, width: wide, height } = await sharp(picture).metadata()
    expect({ format, wide, height }).toEqual({
      format: form === 'avif' ? 'heif' : form,
      wide: width,
      height: width,
    })
    const { isOpaque } = await sharp(picture).stats()
    expect(isOpaque).toBe(false)
  })
})

test('an earlier address redirects to the current one', async () => {
  const earlier = image.replace(/-\w+[.]svg$/, '-0123456789.svg')
  const answer = await get(earlier)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(image)
  const small = await get(pictureAt(earlier, 160, 'png'))
  expect(small.headers.get('location')).toBe(pictureAt(image, 160, 'png'))
})

test.each(['/patches/999998-0123456789-160.avif', '/patches/999998-0123456789.svg'])(
  '%s is not found',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

test('unused sizes and formats are not found', async () => {
  for (const address of [image.replace('.svg', '-999.avif'), image.replace('.svg', '-160.bmp')])
    expect((await get(address)).headers.get('content-type')).not.toMatch(/^image/)
})

describe('a picture that the build did not make', () => {
  const folder = mkdtemp(join(tmpdir(), 'russpatcher-pictures-'))
  afterAll(async () => rm(await folder, { recursive: true }))

  /** The pictures of one process; `made` counts those that it made. */
  async function newProcess() {
    let made = 0
    const pictures = createPatchPictures({
      catalogue: shop.catalogue,
      cache: createPictureCache(await folder, 1_000_000),
      async allow() {
        made++
      },
      log: pino({ level: 'silent' }),
    })
    const address = pictureAt(image, 640, 'png')
    const id = Number(/[0-9]+/.exec(image)?.[0])
    const ask = (index: number) =>
      pictures.raster(new Request(new URL(address, 'http://shop.test')), `visitor ${index}`, id, {
        width: 640,
        form: 'png',
      })
    return { ask, made: () => made }
  }

  test('is made once for all who ask at once, and kept for other processes', async () => {
    const [one, other] = [await newProcess(), await newProcess()]
    const answers = await Promise.all([1, 2, 3].map(one.ask))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(one.made()).toBe(1)
    const again = await other.ask(4)
    expect(other.made()).toBe(0)
    expect(again.headers.get('etag')).toBe(answers[0]?.headers.get('etag'))
  })
})
