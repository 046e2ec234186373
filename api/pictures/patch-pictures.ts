import type { Catalogue } from '../../modules/catalogue/index.ts'
import { type Encoded, encode, etagOf, respond } from '../pages/encoding.ts'
import { createAnswerCache } from './answer-cache.ts'
import { madePicture, pictureFile } from './made-pictures.ts'
import { type PictureForm, type PictureWidth, pixelsOf } from './raster.ts'

const brotliQuality = 5

/** Bytes of pictures that stay in memory: the catalogue in the forms that shoppers ask for. */
const mostBytes = 96 * 1024 * 1024

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
})

/**
 * Serves /patches/ID-HASH.svg, and the same as ID-HASH-WIDTH.avif, .webp or .png. The hash changes with the
 * picture, so that browsers keep it for good. What the build did not make, such as a new patch, is made here.
 */
export function createPatchPictures(catalogue: Catalogue) {
  const kept = createAnswerCache<Encoded>(mostBytes, sizeOf)

  return {
    async svg(request: Request, id: number, name: string): Promise<Response> {
      const picture = await kept.get(name, async () => encode(await drawing(id), brotliQuality))
      return respond(request, picture, headers('image/svg+xml; charset=utf-8'))
    },

    async raster(
      request: Request,
      id: number,
      { name, width, form }: { name: string; width: PictureWidth; form: PictureForm },
    ): Promise<Response> {
      const picture = await kept.get(name, async () => {
        const svg = await drawing(id)
        const made = await madePicture(pictureFile(svg, width, form))
        const identity = made ?? (await (await pixelsOf(svg)).as(width, form))
        return { identity, etag: etagOf(identity) }
      })
      return respond(request, picture, headers(`image/${form}`))
    },
  }

  async function drawing(id: number): Promise<Buffer> {
    return Buffer.from(await catalogue.picture(id))
  }
}

const sizeOf = ({ identity, br, gzip }: Encoded): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0)
