import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  litPictureAt,
  pictureAt,
  pictureWidths,
  sharePictureAt,
  tacksAt,
} from '../../modules/catalogue/rules.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { shareGround } from '../../scripts/build/identity/share-ground.ts'
import { read } from '../testing/test-answers.ts'
import { shopOfFile } from '../testing/test-shop.ts'
import { madePicture } from './made-pictures.ts'
import { createPatchPictures } from './patch-pictures.ts'
import { createPictureCache } from './picture-cache.ts'
import type { PictureForm, PictureWidth } from './raster.ts'
import { shareGroundPath } from './share-picture.ts'

const shop = await shopOfFile({ builtPictures: new Map([[shareGroundPath, await shareGround()]]) })
const [{ image } = { image: '' }] = await read<{ image: string }[]>(
  shop.call('GET', '/api/products'),
)

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

test('for link previews, the patch is shown beside red overalls', async () => {
  const answer = await get(sharePictureAt(image))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(picture.length).toBeLessThan(300_000)
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  const trousers = { left: 800, top: 480, width: 80, height: 80 }
  const [red, green] = (await sharp(await sharp(picture).extract(trousers).toBuffer()).stats())
    .channels
  expect(red?.mean).toBeGreaterThan(2 * (green?.mean ?? 255))
})

test('the stitches that hold it on overalls are in the colour of their thread', async () => {
  const [red, blue] = await Promise.all([get(tacksAt(image, 'red')), get(tacksAt(image, 'blue'))])
  expect([red.status, red.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ])
  expect(await red.text()).not.toBe(await blue.text())
})

test('a drawing that will be turned has its light from elsewhere', async () => {
  const [upright, quarter, half] = await Promise.all([
    get(pictureAt(image, 160, 'webp')),
    get(litPictureAt(image, 90)),
    get(litPictureAt(image, 180)),
  ])
  expect([quarter.status, quarter.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const pictures = await Promise.all(
    [upright, quarter, half].map(async (answer) => Buffer.from(await answer.arrayBuffer())),
  )
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3)
})

test('an earlier address redirects to the current one', async () => {
  const earlier = image.replace(/-\w+[.]svg$/, '-0123456789.svg')
  const answer = await get(earlier)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(image)
  const small = await get(pictureAt(earlier, 160, 'png'))
  expect(small.headers.get('location')).toBe(pictureAt(image, 160, 'png'))
  const shared = await get(sharePictureAt(earlier))
  expect(shared.headers.get('location')).toBe(sharePictureAt(image))
})

test.each(['/patches/999998-0123456789-160.avif', '/patches/999998-0123456789.svg'])(
  '%s is not found',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

test('unused sizes, formats and colours are not found', async () => {
  for (const ending of ['-999.avif', '-160.bmp', '-sting-rosa.svg', '-lys-45.webp']) {
    const answer = await get(image.replace('.svg', ending))
    expect([answer.status, await answer.text()]).toEqual([404, 'Finnes ikke'])
  }
})

describe('pictures of a process', () => {
  const folder = mkdtemp(join(tmpdir(), 'russpatcher-pictures-'))
  afterAll(async () => rm(await folder, { recursive: true }))

  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="180"/></svg>',
  )
  /** A patch with a drawing that is made into pictures at once. */
  const plainPicture = async (id: number) => {
    const picture = await shop.catalogue.picture(id)
    return { ...picture, bytes: async () => drawing }
  }

  /** The pictures of one process; `made` counts those that it made. A visitor named like a refusal gets it. */
  async function newProcess({ picture = plainPicture, keep = true } = {}) {
    let made = 0
    let version = 0
    const cache = createPictureCache(await folder, 1_000_000)
    const pictures = createPatchPictures({
      catalogue: { ...shop.catalogue, picture },
      changes: { catalogueVersion: () => version },
      files: { find: () => undefined },
      cache: keep ? cache : { read: async () => undefined, keep: async () => undefined },
      async allow(visitor) {
        if (visitor === 'too_many_requests' || visitor === 'unavailable') throw new Problem(visitor)
        made++
      },
      log: pino({ level: 'silent' }),
    })
    const ask = (
      visitor: string | number,
      path = image,
      { width, form }: { width: PictureWidth; form: PictureForm } = { width: 640, form: 'png' },
    ) =>
      pictures.answer(
        new Request(new URL(pictureAt(path, width, form), 'http://shop.test')),
        `${visitor}`,
        Number(/[0-9]+/.exec(path)?.[0]),
        pictures.kinds.raster(width, form),
      )
    return {
      ask,
      find: pictures.find,
      made: () => made,
      change: () => {
        version++
      },
    }
  }

  test('one that the build did not make is made once for all who ask at once, and kept for other processes', async () => {
    const [one, other] = [await newProcess(), await newProcess()]
    const answers = await Promise.all([1, 2, 3].map((visitor) => one.ask(visitor)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(one.made()).toBe(1)
    const again = await other.ask(4)
    expect(other.made()).toBe(0)
    expect(again.headers.get('etag')).toBe(answers[0]?.headers.get('etag'))
  })

  test.each(['too_many_requests', 'unavailable'])(
    'a visitor who is refused a making by %s is alone refused it',
    async (code) => {
      const { ask, made } = await newProcess({ keep: false })
      const [refused, ...others] = await Promise.allSettled([code, 1, 2].map((one) => ask(one)))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code } })
      expect(others).toMatchObject([{ value: { status: 200 } }, { value: { status: 200 } }])
      expect(made()).toBe(1)
    },
  )

  test('one that is made again after a change of the catalogue counts for no visitor', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const picture = vi.fn(plainPicture)
    const { ask, change, made } = await newProcess({ picture, keep: false })
    await ask('first')
    change()
    await ask('other')
    await expect.poll(() => picture.mock.calls.length).toBe(2)
    expect(made()).toBe(1)
  })

  test('those that are made already are neither drawn nor queued, however many are asked for at once', async () => {
    const size = { width: 320, form: 'avif' } as const
    const { articles } = await shop.catalogue.live.snapshot()
    const images = articles.map((article) => article.image)
    // Where nothing is built, an earlier process made them.
    const earlier = createPictureCache(await folder, 1_000_000)
    for (const one of images) {
      const address = pictureAt(one, size.width, size.form)
      if (!(await madePicture(address))) await earlier.keep(basename(address), Buffer.from('made'))
    }
    const picture = vi.fn(plainPicture)
    const { ask, made } = await newProcess({ picture })
    const answers = await Promise.all(images.map((one) => ask('visitor', one, size)))
    expect(images.length).toBeGreaterThan(300)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect([made(), picture.mock.calls.length]).toEqual([0, 0])
  })

  test('a replaced photo or drawing redirects from its former address, also where that is kept', async () => {
    const { ask, find, change } = await newProcess()
    const former = image
    expect((await ask(1, former)).status).toBe(200)
    await shop.sql`update catalogue.products set name = name || ' 2' where image = ${former}`
    change()
    await shop.call('GET', '/api/categories')
    const address = pictureAt(former, 640, 'png')
    await expect.poll(() => find(address), { timeout: 5000 }).toBeUndefined()
    expect((await ask(1, former)).status).toBe(302)
  })
})
