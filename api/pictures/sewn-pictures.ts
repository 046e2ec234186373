import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { Catalogue, PatchPicture } from '../../modules/catalogue/index.ts'
import {
  isPhoto,
  litPictureAt,
  litTurn,
  type OverallsColour,
  pictureAt,
  sideOnOveralls,
  tacksAt,
} from '../../modules/catalogue/rules.ts'
import { madePicture } from './made-pictures.ts'
import type { ToMake } from './outfit-process.ts'
import type { SewnPatch } from './outfit-raster.ts'
import { keepIfRoom, type PictureCache } from './picture-cache.ts'
import type { Count } from './pictures-on-request.ts'

/** The picture of a patch is small on the overalls. */
const patchWidth = 160

type Dependencies = {
  catalogue: Pick<Catalogue, 'picture'>
  /** The pictures of patches. */
  cache: PictureCache
  log: Logger
  count: Count
  make(toMake: ToMake): Promise<Buffer>
}

/** The points of drawing a patch in another light: some 150 ms. */
export const litPoints = 3

/**
 * A patch's picture, lit for its turn, and the stitches that hold it, as the shop keeps them; missing ones are drawn
 * and cached.
 */
export async function sewnPicture(
  { catalogue, cache, log, count, make }: Dependencies,
  { id, image, colour, turn }: { id: number; image: string; colour: OverallsColour; turn: number },
): Promise<SewnPatch> {
  const lit = isPhoto(image) ? undefined : litTurn(turn)
  const address = lit ? litPictureAt(image, lit) : pictureAt(image, patchWidth, 'webp')
  const picture = await cachedOrDrawn(address, async ({ bytes }) => {
    await count(litPoints)
    return make({ drawing: await bytes(lit), width: patchWidth })
  })
  const tacks = await cachedOrDrawn(tacksAt(image, colour), async (patch) => patch.tacks(colour))
  return { picture, tacks, size: sideOnOveralls(image) }

  async function cachedOrDrawn<Drawn extends Buffer | undefined>(
    address: string,
    draw: (patch: PatchPicture) => Promise<Drawn>,
  ): Promise<Buffer | Drawn> {
    const name = basename(address)
    const ready = (await madePicture(address)) ?? (await cache.read(name))
    if (ready) return ready
    const patch = await catalogue.picture(id)
    const drawn = await draw(patch)
    // It may have changed since its address was read: no picture is cached under the address of another.
    if (drawn && patch.image === image) await keepIfRoom(cache, log, name, drawn)
    return drawn
  }
}
