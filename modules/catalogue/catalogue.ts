import { drawPatch, drawTacksAlone } from '../embroidery/index.ts'
import type { Product } from '../shared/contract/api.d.ts'
import type { Files } from '../shared/files.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { readPhoto } from './assortment/photo.ts'
import { customPatchProduct } from './custom-patch.ts'
import { cloths } from './overalls/colours.ts'
import * as queries from './queries.ts'
import { customPatch, type OverallsColour, type ProductFilters } from './rules.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'

type Reading = { live: LiveCatalogue }

/** One product that is not hidden, or the custom patch, with its current stock. Problem product_not_found. */
export async function product({ live }: Reading, id: number): Promise<Product> {
  if (id === customPatch.id) return customPatchProduct
  const { withId } = await live.snapshot()
  const article = withId.get(id)
  if (!article) throw new Problem('product_not_found', { field: 'productId' })
  return { ...article, stock: live.stock.unitsOf(id) }
}

/** The products that match and are not hidden, most popular first, each made when the caller takes it. */
export async function popularProducts(
  { live }: Reading,
  filters: ProductFilters,
): Promise<Iterable<Product>> {
  const articles = await (await live.snapshot()).list(filters)
  return (function* () {
    for (const article of articles) yield { ...article, stock: live.stock.unitsOf(article.id) }
  })()
}

/**
 * The path of a patch's picture, hidden or not; `bytes` draws it as SVG, in the light that it has once it is turned
 * clockwise by so many degrees, or reads the photo as WebP. `tacks` draws the stitches that hold it on overalls of a
 * colour, as SVG; undefined for a photo, whose edge is unknown.
 */
export type PatchPicture = {
  image: string
  bytes(turn?: number): Promise<Buffer>
  tacks(colour: OverallsColour): Buffer | undefined
}

/** The picture of a patch. Problem product_not_found. */
export async function picture(
  { sql, files }: { sql: Pool; files: Files },
  id: number,
): Promise<PatchPicture> {
  const found = await queries.pictureSource(sql, id)
  if (!found) throw new Problem('product_not_found')
  const { image, name, recipe, photoHash } = found
  return {
    image,
    async bytes(turn = 0) {
      if (photoHash) return readPhoto({ files }, photoHash)
      if (!recipe) throw new Error(`Product ${id} has no picture`)
      return Buffer.from(drawPatch(recipe, { title: name, turn }))
    },
    tacks: (colour) =>
      recipe ? Buffer.from(drawTacksAlone(recipe, cloths[colour].stitching)) : undefined,
  }
}
