import type { DesignPicture } from '../../../shared/contract/api.d.ts'
import { placementOf } from '../drawn-parts.ts'
import { unitsPerMm } from '../embroidery.ts'
import type { Frame } from '../frame.ts'
import { latestOf } from '../latest.ts'
import { isPhoto } from './photo.ts'
import { backgroundOf } from './pixels/background.ts'
import type { Grid } from './pixels/label-grid.ts'
import { type Lab, putLab } from './pixels/oklab.ts'
import { solid } from './pixels/opacity.ts'
import type { Pixels } from './pixels/pixels.ts'
import { seenPixels } from './pixels/seen-pixels.ts'

/** Side of a cell in picture units: 0.25 mm, of which three are the narrowest that a needle sews. */
export const cell = 1.25

/** The fewest cells of an area that is reported: a line of 10 mm. */
export const reportedArea = 40

/** The colours of a picture on the patch in Oklab, three values per cell; `covered` is 1 where the picture lies. */
export type ColourGrid = Grid & {
  lab: Float32Array
  covered: Uint8Array
  /** Share of a cell in which the picture lies, 0 to 1: thin lines on no background cover no cell. */
  shares: Float32Array
  /** Colour of the background that was left out; undefined without one, or when it is transparent. */
  ground: Lab | undefined
  /** Whether the picture has the many tones of a photo. */
  isPhoto: boolean
}

/** The colour of a cell. */
export const labAt = ({ lab }: Pick<ColourGrid, 'lab'>, at: number): Lab => [
  lab[3 * at] ?? 0,
  lab[3 * at + 1] ?? 0,
  lab[3 * at + 2] ?? 0,
]

/** The grid of a patch. */
export const gridOf = ({ width, height }: Pick<Frame, 'width' | 'height'>): Grid => ({
  width: Math.ceil(width / cell),
  height: Math.ceil(height / cell),
})

type Placed = Omit<DesignPicture, 'threads'>

const latest = latestOf<Pixels, ColourGrid>()

/** A picture at its place on the patch, averaged over each cell. */
export function colourGridOf(picture: Placed, pixels: Pixels, frame: Frame): ColourGrid {
  const { place, withoutBackground, wholePicture } = picture
  const { width, height, middle } = frame
  return latest(pixels, [place, withoutBackground, wholePicture, width, height, middle], () =>
    averaged(picture, pixels, frame),
  )
}

/** Cells to the longer side of a whole picture: it is as large on the patch as it can be. */
const wholeSide = 340

/** A whole picture with its background, or without it, however it is placed. */
export function wholeGridOf(pixels: Pixels, withoutBackground: boolean): ColourGrid {
  const perPixel = (wholeSide * cell) / Math.max(pixels.width, pixels.height)
  const [width, height] = [perPixel * pixels.width, perPixel * pixels.height]
  const place = { x: 0, y: 0, width: width / unitsPerMm, turn: 0 }
  return averaged({ place, withoutBackground }, pixels, {
    width,
    height,
    middle: [width / 2, height / 2],
  })
}

function averaged(
  { place, withoutBackground, wholePicture }: Placed,
  pixels: Pixels,
  frame: Pick<Frame, 'width' | 'height' | 'middle'>,
): ColourGrid {
  const grid = gridOf(frame)
  const lab = new Float32Array(3 * grid.width * grid.height)
  const covered = new Uint8Array(grid.width * grid.height)
  const shares = new Float32Array(grid.width * grid.height)
  const left = withoutBackground ? backgroundOf(pixels) : undefined
  const background = left?.mask
  const { x, y, scale, turn } = placementOf(place, frame, pixels.width)
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) / scale, Math.cos(angle) / scale]
  // As many samples per cell and direction as it has pixels.
  const samples = Math.max(1, Math.min(4, Math.round(cell / scale)))
  const { data, width, height } = seenPixels(pixels)
  const columns = offsets(grid.width, samples, x)
  const rows = offsets(grid.height, samples, y)
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) {
      let red = 0
      let green = 0
      let blue = 0
      let count = 0
      for (let down = row * samples; down < (row + 1) * samples; down++)
        for (let along = column * samples; along < (column + 1) * samples; along++) {
          const dx = columns[along] as number
          const dy = rows[down] as number
          const px = Math.floor(width / 2 + dx * cos + dy * sin)
          const py = Math.floor(height / 2 + dy * cos - dx * sin)
          if (px < 0 || py < 0 || px >= width || py >= height) continue
          const at = py * width + px
          if (background?.[at] || (data[4 * at + 3] as number) < solid) continue
          red += data[4 * at] as number
          green += data[4 * at + 1] as number
          blue += data[4 * at + 2] as number
          count += 1
        }
      if (count === 0) continue
      const at = row * grid.width + column
      shares[at] = count / (samples * samples)
      covered[at] = count * 2 > samples * samples ? 1 : 0
      putLab(lab, 3 * at, red / count, green / count, blue / count)
    }
  return {
    ...grid,
    lab,
    covered,
    shares,
    ground: wholePicture ? groundOf(wholePicture, withoutBackground) : left?.colour,
    isPhoto: wholePicture ? wholePicture.isPhoto : isPhoto(pixels),
  }
}

/** The colour of the background in the whole picture, of which a part may have lost it. */
function groundOf(
  { background }: NonNullable<Placed['wholePicture']>,
  isLeftOut: boolean,
): Lab | undefined {
  const [lightness, greenRed, blueYellow] = (isLeftOut && background) || []
  return lightness === undefined || greenRed === undefined || blueYellow === undefined
    ? undefined
    : [lightness, greenRed, blueYellow]
}

/** Where the samples of `count` cells lie in one direction, in picture units from a place. */
const offsets = (count: number, samples: number, from: number): Float64Array =>
  Float64Array.from({ length: count * samples }, (_, index) => {
    const [at, sample] = [Math.floor(index / samples), index % samples]
    return (at + (sample + 0.5) / samples) * cell - from
  })
