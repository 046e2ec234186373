import { join } from 'node:path'
import { createOutfitPictures } from '../pictures/outfit-pictures.ts'
import { createPatchPictures } from '../pictures/patch-pictures.ts'
import { createPictureCache } from '../pictures/picture-cache.ts'
import type { AppDependencies } from './dependencies.ts'
import type { Modules } from './modules.ts'

/**
 * Most bytes of pictures that are made on request and kept on disk: those of some 20,000 patches, and of some 700
 * outfits. Visitors can think of any number of outfits, whose pictures evict none of the patches'.
 */
const mostBytes = { patches: 900_000_000, outfits: 100_000_000 }

/** The pictures that are made on request: of patches, and of outfits. */
export function createPictures(
  { database, files: { pictureFolder }, shop: { log }, edge: { limit }, site }: AppDependencies,
  { catalogue }: Modules,
) {
  const patchCache = createPictureCache(pictureFolder, mostBytes.patches)
  const making = {
    catalogue,
    files: site.files,
    allow: (visitor: string, points: number) => limit('picture', visitor, points),
    log,
  }
  return {
    patches: createPatchPictures({ ...making, cache: patchCache, changes: database.watch }),
    outfits: createOutfitPictures({
      ...making,
      cache: createPictureCache(join(pictureFolder, 'outfits'), mostBytes.outfits),
      patchCache,
    }),
  }
}

export type Pictures = ReturnType<typeof createPictures>
