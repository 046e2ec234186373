import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import { type Outfit, outfitFrom, pictureAt } from '../../modules/catalogue/rules.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { createTurns } from '../edge/turns.ts'
import type { Answer } from '../kept/kept-answers.ts'
import { madePicture } from './made-pictures.ts'
import { composed, type Panel, panelsOf } from './outfit-raster.ts'
import type { PictureCache } from './picture-cache.ts'
import { pixelsOf } from './raster.ts'

/** Pictures that are made at once, and that wait: each takes some 300 ms. The longest wait is in ms. */
const makings = { atOnce: 1, mostWaiting: 20, longestWait: 10_000 }

/** Patches may get other pictures: caches ask again after a day. */
const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' }

/** The picture of a patch is small on the overalls. */
const patchWidth = 160

type Dependencies = {
  catalogue: Pick<Catalogue, 'picture' | 'live'>
  /** The built files, among which are the overalls without patches. */
  files: { find(path: string): Answer | undefined }
  cache: PictureCache
  /** Counts a picture that is made for a visitor, and may refuse it. */
  allow(visitor: string): Promise<void>
  log: Logger
}

/** Serves the pictures of outfits for link previews, which are made on request and kept. */
export function createOutfitPictures({ catalogue, files, cache, allow, log }: Dependencies) {
  const inTurn = createTurns(makings)

  /** The picture of the outfit that a text describes, as JPEG. Problem not_found for any other text. */
  return async function answer(text: string, visitor: string): Promise<Response> {
    const outfit = outfitFrom(text)
    if (!outfit) throw new Problem('not_found')
    const images = await imagesOf(outfit)
    const withPictures = async (panel: Panel) => {
      const overalls = files.find(`/bilder/bukse-${outfit.colour}-${panel.part}-800.webp`)?.identity
      if (!overalls) throw new Error(`There is no picture of ${outfit.colour} overalls`)
      const patches = []
      for (const worn of panel.patches) {
        const image = images.get(worn.id)
        if (image) patches.push({ ...worn, picture: await pictureOf(worn.id, image) })
      }
      return { ...panel, overalls, patches }
    }
    const name = `outfit-${hashOf([text, ...images.values()])}.jpg`
    const make = async (): Promise<Buffer> => {
      const picture = await composed(await Promise.all(panelsOf(outfit).map(withPictures)))
      // If the disk is full, the picture is still served, and made again next time.
      await cache
        .keep(name, picture)
        .catch((error) => log.warn({ err: error }, 'A picture of an outfit was not kept'))
      return picture
    }
    const kept = await cache.read(name)
    if (!kept) await allow(visitor)
    return new Response(new Uint8Array(kept ?? (await inTurn(visitor, make, name))), { headers })
  }

  /** The addresses of the patches' pictures; those of patches that the shop no longer has are left out. */
  async function imagesOf({ patches }: Outfit): Promise<Map<number, string>> {
    const { withId } = await catalogue.live.snapshot()
    return new Map(
      patches.flatMap(({ id }) => {
        const image = withId.get(id)?.image
        return image === undefined ? [] : [[id, image] as const]
      }),
    )
  }

  async function pictureOf(id: number, image: string): Promise<Buffer> {
    const ready = await madePicture(pictureAt(image, patchWidth, 'webp'))
    if (ready) return ready
    const { bytes } = await catalogue.picture(id)
    return (await pixelsOf(await bytes())).as(patchWidth, 'webp')
  }
}

export type OutfitPictures = ReturnType<typeof createOutfitPictures>

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20)
