import { type Context, Hono } from 'hono'
import {
  type LitTurn,
  litTurns,
  type OverallsColour,
  overallsColours,
  pictureWidths,
} from '../../modules/catalogue/rules.ts'
import { networkOf } from '../../modules/shared/network/network.ts'
import type { AddressOf } from '../edge/visitor/client-address.ts'
import type { OutfitPictures } from './outfit-pictures.ts'
import type { Kind, PatchPictures } from './patch-pictures.ts'
import { type PictureForm, type PictureWidth, pictureForms } from './raster.ts'

const wholePath = '/:file{[0-9]{1,9}-[0-9a-f]{10}[.](?:svg|webp)}'
const rasterPath =
  `/:file{[0-9]{1,9}-[0-9a-f]{10}-(?:${pictureWidths.join('|')})[.](?:${pictureForms.join('|')})}` as const

const sharePath = '/:file{[0-9]{1,9}-[0-9a-f]{10}-deling[.]jpg}'

const litPath = `/:file{[0-9]{1,9}-[0-9a-f]{10}-lys-(?:${litTurns.join('|')})[.]webp}` as const

const tacksPath =
  `/:file{[0-9]{1,9}-[0-9a-f]{10}-sting-(?:${overallsColours.join('|')})[.]svg}` as const

const otherPath = '/:file{.+}'

/** The addresses of the pictures of outfits: /bukser/OUTFIT.jpg. */
export function createOutfitRoutes(pictures: OutfitPictures, addressOf: AddressOf): Hono {
  const app = new Hono()
  app.get('/:file{.+[.]jpg}', (c) =>
    pictures.answer(c.req.raw, networkOf(addressOf(c)), c.req.param('file').replace(/[.]jpg$/, '')),
  )
  app.get(otherPath, missing)
  return app
}

/** The addresses of patches' pictures: whole, scaled, for link previews, and of the stitches on overalls. */
export function createPictureRoutes({ answer, kinds }: PatchPictures, addressOf: AddressOf): Hono {
  const app = new Hono()
  const serve = (path: `/:file{${string}}`, kindOf: (file: string) => Kind) =>
    app.get(path, (c) => {
      const file = c.req.param('file')
      const id = Number.parseInt(file, 10)
      return answer(c.req.raw, networkOf(addressOf(c)), id, kindOf(file))
    })
  serve(wholePath, (file) => kinds.whole(file.endsWith('.svg') ? 'svg' : 'webp'))
  serve(sharePath, kinds.share)
  serve(litPath, (file) => {
    const [, , , last = ''] = file.split('-')
    return kinds.lit(Number.parseInt(last, 10) as LitTurn)
  })
  serve(tacksPath, (file) =>
    kinds.tacks(/(?<=-)[a-z]+(?=[.]svg$)/.exec(file)?.[0] as OverallsColour),
  )
  serve(rasterPath, (file) => {
    const [, , last = ''] = file.split('-')
    const [width, form] = last.split('.')
    return kinds.raster(Number(width) as PictureWidth, form as PictureForm)
  })
  app.get(otherPath, missing)
  return app
}

/** Shorter than a page: no visitor reads the answer to a picture's address. */
const missing = (c: Context) => c.text('Finnes ikke', 404)
