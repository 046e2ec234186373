import sharp from 'sharp'
import { usedPart } from '../../embroidery/index.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import type { PreviewKind } from '../../shared/pictures/taken-picture.ts'
import { designPixels } from './design-pixels.ts'

export type ToPart = {
  design: PatchDesign
  picture: Uint8Array
  preview: Pick<PreviewKind, 'side' | 'quality'>
}

/** The part of a picture that a design uses, as a PNG, with its preview. */
export type Part = { production: Uint8Array; preview: Uint8Array; width: number; height: number }

/** Cuts out of a picture what a design uses, at the size that is digitized, so that it is not scaled once more. */
export async function partOfPicture({ design, picture, preview }: ToPart): Promise<Part> {
  const { width, height, data } = usedPart(design, await designPixels(picture))
  const part = sharp(data, { raw: { width, height, channels: 4 } })
  const [production, small] = await Promise.all([
    part.clone().png({ compressionLevel: 6 }).toBuffer(),
    part
      .clone()
      .resize(preview.side, preview.side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: preview.quality })
      .toBuffer(),
  ])
  return { production, preview: small, width, height }
}
