import sharp, { type Sharp } from 'sharp'
import { wholePictureOf } from '../../embroidery/index.ts'
import {
  digitize,
  drawEmbroidery,
  type Embroidery,
  isBare,
  isTooDetailed,
  type Pixels,
  unitsPerMm,
} from '../../embroidery/rules.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import type { PreviewKind } from '../../shared/pictures/taken-picture.ts'
import type { SewingContent } from '../pictures/picture-files.ts'
import { sewingFilesOf } from './sewing-files.ts'
import { designPixels } from './start-design.ts'

export type ToSew = {
  design: PatchDesign
  /** The pixel file of its picture. */
  picture?: Uint8Array
  preview: Pick<PreviewKind, 'side' | 'quality'>
}
/** `label`: what the embroidery machine shows. */
export type ToProduce = ToSew & { label: string }

/** The look of a sewn patch; or that there is nothing on its cloth, or too much to sew. */
export type Sewn = Look | 'bare' | 'too-detailed'
type Look = {
  preview: Uint8Array
  /** Size in pixels of the picture for production. */
  width: number
  height: number
  /** The design with what its sewing has found in its picture. */
  design: PatchDesign
}

/** The files for production of a patch, with the preview of the same sewing. */
export type Produced = { production: Uint8Array; preview: Uint8Array; sewing: SewingContent }

/** Dots per inch of the picture for production. */
const resolution = 300

const mmPerInch = 25.4

/** The resolution at which an SVG's units are pixels. */
const unitResolution = 72

/** Sews a design for its preview. */
export async function sewDesign({ design, picture, preview }: ToSew): Promise<Sewn> {
  const pixels = picture && (await designPixels(picture))
  const embroidery = digitize(design, pixels)
  if (isBare(embroidery)) return 'bare'
  if (isTooDetailed(embroidery)) return 'too-detailed'
  const { drawn, width, height } = await drawnIn(embroidery)
  return {
    preview: await previewOf(drawn, preview),
    width,
    height,
    design: withWholePicture(design, pixels),
  }
}

/** Sews a design for production: draws the patch, and makes the machine's file. */
export async function produceDesign(sent: ToProduce): Promise<Produced> {
  const { design, picture, label } = sent
  const embroidery = digitize(design, picture && (await designPixels(picture)))
  const { drawn } = await drawnIn(embroidery)
  const [production, preview] = await Promise.all([
    drawn.clone().withMetadata({ density: resolution }).png({ compressionLevel: 6 }).toBuffer(),
    previewOf(drawn, sent.preview),
  ])
  return { production, preview, sewing: sewingFilesOf(embroidery, label) }
}

const withWholePicture = (design: PatchDesign, pixels: Pixels | undefined): PatchDesign => {
  const { picture } = design
  if (!picture || !pixels) return design
  return { ...design, picture: { ...picture, wholePicture: wholePictureOf(picture, pixels) } }
}

/** The patch in the resolution of production. */
async function drawnIn(embroidery: Embroidery) {
  const svg = Buffer.from(drawEmbroidery(embroidery))
  const density = (unitResolution * resolution) / (mmPerInch * unitsPerMm)
  const { data, info } = await sharp(svg, { density }).raw().toBuffer({ resolveWithObject: true })
  return { drawn: sharp(data, { raw: info }), width: info.width, height: info.height }
}

/** A picture in the size of its preview. */
export const previewOf = (drawn: Sharp, { side, quality }: ToSew['preview']) =>
  drawn
    .clone()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
