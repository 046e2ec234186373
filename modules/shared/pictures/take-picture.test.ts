import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
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

  test('every pixel of a PNG is kept, and the same picture has the same hash', async () => {
    const sent = await twoHalves.clone().png().toBuffer()
    const { production, hash } = await takePicture(sent)
    expect(await sharp(production).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer())
    expect((await takePicture(sent)).hash).toBe(hash)
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
})
