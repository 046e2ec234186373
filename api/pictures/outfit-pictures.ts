import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import { type OverallsColour, outfitFrom, type WornPatch } from '../../modules/catalogue/rules.ts'
import { standingProcess } from '../../modules/shared/pictures/standing-process.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { etagOf } from '../edge/response-cache/encoding.ts'
import { type Answer, createResponseCache } from '../edge/response-cache/response-cache.ts'
import { compositionOf, litKey, type Panel, panelsOf } from './outfit-panels.ts'
import type { ToMake } from './outfit-process.ts'
import type { SewnPatch } from './outfit-raster.ts'
import type { PictureCache } from './picture-cache.ts'
import { type Count, createPicturesOnRequest } from './pictures-on-request.ts'
import { sewnPicture } from './sewn-pictures.ts'

/**
 * Pictures that are made at once, and that wait: one of 30 patches takes some 600 ms, and 150 ms more for each patch that
 * is drawn for it. The longest wait is in ms.
 */
const slots = { atOnce: 1, mostWaiting: 20, longestWait: 10_000 }

/** Seconds that an outfit of 30 patches takes when none of it is cached. */
const retryAfter = 5

/** The most ms of processor time that one step may take: some ten times as long as it does. */
const mostCpu = 10_000

/** Maximum total bytes of pictures in memory: some 30, since a link is opened by many soon after it is shared. */
const mostBytes = 4_000_000

/** Patches may get other pictures: caches ask again after a day. */
const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' }

type Dependencies = {
  catalogue: Pick<Catalogue, 'picture' | 'live'>
  /** The built files, among which are the overalls without patches. */
  files: { find(path: string): Answer | undefined }
  /** The pictures of outfits. */
  cache: PictureCache
  /** The pictures of patches. */
  patchCache: PictureCache
  allow(visitor: string, points: number): Promise<void>
  log: Logger
}

/** Serves the pictures of outfits for link previews, which are made on request and cached. */
export function createOutfitPictures({
  catalogue,
  files,
  patchCache,
  log,
  ...making
}: Dependencies) {
  const stored = createResponseCache({
    mostBytes,
    invalidatedBy: () => 0,
    longestWait: slots.longestWait,
  })
  const pictures = createPicturesOnRequest({ ...making, log, stored, slots, retryAfter })
  const ask = standingProcess<ToMake, Buffer>(
    new URL('./outfit-process.ts', import.meta.url),
    mostCpu,
  )

  return {
    uses: stored.uses,

    /**
     * The picture of the outfit that a text describes, as JPEG. Problem not_found for any other text. Patches that are
     * not on offer, or on parts that are not shown, change nothing.
     */
    async answer(request: Request, visitor: string, text: string): Promise<Response> {
      const outfit = outfitFrom(text)
      if (!outfit) throw new Problem('not_found')
      const images = await imagesOf(outfit.patches)
      const panels = panelsOf(outfit.patches.filter(({ id }) => images.has(id)))
      const name = nameOf(outfit.colour, panels, images)
      return pictures.answer(request, visitor, {
        key: name,
        headers,
        async load(cachedOrMade) {
          const picture = await cachedOrMade(
            name,
            (count) => made(outfit.colour, panels, images, count),
            pointsOf(panels),
          )
          return { identity: picture, etag: etagOf(picture) }
        },
      })
    },
  }

  /** The addresses of the pictures of the patches on offer, by id. */
  async function imagesOf(patches: readonly WornPatch[]): Promise<Map<number, string>> {
    const { withId } = await catalogue.live.snapshot()
    return new Map(
      patches.flatMap(({ id }) => {
        const image = withId.get(id)?.image
        return image === undefined ? [] : [[id, image] as const]
      }),
    )
  }

  async function made(
    colour: OverallsColour,
    panels: readonly Panel[],
    images: ReadonlyMap<number, string>,
    count: Count,
  ): Promise<Buffer> {
    const sewn = new Map<string, SewnPatch>()
    // One after the other: the process answers one question at a time.
    for (const worn of panels.flatMap(({ patches }) => patches)) {
      const { id, turn } = worn
      const image = images.get(id)
      const key = litKey(worn)
      if (image && !sewn.has(key))
        sewn.set(
          key,
          await sewnPicture(
            { catalogue, cache: patchCache, log, count, make },
            { id, image, colour, turn },
          ),
        )
    }
    const onOveralls = panels.map((panel) => ({ ...panel, overalls: bare(colour, panel) }))
    return make({ outfit: compositionOf(onOveralls, sewn) })
  }

  async function make(toMake: ToMake): Promise<Buffer> {
    const { result } = await ask(toMake)
    if (!result) throw new Error('The picture of an outfit was not made')
    return result
  }

  function bare(colour: OverallsColour, { part }: Panel): Buffer {
    const overalls = files.find(`/bilder/bukse-${colour}-${part}-800.webp`)?.identity
    if (!overalls) throw new Error(`There is no picture of ${colour} overalls`)
    return overalls
  }
}

export type OutfitPictures = ReturnType<typeof createOutfitPictures>

/** The points of composing a picture: 150 ms, and a third of a point for each patch. */
const pointsOf = (panels: readonly Panel[]): number =>
  3 + Math.ceil(panels.reduce((sum, { patches }) => sum + patches.length, 0) / 3)

/** The name of what is drawn: any address with the same patches in the same places shares its picture. */
function nameOf(
  colour: OverallsColour,
  panels: readonly Panel[],
  images: ReadonlyMap<number, string>,
): string {
  const drawn = panels.map(({ part, patches }) => [
    part,
    patches.map(({ id, x, y, turn }) => [images.get(id), x, y, turn]),
  ])
  const hash = createHash('sha256')
    .update(JSON.stringify([colour, drawn]))
    .digest('hex')
  return `outfit-${hash.slice(0, 20)}.jpg`
}
