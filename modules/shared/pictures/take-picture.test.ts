import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  chunk,
  end,
  header,
  type PngHeader,
  pngOf,
  zeros,
} from '../../../api/testing/bad-pictures/png-bytes.ts'
import { customPatch } from '../../catalogue/rules.ts'
import { readPixelFile } from './pixel-file.ts'
import { takePicture as take } from './take-picture.ts'

const takePicture = (bytes: Buffer) =>
  take(bytes, customPatch, { side: 800, quality: 82, isSquare: false })

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } })

/** Left half red, right half blue. */
const twoHalves = sharp(
  Buffer.from(
    '<svg width="60" height="40"><rect width="30" height="40" fill="red"/><rect x="30" width="30" height="40" fill="blue"/></svg>',
  ),
).flatten()

describe('an accepted picture', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('DESIGN-02 a %s', async (form) => {
    const taken = await takePicture(await picture(900, 600).toFormat(form).toBuffer())
    expect(taken).toMatchObject({ width: 900, height: 600, form: form === 'jpeg' ? 'jpg' : 'png' })
    expect(await sharp(taken.preview).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 533,
    })
  })

  test('every pixel of a PNG is kept', async () => {
    const sent = await twoHalves.clone().png().toBuffer()
    const { production } = await takePicture(sent)
    expect(await sharp(production).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer())
  })

  test('a phone’s metadata (location, camera, time) is removed', async () => {
    const sent = await picture(40, 40)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Telefon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Storgata 1</x:xmpmeta>')
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { production, preview } = await takePicture(sent)
    for (const kept of [production, preview]) {
      const { exif, xmp, iptc } = await sharp(kept).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
  })

  test('a sideways photo is rotated upright', async () => {
    const sent = await twoHalves
      .clone()
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { production, width, height } = await takePicture(sent)
    expect([width, height]).toEqual([40, 60])
    const { data, info } = await sharp(production).raw().toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
    expect(redAt(20, 10)).toBeGreaterThan(200)
    expect(redAt(20, 50)).toBeLessThan(60)
  })

  test.each(['jpeg', 'png'] as const)(
    'DESIGN-05 a phone’s 50 megapixels as a %s, scaled down to the size that production needs',
    async (form) => {
      const sent = await picture(8192, 6144).toFormat(form, { compressionLevel: 1 }).toBuffer()
      const { width, height, production } = await takePicture(sent)
      expect([width, height]).toEqual([customPatch.keptSide, 3060])
      expect(await sharp(production).metadata()).toMatchObject({ width, height })
    },
  )

  test('the pixels for a design are those of what is stored, upright and at most as long as they are digitized', async () => {
    const sent = await twoHalves
      .clone()
      .resize(1500, 1000, { kernel: 'nearest' })
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const limits = { ...customPatch, digitizedSide: 300 }
    const preview = { side: 80, quality: 82, isSquare: false }
    const { pixels: file, production } = await take(sent, limits, preview)
    const { pixels, original } = await readPixelFile(new Blob([new Uint8Array(file ?? [])]))
    expect(original).toEqual({ width: 1000, height: 1500 })
    expect(pixels).toMatchObject({ width: 200, height: 300 })
    const stored = sharp(production).resize(200, 300).ensureAlpha().raw()
    expect(Buffer.from(pixels.data)).toEqual(await stored.toBuffer())
    expect((await takePicture(sent)).pixels).toBeUndefined()
  })

  test('the first of a thousand frames', async () => {
    const [red, blue] = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const frames = Array.from({ length: 500 }, () => [red, blue]).flat() as Buffer[]
    const sent = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(sent).metadata()).pages).toBe(1000)
    const taken = await takePicture(sent)
    expect(taken).toMatchObject({ width: 8, height: 8 })
    expect((await sharp(taken.production).metadata()).pages).toBeUndefined()
  })

  test('the same picture has the same hash, whatever its metadata', async () => {
    const plain = await picture(50, 50).jpeg().toBuffer()
    const marked = await sharp(plain)
      .withExif({ IFD0: { Make: 'Telefon' } })
      .jpeg()
      .toBuffer()
    expect((await takePicture(plain)).hash).toBe((await takePicture(Buffer.from(plain))).hash)
    expect((await takePicture(marked)).hash).toMatch(/^[0-9a-f]{64}$/)
  })
})

/** A PNG that claims this size, by default of black and white, but has almost no data. */
const bomb = (sides: Pick<PngHeader, 'width' | 'height'>, kind: Partial<PngHeader> = {}) =>
  pngOf(header({ depth: 1, colour: 0, ...kind, ...sides }), chunk('IDAT', zeros(10)), end)

describe('a refused picture', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hei'],
    ['nothing', ''],
    ['a file header without a picture', '\x89PNG\r\n\x1a\nhei'],
    ['a GIF’s file header followed by HTML', 'GIF89a<script>alert(1)</script>'],
  ])('DESIGN-08 %s', async (_name, text) => {
    await expect(takePicture(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'image_unreadable',
    })
  })

  test.each(['webp', 'tiff', 'avif'] as const)('DESIGN-08 a %s', async (form) => {
    const sent = await picture(20, 20).toFormat(form).toBuffer()
    await expect(takePicture(sent)).rejects.toMatchObject({ code: 'image_unreadable' })
  })

  test.each(['png', 'jpeg'] as const)('a truncated %s', async (form) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const sent = await noise.toFormat(form).toBuffer()
    await expect(takePicture(sent.subarray(0, sent.length / 2))).rejects.toMatchObject({
      code: 'image_unreadable',
    })
  })

  test('50 megapixels of 16 bits that a decoder cannot stream', async () => {
    const sent = bomb({ width: 8192, height: 6144 }, { depth: 16, colour: 6, interlaced: true })
    await expect(takePicture(sent)).rejects.toMatchObject({ code: 'image_too_many_pixels' })
  })

  test.each([
    ['50,000 by 50,000 pixels', 50_000, 50_000],
    ['20,000 by 20,000 pixels', 20_000, 20_000],
    ['1 by 24,000,000 pixels', 1, 24_000_000],
    ['24,000,000 by 1 pixels', 24_000_000, 1],
  ])('a small file of %s, without decoding it', async (_name, width, height) => {
    const sent = bomb({ width, height })
    expect(sent.length).toBeLessThan(50_000)
    await expect(takePicture(sent)).rejects.toMatchObject({ code: 'image_too_many_pixels' })
  })

  test('DESIGN-09 one byte over 5 MB', async () => {
    const sent = Buffer.concat([
      await picture(20, 20).png().toBuffer(),
      Buffer.alloc(5 * 1024 * 1024),
    ])
    await expect(takePicture(sent.subarray(0, 5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'image_too_large',
    })
    expect(await takePicture(sent.subarray(0, 5 * 1024 * 1024))).toMatchObject({ width: 20 })
  })
})
