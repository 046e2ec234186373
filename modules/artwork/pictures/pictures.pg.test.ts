import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testArtwork } from '../../../api/testing/test-artwork.ts'
import { plainPicture } from '../../../api/testing/test-pictures.ts'
import { type Cart, createCart } from '../../cart/index.ts'
import { catalogueOf } from '../../catalogue/index.ts'
import { unknownChanges } from '../../catalogue/test-changes.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { keepFiles, mayDeleteFiles } from '../../shared/file-lock-queries.ts'
import { databaseOfFile, stockedDatabase } from '../../shared/test-database.ts'
import { inMemory } from '../../shared/test-files.ts'
import { addDesign } from '../designs/add-design.ts'
import type { Artwork } from '../index.ts'

const day = 24 * 60 * 60 * 1000

const database = await databaseOfFile(stockedDatabase)
let files: ReturnType<typeof inMemory>
let artwork: Artwork
let cart: Cart
let forget: () => Promise<void>
let now: Date

beforeEach(async () => {
  await database.sql`truncate cart.lines, artwork.pictures`
  files = inMemory(() => now)
  now = new Date('2026-05-01T10:00:00Z')
  const made = testArtwork(database.sql, files, () => now)
  artwork = made.artwork
  const catalogue = catalogueOf({ ...database, files: inMemory(), changes: unknownChanges() })
  cart = createCart({ ...database, jobsSql: database.sql, catalogue, artwork }).cart
  forget = async () => made.jobs[0]?.handle({})
})

const newSession = () => `session_1763676000000_${crypto.randomUUID()}`
const ten = (customImageId?: string) => ({ productId: 999_999, quantity: 10, customImageId })

describe('a custom patch’s picture', () => {
  test('is visible to the session that sent it and to staff only', async () => {
    const [mine, other] = [newSession(), newSession()]
    const { id, width, height } = await artwork.add(mine, await plainPicture('red'))
    expect([width, height]).toEqual([30, 20])
    expect(await artwork.ofSession(mine, id, 'preview')).toMatchObject({
      type: 'image/webp',
    })
    expect(await artwork.forStaff(id, 'production')).toMatchObject({ type: 'image/png' })
    await expect(artwork.ofSession(other, id, 'preview')).rejects.toMatchObject({
      code: 'custom_image_not_found',
    })
    await expect(cart.add(other, ten(id))).rejects.toMatchObject({ code: 'custom_image_not_found' })
    expect(await cart.items(other)).toEqual([])
  })

  test('uploaded twice, even concurrently, is stored once', async () => {
    const [mine, other] = [newSession(), newSession()]
    const sent = await plainPicture('red')
    const added = await Promise.all([mine, mine, other].map((one) => artwork.add(one, sent)))
    expect(new Set(added.map(({ id }) => id)).size).toBe(2)
    expect(files.names()).toHaveLength(3)
  })

  test('is in the file store before its transaction begins', async () => {
    const { sql } = database
    const session = newSession()
    const holder = await sql.reserve()
    await holder`begin`
    await holder`lock table artwork.pictures in access exclusive mode`
    const added = artwork.add(session, await plainPicture('red'))
    await expect.poll(() => files.names(), { timeout: 5000 }).toHaveLength(3)
    await holder`commit`
    holder.release()
    expect(await artwork.ofSession(session, (await added).id, 'preview')).toBeDefined()
  })

  test('is stored again when its files expire with an older upload in between', async () => {
    const [mine, other] = [newSession(), newSession()]
    const sent = await plainPicture('red')
    await artwork.add(other, sent)
    now = new Date(now.getTime() + 31 * day)
    const write = files.write
    files.write = async (name, content) => {
      await write(name, content)
      if (!name.endsWith('-pixels.pam.gz')) return
      files.write = write
      await forget()
      expect(files.names()).toEqual([])
    }
    const { id } = await artwork.add(mine, sent)
    expect(await artwork.ofSession(mine, id, 'preview')).toBeDefined()
    expect(await artwork.forStaff(id, 'production')).toBeDefined()
  })
})

const later = (days: number) => {
  now = new Date(now.getTime() + days * day)
}

describe('an upload whose transaction fails', () => {
  /** As when all connections are busy. */
  async function refuse(session: string, sent: Buffer): Promise<void> {
    const begin = vi.spyOn(database.sql, 'begin')
    begin.mockRejectedValueOnce(Object.assign(new Error(), { code: 'CONNECTION_WAIT' }))
    await expect(artwork.add(session, sent)).rejects.toMatchObject({
      code: 'CONNECTION_WAIT',
    })
    begin.mockRestore()
    expect(files.names()).toHaveLength(3)
  }

  test('leaves its files for a day', async () => {
    await refuse(newSession(), await plainPicture('red'))
    later(0.9)
    await forget()
    expect(files.names()).toHaveLength(3)
    later(0.2)
    await forget()
    expect(files.names()).toEqual([])
  })

  test('leaves the photos in the same store', async () => {
    const photo = `product-${'a'.repeat(64)}.png`
    await files.write(photo, Buffer.from('photo'))
    later(400)
    await forget()
    expect(files.names()).toEqual([photo])
  })

  test('leaves the files of another upload of the same picture', async () => {
    const [mine, other] = [newSession(), newSession()]
    const sent = await plainPicture('red')
    await refuse(other, sent)
    const { id } = await artwork.add(mine, sent)
    await refuse(other, sent)
    later(2)
    await forget()
    expect(await artwork.ofSession(mine, id, 'preview')).toBeDefined()
    expect(await artwork.forStaff(id, 'production')).toBeDefined()
  })

  test('takes none from an upload that writes the same files while they are deleted', async () => {
    const [mine, other] = [newSession(), newSession()]
    const sent = await plainPicture('red')
    await refuse(other, sent)
    later(2)
    const old = files.names()
    files.writtenBefore = async function* () {
      yield old
    }
    const begin = vi.spyOn(database.sql, 'begin')
    const afterForgetting = async (work: never) => {
      begin.mockRestore()
      await forget()
      expect(files.names()).toEqual([])
      return database.sql.begin(work)
    }
    begin.mockImplementationOnce(afterForgetting as never)
    const { id } = await artwork.add(mine, sent)
    expect(await artwork.ofSession(mine, id, 'preview')).toBeDefined()
    expect(await artwork.forStaff(id, 'production')).toBeDefined()
  })
})

describe('while a backup reads the files', () => {
  test('none is deleted, and the next run deletes them', async () => {
    const session = newSession()
    const { id } = await artwork.add(session, await plainPicture('red'))
    await files.write(`${'b'.repeat(64)}.png`, Buffer.from('left by a refused upload'))
    later(31)
    await database.sql.begin(async (backup) => {
      await keepFiles(backup)
      await forget()
      expect(files.names()).toHaveLength(4)
      expect(await artwork.ofSession(session, id, 'preview')).toBeDefined()
    })
    await forget()
    expect(files.names()).toEqual([])
  })

  test('it begins only after a deletion under way', async () => {
    await database.sql.begin(async (deletion) => {
      expect(await mayDeleteFiles(deletion)).toBe(true)
      const backup = database.sql.begin(async (tx) => {
        await tx`set local lock_timeout = 50`
        await keepFiles(tx)
      })
      await expect(backup).rejects.toMatchObject({ code: '55P03' })
    })
  })
})

describe('after 30 days', () => {
  test('an unused picture is deleted with its files', async () => {
    const session = newSession()
    const { id } = await artwork.add(session, await plainPicture('red'))
    later(29)
    await forget()
    expect(await artwork.ofSession(session, id, 'preview')).toBeDefined()
    later(2)
    await forget()
    await expect(artwork.ofSession(session, id, 'preview')).rejects.toMatchObject({
      code: 'custom_image_not_found',
    })
    expect(files.names()).toEqual([])
  })

  test('the picture of a design is kept as long as the design', async () => {
    const session = newSession()
    const original = await artwork.add(session, await plainPicture('red'))
    const keeping = { ...database, files, clock: () => now }
    const place = { x: 0, y: 0, width: 40, turn: 0 }
    const threads = [{ colour: '#ff0000', thread: 'red' as const }]
    const ordered: PatchDesign = {
      outline: 'circle',
      size: 40,
      cloth: 'white',
      edge: 'red',
      picture: { imageId: original.id, place, withoutBackground: false, threads },
    }
    const caller = { network: 'kari', count: async () => undefined, store: async () => undefined }
    const design = await addDesign(keeping, session, ordered, caller)
    await cart.add(session, ten(design.id))
    now = new Date(now.getTime() + 31 * day)
    await forget()
    // Of the picture three, and of the design its preview.
    expect(files.names()).toHaveLength(4)
    await cart.clear(database.sql, session)
    // The design goes first, and then the picture that nothing needs any more.
    await forget()
    await forget()
    expect(files.names()).toEqual([])
  })

  test('a picture in a cart or a paid order is kept', async () => {
    const session = newSession()
    const inCart = await artwork.add(session, await plainPicture('red'))
    await cart.add(session, ten(inCart.id))
    const ordered = await artwork.add(session, await plainPicture('blue'))
    await artwork.keep(database.sql, [ordered.id], { paid: true })
    const unpaid = await artwork.add(session, await plainPicture('green'))
    await artwork.keep(database.sql, [unpaid.id], { paid: false })
    later(31)
    await forget()
    expect(await artwork.ofSession(session, inCart.id, 'preview')).toBeDefined()
    expect(await artwork.forStaff(ordered.id, 'production')).toBeDefined()
    await expect(artwork.ofSession(session, unpaid.id, 'preview')).rejects.toThrow()
  })

  test('the file is kept while another session uses it', async () => {
    const [mine, other] = [newSession(), newSession()]
    const sent = await plainPicture('red')
    await artwork.add(mine, sent)
    later(20)
    const { id } = await artwork.add(other, sent)
    later(15)
    await forget()
    expect(await artwork.ofSession(other, id, 'preview')).toBeDefined()
  })
})
