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
import type { PatchPictures } from './patch-pictures.ts'
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
export function createPictureRoutes(pictures: PatchPictures, addressOf: AddressOf): Hono {
  const app = new Hono()
  app.get(wholePath, (c) => {
    const file = c.req.param('file')
    const form = file.endsWith('.svg') ? 'svg' : 'webp'
    return pictures.whole(c.req.raw, networkOf(addressOf(c)), Number.parseInt(file, 10), form)
  })
  app.get(sharePath, (c) =>
    pictures.share(c.req.raw, networkOf(addressOf(c)), Number.parseInt(c.req.param('file'), 10)),
  )
  app.get(litPath, (c) => {
    const [id, , , last = ''] = c.req.param('file').split('-')
    const turn = Number.parseInt(last, 10) as LitTurn
    return pictures.lit(c.req.raw, networkOf(addressOf(c)), Number(id), turn)
  })
  app.get(tacksPath, (c) => {
    const file = c.req.param('file')
    const colour = /(?<=-)[a-z]+(?=[.]svg$)/.exec(file)?.[0] as OverallsColour
    const visitor = networkOf(addressOf(c))
    return pictures.tacks(c.req.raw, visitor, Number.parseInt(file, 10), colour)
  })
  app.get(rasterPath, (c) => {
    const [id, , last = ''] = c.req.param('file').split('-')
    const [width, form] = last.split('.')
    return pictures.raster(c.req.raw, networkOf(addressOf(c)), Number(id), {
      width: Number(width) as PictureWidth,
      form: form as PictureForm,
    })
  })
  app.get(otherPath, missing)
  return app
}

/** Shorter than a page: no visitor reads the answer to a picture's address. */
const missing = (c: Context) => c.text('Finnes ikke', 404)
