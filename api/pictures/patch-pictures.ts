import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { Catalogue, PatchPicture } from '../../modules/catalogue/index.ts'
import {
  isPhoto,
  type LitTurn,
  litPictureAt,
  type OverallsColour,
  pictureAt,
  sharePictureAt,
  tacksAt,
} from '../../modules/catalogue/rules.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { type Encoded, encode, etagOf } from '../edge/response-cache/encoding.ts'
import { type Answer, createResponseCache } from '../edge/response-cache/response-cache.ts'
import { madePicture } from './made-pictures.ts'
import type { PictureCache } from './picture-cache.ts'
import { type CachedOrMade, createPicturesOnRequest } from './pictures-on-request.ts'
import { type PictureForm, type PictureWidth, pixelsOf } from './raster.ts'
import { litPoints } from './sewn-pictures.ts'
import { shareGroundPath, sharePicture } from './share-picture.ts'

const brotliQuality = 5

/** Maximum total bytes of pictures in memory: those of the product lists as AVIF, twice. */
const mostBytes = 8_000_000

/** Patches are turned on overalls, where they are small. */
const litWidth = 160

const svgType = 'image/svg+xml; charset=utf-8'

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
})

/** Pictures that are made at once, and that wait: each takes some 50 ms. The longest wait is in ms. */
const slots = { atOnce: 2, mostWaiting: 100, longestWait: 10_000 }

type Dependencies = {
  catalogue: Pick<Catalogue, 'picture' | 'live'>
  changes: { catalogueVersion(): number }
  /** The built files, among which is what link previews show behind a patch. */
  files: { find(path: string): Answer | undefined }
  cache: PictureCache
  allow(visitor: string, points: number): Promise<void>
  log: Logger
}

export type PatchPictures = ReturnType<typeof createPatchPictures>

/** Pictures that differ in their patch alone. */
export type Kind = {
  type: string
  address(image: string): string
  /** Points that making it costs the visitor; default: one. */
  points?: number
  /** Makes the picture of a patch; none for a photo in full size, which is stored as it is. */
  make?(patch: PatchPicture): Promise<Buffer>
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
 * Serves /patches/ID-HASH.svg, or .webp for a photo, and both as ID-HASH-WIDTH.avif, .webp or .png, and for link
 * previews as ID-HASH-deling.jpg; a drawing lit for a turn as ID-HASH-lys-TURN.webp; the stitches that hold a drawn patch on overalls as ID-HASH-sting-COLOUR.svg. The hash
 * changes with the picture, so that browsers can cache it forever; an earlier hash redirects to the current one. Pictures that
 * the build did not make, such as those of a new patch, are made on request, a few at once, and stored in `cache`.
 * Pictures that exist are served without a slot. `allow` counts each one that is made for a visitor, and may refuse it.
 */
export function createPatchPictures({ catalogue, changes, files, ...making }: Dependencies) {
  const stored = createResponseCache({
    mostBytes,
    invalidatedBy: changes.catalogueVersion,
    longestWait: slots.longestWait,
  })
  const pictures = createPicturesOnRequest({ ...making, stored, slots })

  return {
    /** The stored picture at a path. */
    find: stored.find,
    uses: stored.uses,
    answer,
    kinds: {
      /** A drawing, or a photo in full size. */
      whole: (form: 'svg' | 'webp'): Kind => ({
        type: form === 'svg' ? svgType : 'image/webp',
        address: (image) => image,
        ...(form === 'svg' && { make: ({ bytes }: PatchPicture) => bytes() }),
        encoded: form === 'svg' ? compressed : asIs,
      }),

      raster: (width: PictureWidth, form: PictureForm): Kind => ({
        type: `image/${form}`,
        address: (image) => pictureAt(image, width, form),
        make: async ({ bytes }) => (await pixelsOf(await bytes())).as(width, form),
        encoded: asIs,
      }),

      /** A drawing in the light that it has once it is turned. Problem product_not_found for a photo. */
      lit: (turn: LitTurn): Kind => ({
        type: 'image/webp',
        address: (image) => litPictureAt(image, turn),
        points: litPoints,
        async make({ image, bytes }) {
          if (isPhoto(image)) throw new Problem('product_not_found')
          return (await pixelsOf(await bytes(turn))).as(litWidth, 'webp')
        },
        encoded: asIs,
      }),

      /** The picture of link previews. */
      share: (): Kind => ({
        type: 'image/jpeg',
        address: sharePictureAt,
        make: async ({ bytes }) => sharePicture(await bytes(), shareGround()),
        encoded: asIs,
      }),

      /** The stitches that hold a patch on overalls of a colour. Problem product_not_found for a photo, which has none. */
      tacks: (colour: OverallsColour): Kind => ({
        type: svgType,
        address: (image) => tacksAt(image, colour),
        async make({ tacks }) {
          const drawn = tacks(colour)
          if (!drawn) throw new Problem('product_not_found')
          return drawn
        },
        encoded: compressed,
      }),
    },
  }

  /** A picture of the patch with this id. */
  async function answer(
    request: Request,
    visitor: string,
    id: number,
    kind: Kind,
  ): Promise<Response> {
    const { pathname } = new URL(request.url)
    try {
      return await pictures.answer(request, visitor, {
        key: pathname,
        headers: headers(kind.type),
        async load(cachedOrMade) {
          assertAt(pathname, kind.address(await imageOf(id)))
          return kind.encoded(await bytesAt(pathname, id, kind, cachedOrMade))
        },
      })
    } catch (error) {
      if (error instanceof Moved) return redirect(error.address)
      throw error
    }
  }

  /** The address of a patch's whole picture: of one on offer without a query. Problem product_not_found. */
  async function imageOf(id: number): Promise<string> {
    const { withId } = await catalogue.live.snapshot()
    return withId.get(id)?.image ?? (await catalogue.picture(id)).image
  }

  async function bytesAt(
    path: string,
    id: number,
    { address, make, points }: Kind,
    cachedOrMade: CachedOrMade,
  ): Promise<Buffer> {
    if (!make) return (await patch()).bytes()
    const ready = await madePicture(path)
    return ready ?? cachedOrMade(basename(path), async () => make(await patch()), points)

    /** Its address may be newer than the snapshot: no picture gets the address of another. */
    async function patch(): Promise<PatchPicture> {
      const found = await catalogue.picture(id)
      assertAt(path, address(found.image))
      return found
    }
  }

  function shareGround(): Buffer {
    const ground = files.find(shareGroundPath)?.identity
    if (!ground) throw new Error(`There is no ${shareGroundPath}`)
    return ground
  }
}

function assertAt(path: string, address: string): void {
  if (path !== address) throw new Moved(address)
}

const redirect = (address: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': 'no-store' },
  })

const compressed = (identity: Buffer): Promise<Encoded> => encode(identity, brotliQuality)

const asIs = async (identity: Buffer): Promise<Encoded> => ({ identity, etag: etagOf(identity) })
