import type { Catalogue } from '../../modules/catalogue/index.ts'
import { type Encoded, encode, respond } from './encoding.ts'

const brotliQuality = 6
const mostPictures = 1000

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** Draws the pictures under /patches/ID-HASH.svg; the hash changes with the picture, so browsers keep it for good. */
export function createPatchPictures(catalogue: Catalogue) {
  const drawn = new Map<string, Promise<Encoded>>()

  return async (request: Request, id: number, name: string): Promise<Response> => {
    let picture = drawn.get(name)
    if (!picture) {
      picture = draw(id)
      drawn.set(name, picture)
      picture.catch(() => drawn.delete(name))
      if (drawn.size > mostPictures) drawn.delete(drawn.keys().next().value ?? '')
    }
    return respond(request, await picture, headers)
  }

  async function draw(id: number): Promise<Encoded> {
    return encode(Buffer.from(await catalogue.picture(id)), brotliQuality)
  }
}
