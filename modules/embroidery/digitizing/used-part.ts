import type { DesignPicture, PatchDesign } from '../../shared/contract/api.d.ts'
import { framed } from './digitize.ts'
import { placementOf } from './drawn-parts.ts'
import { type Frame, frameOfShape } from './frame.ts'
import { isPhoto } from './picture/photo.ts'
import { backgroundOf } from './picture/pixels/background.ts'
import { solid } from './picture/pixels/opacity.ts'
import type { Pixels } from './picture/pixels/pixels.ts'
import { seenPixels } from './picture/pixels/seen-pixels.ts'

type WholePicture = NonNullable<DesignPicture['wholePicture']>

/** Facts about the whole picture on which the sewing of a part of it depends. */
export function wholePictureOf(picture: DesignPicture, pixels: Pixels): WholePicture {
  if (picture.wholePicture) return picture.wholePicture
  const colour = picture.withoutBackground ? backgroundOf(pixels)?.colour : undefined
  return { isPhoto: isPhoto(pixels), ...(colour && { background: [...colour] }) }
}

/**
 * The picture of a design without what its sewing does not use: pixels off the patch, those too faint to be sewn, and a
 * background that is left out are transparent black. It keeps its size, so that the design's places hold. With
 * `wholePictureOf` it is sewn alike.
 */
export function usedPart(ordered: PatchDesign, pixels: Pixels): Pixels {
  const { width, height, data } = seenPixels(pixels)
  const part = new Uint8ClampedArray(data.length)
  const left = ordered.picture?.withoutBackground ? backgroundOf(pixels)?.mask : undefined
  for (const { place, frame } of placesOf(ordered, pixels)) {
    const isOnPatch = onPatch(place, frame, pixels)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (left?.[at] || (data[4 * at + 3] as number) < solid || !isOnPatch(x, y)) continue
        part.set(data.subarray(4 * at, 4 * at + 4), 4 * at)
      }
  }
  return { width, height, data: part }
}

type Placed = { place: DesignPicture['place']; frame: Frame }

/** Where the picture stands; a patch that is cut along it is measured on a square one first. */
function placesOf(ordered: PatchDesign, pixels: Pixels): Placed[] {
  const { design, frame } = framed(ordered, pixels)
  const placed = ({ picture }: PatchDesign, on: Frame): Placed[] =>
    picture ? [{ place: picture.place, frame: on }] : []
  return [
    ...placed(design, frame),
    ...(ordered.outline === 'contour' ? placed(ordered, frameOfShape('square', ordered.size)) : []),
  ]
}

/** Whether any of a pixel may lie on the rectangle around the patch. */
function onPatch(place: Placed['place'], frame: Frame, { width, height }: Pixels) {
  const { x, y, scale, turn } = placementOf(place, frame, width)
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  return (column: number, row: number): boolean => {
    const [dx, dy] = [column + 0.5 - width / 2, row + 0.5 - height / 2]
    const [px, py] = [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
    return px > -scale && py > -scale && px < frame.width + scale && py < frame.height + scale
  }
}
