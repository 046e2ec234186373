import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesFolder } from '../../../api/platform/files/open-files.ts'
import type {
  BadPicture,
  Kept,
  PictureRefusal,
} from '../../../api/testing/bad-pictures/bad-picture.ts'
import { badPictures } from '../../../api/testing/bad-pictures/corpus.ts'
import { type Ended, watchEncoders } from '../../../api/testing/bad-pictures/watch-encoders.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { CustomImage } from '../../shared/contract/api.d.ts'

const MB = 1024 * 1024
const mostMemory = 512 * MB

/** Status and text of each refusal (specification, section 9). */
const refusals: Record<PictureRefusal, [status: number, text: string]> = {
  image_unreadable: [422, 'Kun PNG, JPG eller GIF filer er tillatt'],
  image_too_large: [413, 'Filen må være mindre enn 5MB'],
  image_too_many_pixels: [
    422,
    'Bildet kan ha høyst 50 megapiksler, og 20 000 piksler langs en side.',
  ],
}
const isKept = (expected: BadPicture['expected']): expected is Kept => typeof expected === 'object'

type Answer = { session: string; status: number; body: Partial<CustomImage> & { code?: string } }

const shop = await shopOfFile()
const token = await shop.token()
const answers = new Map<string, Answer>()
let encoders: Ended[]
/** Bytes by which this process, the server, grew at most. */
let growth = 0

/** Uploads that this process has spooled to disk; other processes have theirs in the same folder. */
const spooled = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`russpatcher-upload-${process.pid}-`))
let left: string[]

// Once for all tests: the shop encodes one picture after the other, most of them in a tenth of a second.
beforeAll(async () => {
  const watch = await watchEncoders()
  const before = process.memoryUsage.rss()
  const limit = pLimit(4)
  await Promise.all(
    badPictures.map((one) =>
      limit(async () => {
        answers.set(one.name, await watch.during(one.name, () => send(one)))
        growth = Math.max(growth, process.memoryUsage.rss() - before)
      }),
    ),
  )
  encoders = await watch.ended()
  await watch.stop()
  left = await spooled()
}, 240_000)

async function send({ make, fileName, type }: BadPicture): Promise<Answer> {
  const session = shop.newSession()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await make())], { type }), fileName)
  const response = await shop.call('POST', '/api/custom-images', {
    headers: { 'x-session-id': session },
    form,
  })
  return { session, status: response.status, body: await response.json() }
}

async function shown(path: string, headers: Record<string, string>): Promise<Buffer> {
  const response = await shop.call('GET', path, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const accepted = badPictures.filter(({ expected }) => isKept(expected))
const refused = badPictures.filter(({ expected }) => !isKept(expected))

test('the corpus has at least 60 files, each with a name of its own', () => {
  expect(answers.size).toBe(badPictures.length)
  expect(answers.size).toBeGreaterThanOrEqual(60)
})

describe('DESIGN-08 DESIGN-09 refused with the specified text, and leaves nothing', () => {
  test.each(refused)('$name', async ({ name, expected }) => {
    const [status, error] = refusals[expected as PictureRefusal]
    const answer = answers.get(name)
    expect(answer).toMatchObject({ status, body: { code: expected, error, field: 'image' } })
    const rows = await shop.sql`
      select from artwork.pictures where session_id = ${String(answer?.session)}
    `
    expect(rows).toHaveLength(0)
  })
})

describe('DESIGN-05 accepted, and stored as it looks', () => {
  test.each(accepted)('$name', async ({ name, expected }) => {
    const { width, height, spots = [] } = expected as Kept
    const { session, status, body } = answers.get(name) as Answer
    expect({ status, body }).toMatchObject({ status: 200, body: { width, height } })
    const production = await shown(`/api/admin/custom-images/${body.id}?size=production`, {
      authorization: `Bearer ${token}`,
    })
    const preview = await shown(`/api/custom-images/${body.id}`, { 'x-session-id': session })
    expect(await sharp(production).metadata()).toMatchObject({ width, height })
    for (const kept of [production, preview]) {
      expect(kept.includes('<script>') || kept.includes('PK\x03\x04')).toBe(false)
      const { exif, xmp, orientation } = await sharp(kept).metadata()
      expect({ exif, xmp, orientation }).toEqual({})
    }
    const colours = sharp(production).toColourspace('srgb').ensureAlpha().raw()
    const pixels = spots.length > 0 ? await colours.toBuffer() : Buffer.alloc(0)
    for (const { x, y, colour } of spots) {
      const at = (y * width + x) * 4
      const stored = [...pixels.subarray(at, at + colour.length)]
      const differences = colour.map((value, channel) => Math.abs(value - (stored[channel] ?? 0)))
      expect(Math.max(...differences), `${stored} at ${x}, ${y}`).toBeLessThan(30)
    }
  })
})

test('the store has the files of the accepted pictures only', async () => {
  const rows = await shop.sql<{ hash: string; form: string }[]>`
    select distinct hash, form from artwork.pictures
  `
  const names = rows.flatMap(({ hash, form }) => [
    `${hash}.${form}`,
    `${hash}-preview.webp`,
    `${hash}-pixels.pam.gz`,
  ])
  expect((await readdir(filesFolder(shop.dataDir))).sort()).toEqual(names.sort())
})

test('no temporary file is left', () => {
  expect(left).toEqual([])
})

test('no decoder crashed or was killed', () => {
  expect(encoders.filter(({ code }) => code !== 0)).toEqual([])
  expect(encoders.length).toBeGreaterThan(accepted.length)
})

test.runIf(process.platform === 'linux')('memory stays under 512 MB', () => {
  expect(encoders.filter(({ peak }) => peak === 0 || peak >= mostMemory)).toEqual([])
  expect(growth).toBeLessThan(mostMemory)
})
