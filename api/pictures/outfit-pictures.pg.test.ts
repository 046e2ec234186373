import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { mostWorn, overallsColours, overallsParts } from '../../modules/catalogue/rules.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { shopOfFile, type TestShop } from '../testing/test-shop.ts'
import { createOutfitPictures } from './outfit-pictures.ts'
import { createPictureCache } from './picture-cache.ts'
import { litPoints } from './sewn-pictures.ts'

const plain = (background: string) =>
  sharp({ create: { width: 800, height: 853, channels: 3, background } })

const cloth = await plain('#00f').webp().toBuffer()
const paths = overallsColours.flatMap((colour) =>
  Object.keys(overallsParts).map((part) => `/bilder/bukse-${colour}-${part}-800.webp`),
)
/** Overalls of plain blue cloth. */
const overalls = new Map(paths.map((path) => [path, cloth]))
const shop = await shopOfFile({ builtPictures: overalls })

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(new URL(path, 'http://shop.test'), { headers }))

/** The catalogue in which patch 31 has the picture that `imageNow` gives. */
async function withPicture(imageNow: () => string): Promise<TestShop['catalogue']> {
  const { live } = shop.catalogue
  const snapshot = await live.snapshot()
  const patch = snapshot.withId.get(31)
  if (!patch) throw new Error('The sample patch is missing')
  const withId = { ...snapshot.withId, get: () => ({ ...patch, image: imageNow() }) }
  return {
    ...shop.catalogue,
    live: { ...live, snapshot: async () => ({ ...snapshot, withId }) },
  }
}

/** Whether cloth shows at a place of a picture, in pixels. */
async function isCloth(answer: Response, left: number, top: number): Promise<boolean> {
  const area = { left, top, width: 4, height: 4 }
  const part = await sharp(await answer.clone().arrayBuffer())
    .extract(area)
    .toBuffer()
  const [red, , blue] = (await sharp(part).stats()).channels
  return (blue?.mean ?? 0) > 230 && (red?.mean ?? 255) < 40
}

test('an outfit is a JPEG for link previews, with its patches where they are worn', async () => {
  const answer = await get('/bukser/red_31.f.500.490.-4_22.f.330.1000.90.jpg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(await answer.clone().arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  const places = [
    [298, 234],
    [743, 146],
    [100, 234],
    [1000, 500],
  ] as const
  const cloth = await Promise.all(places.map(([left, top]) => isCloth(answer, left, top)))
  expect(cloth).toEqual([false, false, true, true])
})

test('an unchanged picture is not loaded again', async () => {
  const address = '/bukser/blue_31.f.500.490.0.jpg'
  const etag = (await get(address)).headers.get('etag') ?? ''
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  '/bukser/rosa.jpg',
  '/bukser/red_31.f.99999.0.0.jpg',
  '/bukser/red.png',
  '/bukser/red',
  '/bukser/%.jpg',
  '/patches/999999999-0000000000.svg',
  '/patches/elg.svg',
])('%s is not found, in a short answer', async (address) => {
  const answer = await get(address)
  expect([answer.status, await answer.text()]).toEqual([404, 'Finnes ikke'])
})

describe('of one process', () => {
  /** `made` tells the number of pictures that were made, `counted` their work. A visitor named like a refusal gets it. */
  async function newProcess(catalogue: Pick<TestShop['catalogue'], 'picture' | 'live'>) {
    const folder = await mkdtemp(join(tmpdir(), 'russpatcher-outfits-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const counted: number[] = []
    const cache = createPictureCache(join(folder, 'outfits'), 1_000_000)
    const pictures = createOutfitPictures({
      catalogue,
      files: {
        find: (path) => ({ identity: overalls.get(path) ?? Buffer.of(), etag: '', headers: {} }),
      },
      cache,
      patchCache: createPictureCache(folder, 1_000_000),
      async allow(visitor, points) {
        if (visitor === 'too_many_requests' || visitor === 'unavailable') throw new Problem(visitor)
        counted.push(points)
      },
      log: pino({ level: 'silent' }),
    })
    return {
      ask: (visitor: string | number, text: string) =>
        pictures.answer(new Request('http://shop.test'), `${visitor}`, text),
      /** Each patch that is drawn in another light counts by itself. */
      made: () => counted.filter((points) => points !== litPoints).length,
      counted: () => counted,
      stored: () => readdir(join(folder, 'outfits')),
    }
  }

  test('requests at once for an outfit that is full of patches share one picture', async () => {
    const { ask, made } = await newProcess(shop.catalogue)
    const text = `red${'_31.f.500.490.7'.repeat(mostWorn)}`
    const answers = await Promise.all(Array.from({ length: 10 }, (_, who) => ask(who, text)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(made()).toBe(1)
  })

  test('patches that the shop does not have, or that do not show, make no other picture', async () => {
    const { ask, made, stored } = await newProcess(shop.catalogue)
    const etags = []
    for (const text of [
      'red_31.f.500.490.0',
      'red_999998.f.500.490.0_31.f.500.490.0',
      'red_31.f.500.490.0_999997.b.500.600.0',
      'red_31.f.500.490.0_31.f.0.0.0',
    ])
      etags.push((await ask(1, text)).headers.get('etag'))
    expect(new Set(etags).size).toBe(1)
    expect([made(), (await stored()).length]).toEqual([1, 1])
  })

  test('a patch that gets another picture changes the outfit', async () => {
    let image = '/patches/31-0123456789.svg'
    const { ask, made } = await newProcess(await withPicture(() => image))
    const ofFormer = await ask(1, 'red_31.f.500.490.0')
    image = '/patches/31-9876543210.webp'
    const ofLatter = await ask(1, 'red_31.f.500.490.0')
    // A photo has no margin, so it is worn in another size.
    expect(ofLatter.headers.get('etag')).not.toBe(ofFormer.headers.get('etag'))
    expect(made()).toBe(2)
  })

  test('a patch is drawn once, however often it is worn, and for later outfits too', async () => {
    const picture = vi.fn(shop.catalogue.picture)
    const { ask } = await newProcess({ ...shop.catalogue, picture })
    await ask(1, 'red_31.f.500.490.0_31.f.360.560.9_31.f.640.560.0')
    const drawn = picture.mock.calls.length
    expect(drawn).toBeLessThanOrEqual(2)
    await ask(1, 'red_31.f.420.640.0')
    expect(picture.mock.calls.length).toBe(drawn)
  })

  test('a picture counts as the work that it takes: what is drawn for it, and each patch', async () => {
    const { ask, counted } = await newProcess(shop.catalogue)
    const straight = (count: number) =>
      Array.from({ length: count }, (_, index) => `_${(index % 2) + 1}.f.500.490.0`).join('')
    await ask(1, 'red_1.f.500.490.0')
    await ask(1, `red${straight(mostWorn)}`)
    await ask(1, 'red_1.f.500.490.90_2.f.500.490.90')
    await ask(1, 'red_1.f.500.490.91_2.f.500.490.91')
    // Nothing is made again.
    await ask(1, 'red_1.f.500.490.91_2.f.500.490.91')
    expect(counted()).toEqual([4, 13, 4, litPoints, litPoints, 4])
  })

  test('a photo is worn without stitches', async () => {
    const image = '/patches/31-0123456789.webp'
    const photo = await plain('#fff').resize(1200, 1200).webp().toBuffer()
    const { ask } = await newProcess({
      ...(await withPicture(() => image)),
      picture: async () => ({ image, bytes: async () => photo, tacks: () => undefined }),
    })
    const answer = await ask(1, 'red_31.f.500.490.0')
    expect([await isCloth(answer, 298, 234), await isCloth(answer, 298, 320)]).toEqual([
      false,
      true,
    ])
  })

  test('who finds no slot is asked to come again when a full outfit could be made', async () => {
    const picture = () => Promise.reject(new Error('no picture'))
    const { ask } = await newProcess({ ...shop.catalogue, picture })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => ask(1, `red_31.f.${300 + index}.490.0`)),
    )
    const reason = { code: 'unavailable', retryAfter: 5 }
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason })
  })

  test.each(['too_many_requests', 'unavailable'])(
    'a visitor who is refused by %s is alone refused',
    async (code) => {
      const { ask, made } = await newProcess(shop.catalogue)
      const [refused, ...others] = await Promise.allSettled(
        [code, 1, 2].map((one) => ask(one, 'green_31.f.500.490.0')),
      )
      expect(refused).toMatchObject({ status: 'rejected', reason: { code } })
      expect(others).toMatchObject([{ value: { status: 200 } }, { value: { status: 200 } }])
      expect(made()).toBe(1)
    },
  )
})
