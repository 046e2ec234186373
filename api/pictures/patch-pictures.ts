import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import { pictureAt, sharePictureAt } from '../../modules/catalogue/rules.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { createTurns, successors } from '../edge/turns.ts'
import { type Encoded, encode, etagOf, respond } from '../kept/encoding.ts'
import { createKeptAnswers, type State } from '../kept/kept-answers.ts'
import { madePicture } from './made-pictures.ts'
import type { PictureCache } from './picture-cache.ts'
import { type PictureForm, type PictureWidth, pixelsOf } from './raster.ts'
import { sharePicture } from './share-picture.ts'

const brotliQuality = 5

/** Maximum total bytes of pictures in memory: those of the product lists as AVIF, twice. Others are read from files. */
const mostBytes = 8_000_000

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
})

/** Pictures that are made at once, and that wait: each takes some 50 ms. The longest wait is in ms. */
const makings = { atOnce: 2, mostWaiting: 100, longestWait: 10_000 }

type Dependencies = {
  catalogue: Pick<Catalogue, 'picture' | 'live'>
  changes: { catalogueVersion(): number }
  cache: PictureCache
  allow(visitor: string): Promise<void>
  log: Logger
}

export type PatchPictures = ReturnType<typeof createPatchPictures>

type Kind = {
  type: string
  address(image: string): string
  /** Makes the picture from the drawing or photo; none for a photo in full size, which is stored as it is. */
  make?(source: Buffer): Promise<Buffer>
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

/** The line's visitor has used up the limit on pictures, or the line finds no turn to have one made. */
class Refused extends Error {
  readonly line: string
  constructor(line: string, cause: unknown) {
    super('The line is refused', { cause })
    this.line = line
  }
}

/**
 * Serves /patches/ID-HASH.svg, or .webp for a photo, and both as ID-HASH-WIDTH.avif, .webp or .png, and for link
 * previews as ID-HASH-deling.jpg. The hash changes
 * with the picture, so that browsers can cache it forever; an earlier hash redirects to the current one. Pictures that
 * the build did not make, such as those of a new patch, are made on request, a few at once, and kept in `cache`.
 * Pictures that exist are served without a turn. `allow` counts each one that is made for a visitor, and may refuse it;
 * the successors of kept ones count for none.
 */
export function createPatchPictures({ catalogue, changes, cache, allow, log }: Dependencies) {
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  const inTurn = createTurns(makings)
  /** By path, the visitors who share the making of a picture with the one who asked first. */
  const sharers = new Map<string, Set<string>>()

  return {
    /** The kept picture at a path. */
    find: kept.find,
    uses: kept.uses,
    /** A drawing, or a photo in full size. */
    whole: (request: Request, visitor: string, id: number, form: 'svg' | 'webp') =>
      answer(request, visitor, id, {
        type: form === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/webp',
        address: (image) => image,
        ...(form === 'svg' && { make: async (drawing: Buffer) => drawing }),
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
        make: async (source) => (await pixelsOf(source)).as(width, form),
        encoded: asIs,
      }),

    /** The picture of link previews. */
    share: (request: Request, visitor: string, id: number) =>
      answer(request, visitor, id, {
        type: 'image/jpeg',
        address: sharePictureAt,
        make: sharePicture,
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
      const madeFor = (line: string) => async () => {
        const version = changes.catalogueVersion()
        assertAt(pathname, kind.address(await imageOf(id)))
        const identity = await bytesAt(pathname, line, id, kind).finally(() =>
          sharers.delete(pathname),
        )
        return {
          answer: { ...(await kind.encoded(identity)), headers: headers(kind.type) },
          state: (): State => (version === changes.catalogueVersion() ? 'current' : 'changed'),
        }
      }
      const join = () => {
        sharers.set(pathname, (sharers.get(pathname) ?? new Set()).add(visitor))
        inTurn.join(visitor, pathname)
      }
      const picture = await kept.get(pathname, madeFor(visitor), madeFor(successors), join)
      return respond(request, picture, picture.headers)
    } catch (error) {
      if (error instanceof Moved) return redirect(error.address)
      if (!(error instanceof Refused)) throw error
      if (error.line === visitor) throw error.cause
      // Another line was refused, whose making this visitor shared.
      return answer(request, visitor, id, kind)
    }
  }

  /** The address of a patch's whole picture: of one on offer without a query. Problem product_not_found. */
  async function imageOf(id: number): Promise<string> {
    const { withId } = await catalogue.live.snapshot()
    return withId.get(id)?.image ?? (await catalogue.picture(id)).image
  }

  async function bytesAt(
    path: string,
    line: string,
    id: number,
    { address, make }: Kind,
  ): Promise<Buffer> {
    if (!make) return source()
    const name = basename(path)
    const ready = (await madePicture(path)) ?? (await cache.read(name))
    if (ready) return ready
    try {
      if (line !== successors && !kept.has(path)) await allow(line)
      const drawing = inTurn(line, () => drawn(make), path)
      // Some asked before the picture waited for its turn.
      for (const visitor of sharers.get(path) ?? []) inTurn.join(visitor, path)
      return await drawing
    } catch (error) {
      throw isRefusal(error) ? new Refused(line, error) : error
    }

    async function drawn(make: NonNullable<Kind['make']>): Promise<Buffer> {
      const picture = await make(await source())
      // If the disk is full, the picture is still served, and made again next time.
      await cache
        .keep(name, picture)
        .catch((error) => log.warn({ err: error }, 'A picture was not kept'))
      return picture
    }

    /** Its address may be newer than the snapshot: no picture gets the address of another. */
    async function source(): Promise<Buffer> {
      const { image, bytes } = await catalogue.picture(id)
      assertAt(path, address(image))
      return bytes()
    }
  }
}

/** Whether a line was refused its turn. A cause means a failure of the file store, which another line would meet too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause === undefined &&
  (error.code === 'too_many_requests' || error.code === 'unavailable')

function assertAt(path: string, address: string): void {
  if (path !== address) throw new Moved(address)
}

const redirect = (address: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': 'no-store' },
  })

const asIs = async (identity: Buffer): Promise<Encoded> => ({ identity, etag: etagOf(identity) })
