import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import { pictureAt } from '../../modules/catalogue/rules.ts'
import { createTurns } from '../edge/turns.ts'
import { type Encoded, encode, etagOf, respond } from '../kept/encoding.ts'
import { createKeptAnswers, type State } from '../kept/kept-answers.ts'
import { madePicture, pictureFile } from './made-pictures.ts'
import type { PictureCache } from './picture-cache.ts'
import { type PictureForm, type PictureWidth, pixelsOf } from './raster.ts'

const brotliQuality = 5

/** Maximum total bytes of cached pictures: the catalogue in the formats that browsers request. */
const mostBytes = 64_000_000

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
})

/** Pictures that are made at once, and that wait: each takes some 50 ms. The longest wait is in ms. */
const makings = { atOnce: 2, mostWaiting: 100, longestWait: 10_000 }

type Dependencies = {
  catalogue: Pick<Catalogue, 'picture'>
  cache: PictureCache
  allow(visitor: string): Promise<void>
  log: Logger
}

type Kind = {
  type: string
  address(image: string): string
  /** The picture that the build made. */
  made?(bytes: Buffer): Promise<Buffer | undefined>
  make(bytes: Buffer): Buffer | Promise<Buffer>
  encoded(identity: Buffer): Promise<Encoded>
}

/** The picture now has another address. */
class Moved extends Error {
  readonly address: string
  constructor(address: string) {
    super('The picture has moved')
    this.address = address
  }
}

/**
 * Serves /patches/ID-HASH.svg, or .webp for a photo, and both as ID-HASH-WIDTH.avif, .webp or .png. The hash changes
 * with the picture, so that browsers can cache it forever; an earlier hash redirects to the current one. Pictures that
 * the build did not make, such as those of a new patch, are made on request, a few at once, and kept in `cache`.
 * `allow` counts each one that a visitor asks for, and may refuse it.
 */
export function createPatchPictures({ catalogue, cache, allow, log }: Dependencies) {
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  const inTurn = createTurns(makings)

  return {
    /** The kept picture at a path. */
    find: kept.find,
    /** A drawing, or a photo in full size. */
    whole: (request: Request, visitor: string, id: number, form: 'svg' | 'webp') =>
      answer(request, visitor, id, {
        type: form === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/webp',
        address: (image) => image,
        make: (bytes) => bytes,
        encoded: (bytes) => (form === 'svg' ? encode(bytes, brotliQuality) : asIs(bytes)),
      }),

    raster: (
      request: Request,
      visitor: string,
      id: number,
      { width, form }: { width: PictureWidth; form: PictureForm },
    ) =>
      answer(request, visitor, id, {
        type: `image/${form}`,
        address: (image) => pictureAt(image, width, form),
        made: (bytes) => madePicture(pictureFile(bytes, width, form)),
        make: async (bytes) => (await pixelsOf(bytes)).as(width, form),
        encoded: asIs,
      }),
  }

  async function answer(
    request: Request,
    visitor: string,
    id: number,
    kind: Kind,
  ): Promise<Response> {
    const { pathname } = new URL(request.url)
    try {
      const picture = await kept.get(pathname, async () => {
        const { image, bytes } = await catalogue.picture(id)
        if (kind.address(image) !== pathname) throw new Moved(kind.address(image))
        const name = basename(pathname)
        const identity =
          (await cache.read(name)) ?? (await inTurn(() => made(name, visitor, kind, bytes)))
        const answer = { ...(await kind.encoded(identity)), headers: headers(kind.type) }
        return { answer, state: (): State => 'current' }
      })
      return respond(request, picture, picture.headers)
    } catch (error) {
      if (!(error instanceof Moved)) throw error
      return new Response(null, {
        status: 302,
        headers: { Location: error.address, 'Cache-Control': 'no-store' },
      })
    }
  }

  async function made(
    name: string,
    visitor: string,
    { made, make }: Kind,
    source: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const bytes = await source()
    const ready = await made?.(bytes)
    if (ready) return ready
    await allow(visitor)
    const picture = await make(bytes)
    // A full disk costs time, and no picture.
    await cache
      .keep(name, picture)
      .catch((error) => log.warn({ err: error }, 'A picture was not kept'))
    return picture
  }
}

const asIs = async (identity: Buffer): Promise<Encoded> => ({ identity, etag: etagOf(identity) })
