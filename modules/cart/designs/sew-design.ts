import sharp from 'sharp'
import {
  digitize,
  drawEmbroidery,
  isBare,
  isTooDetailed,
  unitsPerMm,
} from '../../embroidery/rules.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import type { SewingContent } from '../custom-images/custom-images.ts'
import { designPixels } from './design-pixels.ts'
import { sewingFilesOf } from './sewing-files.ts'

export type ToSew = {
  design: PatchDesign
  /** The pixel file of its picture. */
  picture?: Uint8Array
  /** What the embroidery machine shows. */
  label: string
  previewSide: number
  quality: number
}
/** The pictures and the files for production of a sewn patch; or that there is nothing on its cloth, or too much to sew. */
export type Sewn = Made | 'bare' | 'too-detailed'
type Made = {
  production: Uint8Array
  preview: Uint8Array
  width: number
  height: number
  sewing: SewingContent
}

/** Dots per inch of the picture for production. */
const resolution = 300

const mmPerInch = 25.4

/** The resolution at which an SVG's units are pixels. */
const unitResolution = 72

/** Sews a design: draws the patch for production and for the page, and makes the machine's file. */
export async function sewDesign(sent: ToSew): Promise<Sewn> {
  const { design, picture, label, previewSide, quality } = sent
  const embroidery = digitize(design, picture && (await designPixels(picture)))
  if (isBare(embroidery)) return 'bare'
  if (isTooDetailed(embroidery)) return 'too-detailed'
  const svg = Buffer.from(drawEmbroidery(embroidery))
  const density = (unitResolution * resolution) / (mmPerInch * unitsPerMm)
  const { data, info } = await sharp(svg, { density }).raw().toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  const [production, preview] = await Promise.all([
    drawn.clone().withMetadata({ density: resolution }).png({ compressionLevel: 6 }).toBuffer(),
    drawn
      .clone()
      .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer(),
  ])
  const sewing = sewingFilesOf(embroidery, label)
  return { production, preview, width: info.width, height: info.height, sewing }
}
