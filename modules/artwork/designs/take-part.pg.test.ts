import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { read, refusal } from '../../../api/testing/test-answers.ts'
import { designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { shopperWith } from '../../../api/testing/test-shopper.ts'
import type { CustomImage, PatchDesign } from '../../shared/contract/api.d.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'

const shop = await shopOfFile()

const as = (session: string) => ({ 'x-session-id': session })

/** A green disc in the middle of a picture whose left half is otherwise red, and whose right half is blue. */
async function uploaded(session: string): Promise<string> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="300" height="300" fill="#c8102e"/><rect x="300" width="300" height="300" fill="#1f5fbf"/><circle cx="300" cy="150" r="40" fill="#0a7d32"/></svg>'
  const jpeg = await sharp(Buffer.from(svg))
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Copyright: 'Kari' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'bilde.jpg')
  const sent = shop.call('POST', '/api/custom-images', { headers: as(session), form })
  return (await read<CustomImage>(sent)).id
}

/** A square patch, of which the middle of the picture covers more than all. */
const closeUp = (imageId: string): PatchDesign => ({
  outline: 'square',
  size: 40,
  cloth: 'white',
  edge: 'navy',
  picture: {
    imageId,
    place: { x: 0, y: 0, width: 200, turn: 0 },
    withoutBackground: false,
    threads: [
      { colour: '#c8102e', thread: 'red' },
      { colour: '#1f5fbf', thread: 'blue' },
      { colour: '#0a7d32', thread: 'green' },
    ],
  },
})

async function recorded(session: string, design: PatchDesign): Promise<string> {
  const answer = shop.call('POST', '/api/custom-designs', { headers: as(session), body: design })
  return (await read<CustomImage>(answer)).id
}
const taken = (session: string, id: string) =>
  read<CustomImage>(
    shop.call('POST', `/api/custom-designs/${id}/picture`, { headers: as(session) }),
  )
const pictureOf = async (session: string, id: string, size: string) => {
  const path = `/api/custom-images/${id}?size=${size}`
  return Buffer.from(await (await shop.call('GET', path, { headers: as(session) })).arrayBuffer())
}

/** Alpha of the pixels of a picture by how far to the right they lie, 0 to 1. */
async function alphaAt(bytes: Buffer, shares: readonly number[]): Promise<(number | undefined)[]> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return shares.map((share) => {
    const column = Math.floor(share * info.width)
    const pixels = Array.from({ length: info.height }, (_, row) => row * info.width + column)
    return Math.max(...pixels.map((at) => data[4 * at + 3] ?? 0))
  })
}

describe('takeDesignPicture', async () => {
  const owner = shop.newSession()
  const imageId = await uploaded(owner)
  const id = await recorded(owner, closeUp(imageId))

  test('200: whoever opens a design from a link gets the part of its picture that is sewn, and neither the rest nor what the file told', async () => {
    const friend = shop.newSession()
    const part = await taken(friend, id)
    expect(part).toMatchObject({ width: 600, height: 300 })
    for (const size of ['preview', 'production']) {
      const bytes = await pictureOf(friend, part.id, size)
      // 44 of 200 mm with the margin: from 0.39 to 0.61.
      expect(await alphaAt(bytes, [0.05, 0.3, 0.5, 0.7, 0.95])).toEqual([0, 0, 255, 0, 0])
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
    const file = await shop.call('GET', `/api/custom-images/${part.id}/pixels`, {
      headers: as(friend),
    })
    const { pixels } = await readPixelFile(await file.blob())
    expect([pixels.data[3], pixels.data[4 * (150 * 600 + 300) + 3]]).toEqual([0, 255])
    const { data } = await sharp(await pictureOf(friend, part.id, 'production'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Nor hidden under what is transparent.
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 0) expect(data.subarray(at, at + 3).some(Boolean)).toBe(false)
    expect(await taken(friend, id)).toEqual(part)
    for (const path of [
      `/api/custom-images/${imageId}`,
      `/api/custom-images/${imageId}?size=production`,
    ])
      expect(await refusal(await shop.call('GET', path, { headers: as(friend) }))).toEqual([
        404,
        'custom_image_not_found',
        'id',
      ])
  })

  test('200: the design is sewn alike from the part, with the same stitches', async () => {
    const shared = await read<PatchDesign>(shop.call('GET', `/api/custom-designs/${id}`))
    const friend = shop.newSession()
    const part = await taken(friend, id)
    if (!shared.picture) throw new Error('No picture')
    const picture = { ...shared.picture, imageId: part.id }
    const own = await recorded(friend, { ...shared, picture })
    const stitchesOf = async (design: string) => {
      const path = `/api/admin/custom-designs/${design}/files/dst`
      const bytes = await (await shop.asStaff('GET', path)).arrayBuffer()
      // Without the header, which has the design's label.
      return Buffer.from(bytes).subarray(512)
    }
    expect(await stitchesOf(own)).toEqual(await stitchesOf(id))
    // Of a shared part, again the part.
    const third = shop.newSession()
    const again = await taken(third, own)
    const bytes = await pictureOf(third, again.id, 'production')
    expect(await alphaAt(bytes, [0.3, 0.5])).toEqual([0, 255])
  })

  test('200: the session that sent the picture keeps all of it', async () => {
    expect(await taken(owner, id)).toMatchObject({ id: imageId, width: 600 })
  })

  test('404: a design in words, and none', async () => {
    const session = shop.newSession()
    for (const id of [await recordedDesign(shop, 'RUSS 27'), crypto.randomUUID()]) {
      const path = `/api/custom-designs/${id}/picture`
      const answer = await shop.call('POST', path, { headers: as(session) })
      expect(await refusal(answer)).toEqual([404, 'custom_image_not_found', 'id'])
    }
  })
})

test('getProductionFile 200: of another session’s design, an order has the part of the picture that it uses', async () => {
  const owner = shop.newSession()
  const order = await designOrder(shop, [await recorded(owner, closeUp(await uploaded(owner)))])
  const id = (await order.proof()).rounds[0]?.imageId
  const path = `/api/admin/custom-designs/${id}/files/original`
  const bytes = Buffer.from(await (await shop.asStaff('GET', path)).arrayBuffer())
  expect(await alphaAt(bytes, [0.05, 0.5, 0.95])).toEqual([0, 255, 0])
})

describe('forgetPerson', () => {
  /** A paid and delivered order of the shopper's, whose session is thereby known. */
  async function customer() {
    const kari = await shopperWith(shop, 1)
    const payable = await kari.payable()
    await kari.settle(payable)
    await shop.work()
    await shop.sql`update orders.orders set status = 'delivered' where session_id = ${kari.session}`
    return kari
  }
  const forgotten = async (email: string) => {
    await shop.asStaff('POST', '/api/admin/personal-data/forget', { body: { email } })
    // Designs go first, and then the pictures that nothing needs any more.
    await shop.run('forget-custom-images')
    await shop.run('forget-custom-images')
  }
  const rowsOf = async (ids: readonly string[]) => {
    const rows = await shop.sql<{ id: string }[]>`
      select id from artwork.pictures where id = any(${[...ids]})
    `
    return ids.map((id) => rows.some((row) => row.id === id))
  }

  test('200: reaches parts, designs and copies of a shared picture in other sessions, with their lines, and no one else’s', async () => {
    const kari = await customer()
    const imageId = await uploaded(kari.session)
    const id = await recorded(kari.session, closeUp(imageId))
    const friend = shop.newSession()
    const part = (await taken(friend, id)).id
    const made = await recorded(friend, closeUp(part))
    const line = { productId: 999_999, quantity: 10 }
    const third = shop.newSession()
    for (const [session, customImageId] of [
      [friend, made],
      [third, id],
      [third, made],
    ] as const)
      await shop.call('POST', '/api/merge-cart', {
        headers: as(session),
        body: { lines: [{ ...line, customImageId }] },
      })
    // The same file, from a customer of its own.
    const stranger = shop.newSession()
    const own = await uploaded(stranger)
    await forgotten(kari.email)
    expect(await rowsOf([imageId, id, part, made, own])).toEqual([false, false, false, false, true])
    for (const session of [friend, third])
      expect(await read(shop.call('GET', '/api/cart', { headers: as(session) }))).toEqual([])
    const left = await shop.sql`select from artwork.pictures where session_id = ${third}`
    expect(left).toEqual([])
    expect((await pictureOf(stranger, own, 'production')).length).toBeGreaterThan(1000)
  })

  test('200: what another customer handed in himself stays, although he was given the same picture and design before', async () => {
    const kari = await customer()
    const imageId = await uploaded(kari.session)
    const id = await recorded(kari.session, closeUp(imageId))
    const friend = shop.newSession()
    const lines = [imageId, id].map((customImageId) => ({
      productId: 999_999,
      quantity: 10,
      customImageId,
    }))
    await shop.call('POST', '/api/merge-cart', { headers: as(friend), body: { lines } })
    const own = await uploaded(friend)
    const made = await recorded(friend, closeUp(own))
    await forgotten(kari.email)
    expect(await rowsOf([imageId, id, own, made])).toEqual([false, false, true, true])
    expect(await read(shop.call('GET', '/api/cart', { headers: as(friend) }))).toHaveLength(2)
    expect(await taken(friend, made)).toMatchObject({ id: own })
  })

  test('200: what another customer has ordered stays with that order, and the whole picture does not', async () => {
    const kari = await customer()
    const imageId = await uploaded(kari.session)
    const id = await recorded(kari.session, closeUp(imageId))
    const order = await designOrder(shop, [id])
    const ordered = (await order.proof()).rounds[0]?.imageId ?? ''
    await forgotten(kari.email)
    expect(await rowsOf([imageId, id, ordered])).toEqual([false, false, true])
    await order.approve()
    const path = `/api/admin/custom-designs/${ordered}/files/dst`
    expect((await shop.asStaff('GET', path)).status).toBe(200)
  })
})
