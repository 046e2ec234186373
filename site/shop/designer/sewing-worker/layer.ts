import { coarsePreview, type Pixels, threadChart } from '../../../../modules/embroidery/rules.ts'
import type { ChartThread, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** A patch that has room for a whole picture inside its edge, in mm, and the side of its preview with the margin. */
const sheet = 120
const room = 104
const previewSide = sheet + 4

/**
 * The whole picture in the threads of a design, transparent where nothing is sewn: what a drag moves over the cloth. The
 * engine lays it on a sheet in a colour that the picture does not have, from which it is cut.
 */
export function layerOf({ picture }: PatchDesign, pixels: Pixels): Pixels | undefined {
  if (!picture) return undefined
  const cloth = threadBeside(picture.threads.map(({ thread }) => thread))
  const width = room * Math.min(1, pixels.width / pixels.height)
  const place = { x: 0, y: 0, width, turn: 0 }
  const preview = coarsePreview(
    { outline: 'square', size: sheet, cloth, edge: cloth, picture: { ...picture, place } },
    pixels,
  )
  const height = (width * pixels.height) / pixels.width
  const perMm = preview.width / previewSide
  return without(cloth, preview, Math.round(width * perMm), Math.round(height * perMm))
}

/** The text of a design, transparent around the letters; undefined without one. */
export function lettersOf({ outline, size, text }: PatchDesign): Pixels | undefined {
  if (!text || outline === 'contour') return undefined
  const cloth = threadBeside([text.thread])
  const preview = coarsePreview({ outline, size, cloth, edge: cloth, text })
  return without(cloth, preview, preview.width, preview.height)
}

/** A colour of which nothing is sewn yet. */
const threadBeside = (used: readonly ChartThread[]): ChartThread =>
  sheets.find((thread) => !used.includes(thread)) ?? 'mint'

/** One more than a design has threads, so that one of them is always free. */
const sheets = [
  'mint',
  'plum',
  'sage',
  'mauve',
  'denim',
  'lime',
  'azure',
  'honey',
  'coral',
] as const

/** The middle of a preview, `width` by `height` pixels, without those of the cloth. */
function without(cloth: ChartThread, preview: Pixels, width: number, height: number): Pixels {
  const left = Math.round((preview.width - width) / 2)
  const top = Math.round((preview.height - height) / 2)
  const { hex } = threadChart[cloth]
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y += 1) {
    const from = 4 * ((top + y) * preview.width + left)
    data.set(preview.data.subarray(from, from + 4 * width), 4 * y * width)
  }
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) data[at + 3] = 0
  return { width, height, data }
}
