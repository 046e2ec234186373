import type { Catalogue } from '../../modules/catalogue/index.ts'
import { pictureAt } from '../../modules/catalogue/rules.ts'
import { type Encoded, encode, etagOf, respond } from '../kept/encoding.ts'
import { createKeptAnswers, type State } from '../kept/kept-answers.ts'
import { madePicture, pictureFile } from './made-pictures.ts'
import { type PictureForm, type PictureWidth, pixelsOf } from './raster.ts'

const brotliQuality = 5

/** Maximum total bytes of cached pictures: the catalogue in the formats that browsers request. */
const mostBytes = 64_000_000

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
})

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
 * the build did not make, such as those of a new patch, are made on request.
 */
export function createPatchPictures(catalogue: Catalogue) {
  const kept = createKeptAnswers(mostBytes, () => performance.now())

  return {
    /** The kept picture at a path. */
    find: kept.find,
    /** A drawing, or a photo in full size. */
    whole: (request: Request, id: number, form: 'svg' | 'webp'): Promise<Response> =>
      answer(request, id, {
        type: form === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/webp',
        address: (image) => image,
        make: async (bytes) =>
          form === 'svg' ? encode(bytes, brotliQuality) : { identity: bytes, etag: etagOf(bytes) },
      }),

    raster: (
      request: Request,
      id: number,
      { width, form }: { width: PictureWidth; form: PictureForm },
    ): Promise<Response> =>
      answer(request, id, {
        type: `image/${form}`,
        address: (image) => pictureAt(image, width, form),
        async make(bytes) {
          const made = await madePicture(pictureFile(bytes, width, form))
          const identity = made ?? (await (await pixelsOf(bytes)).as(width, form))
          return { identity, etag: etagOf(identity) }
        },
      }),
  }

  type Kind = {
    type: string
    address(image: string): string
    make(bytes: Buffer): Promise<Encoded>
  }

  async function answer(request: Request, id: number, { type, address, make }: Kind) {
    const { pathname } = new URL(request.url)
    try {
      const picture = await kept.get(pathname, async () => {
        const { image, bytes } = await catalogue.picture(id)
        if (address(image) !== pathname) throw new Moved(address(image))
        const answer = { ...(await make(bytes)), headers: headers(type) }
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
}
