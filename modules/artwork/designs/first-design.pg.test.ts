import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { recordedDesign } from '../../../api/testing/test-designs.ts'
import { sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile, testShop } from '../../../api/testing/test-shop.ts'
import { firstThreads } from '../../embroidery/rules.ts'
import type { CustomImage, PatchDesign } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const first = (session: string, id: string) =>
  shop.call('POST', `/api/custom-images/${id}/design`, { headers: { 'x-session-id': session } })
const designOf = (id: string) => read<PatchDesign>(shop.call('GET', `/api/custom-designs/${id}`))
const previewOf = (id: string) => shop.call('GET', `/api/custom-designs/${id}/preview`)

describe('addFirstDesign', () => {
  test('200: what the designer begins with, without a plain background; the same again is the same', async () => {
    const session = shop.newSession()
    const imageId = await sentPicture(shop, session)
    const { id } = await read<CustomImage>(first(session, imageId))
    expect(await designOf(id)).toEqual({
      outline: 'circle',
      size: 90,
      cloth: 'white',
      edge: 'navy',
      picture: {
        // The disc, 60 % of the picture wide, takes up 83 % of the patch.
        place: { x: 0, y: 0, width: expect.closeTo((0.83 * 90) / 0.6, -1), turn: 0 },
        withoutBackground: true,
        threads: [{ colour: '#c8102e', thread: 'red' }],
        wholePicture: {
          isPhoto: false,
          background: [expect.closeTo(1), expect.closeTo(0), expect.closeTo(0)],
        },
      },
    })
    expect((await read<CustomImage>(first(session, imageId))).id).toBe(id)
  })

  test('200: a picture without a plain background covers the patch, in the threads of a first patch', async () => {
    const session = shop.newSession()
    const stripes = Array.from(
      { length: 12 },
      (_, at) =>
        `<rect x="${at * 50}" width="50" height="300" fill="hsl(${at * 30} 80% ${30 + 4 * at}%)"/>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">${stripes}</svg>`
    const imageId = await sentPicture(shop, session, sharp(Buffer.from(svg)).png().toBuffer())
    const { id } = await read<CustomImage>(first(session, imageId))
    const { picture } = await designOf(id)
    // 86.5 mm of height inside the edge, and twice as wide.
    expect(picture).toMatchObject({ place: { width: 173 }, withoutBackground: false })
    expect(picture?.threads.length).toBeGreaterThan(3)
    expect(picture?.threads.length).toBeLessThanOrEqual(firstThreads)
  })

  test('400, 404: no id, another’s picture, and a design in place of one', async () => {
    const session = shop.newSession()
    const gone = [404, 'custom_image_not_found', 'id']
    expect(await status(first(session, 'hei'))).toBe(400)
    expect(await refusal(await first(session, await sentPicture(shop)))).toEqual(gone)
    expect(await refusal(await first(session, await recordedDesign(shop, 'HEI')))).toEqual(gone)
  })

  test('429: counted with the designs that a browser records', async () => {
    const strict = await testShop({ limited: true })
    try {
      const headers = { 'x-session-id': strict.newSession() }
      const path = `/api/custom-images/${crypto.randomUUID()}/design`
      const answers: number[] = []
      for (let attempt = 0; attempt < 31; attempt += 1)
        answers.push(await status(strict.call('POST', path, { headers })))
      expect(answers.filter((one) => one === 404)).toHaveLength(30)
      expect(answers.at(-1)).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('getDesignPreview', () => {
  test('200: the patch as it will be sewn, for everyone with its id', async () => {
    const preview = await previewOf(await recordedDesign(shop, 'HEI', { size: 70 }))
    expect(preview.headers.get('content-type')).toBe('image/webp')
    const { width } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata()
    expect(width).toBe(800)
  })

  test('400, 404: no id, and a picture that a customer handed in', async () => {
    expect(await status(previewOf('hei'))).toBe(400)
    expect(await refusal(await previewOf(await sentPicture(shop)))).toEqual([
      404,
      'custom_image_not_found',
      'id',
    ])
  })
})
