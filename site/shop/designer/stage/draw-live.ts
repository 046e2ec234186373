import { type Pixels, threadChart } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import type { Coarse, Line } from '../sewing-worker/messages.ts'
import { stageSide } from './place-math.ts'

/** Width of the merrowed edge in mm. */
const edge = 3

/** Draws a patch whose picture moves: the picture in threads at its place, cut by the outline. */
export function drawMoving(
  canvas: HTMLCanvasElement,
  patch: PatchDesign,
  coarse: Coarse | null,
  layer: Pixels | null,
): void {
  const context = cleared(canvas, stageSide(patch))
  const { picture } = patch
  if (!context || !picture) return
  const outline = coarse?.outline && pathOf(coarse.outline)
  context.save()
  if (outline) {
    context.clip(outline)
    context.fillStyle = threadChart[patch.cloth].hex
    context.fill(outline)
  }
  if (layer) {
    const { x, y, width, turn } = picture.place
    const height = (width * layer.height) / layer.width
    context.translate(x, y)
    context.rotate((turn * Math.PI) / 180)
    context.drawImage(bitmapOf(layer), -width / 2, -height / 2, width, height)
  }
  context.restore()
  const letters = coarse?.letters
  if (letters) drawWhole(context, stageSide(patch), letters)
  if (outline) drawEdge(context, outline, patch)
}

/** Draws the worker's first preview of a patch, which fills the stage at any size. */
export function drawCoarse(canvas: HTMLCanvasElement, coarse: Coarse | null): void {
  const context = cleared(canvas, 1)
  const pixels = coarse?.pixels
  if (!context || !pixels) return
  drawWhole(context, 1, pixels)
}

/** Draws a picture of the whole patch over a stage of that side. */
function drawWhole(context: CanvasRenderingContext2D, side: number, pixels: Pixels): void {
  const scale = side / Math.max(pixels.width, pixels.height)
  const [width, height] = [pixels.width * scale, pixels.height * scale]
  context.drawImage(bitmapOf(pixels), -width / 2, -height / 2, width, height)
}

/** A context without a drawing, of `units` along a side, whose origin is the middle of the patch. */
function cleared(canvas: HTMLCanvasElement, units: number) {
  const side = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio))
  // A new size takes new memory, even if it is the same one.
  if (canvas.width !== side) Object.assign(canvas, { width: side, height: side })
  const context = canvas.getContext('2d')
  context?.resetTransform()
  context?.clearRect(0, 0, side, side)
  const scale = side / units
  context?.setTransform(scale, 0, 0, scale, side / 2, side / 2)
  return context
}

function drawEdge(context: CanvasRenderingContext2D, outline: Path2D, patch: PatchDesign): void {
  context.strokeStyle = threadChart[patch.edge].hex
  context.lineWidth = edge
  context.lineJoin = 'round'
  context.stroke(outline)
}

function pathOf(line: Line): Path2D {
  const path = new Path2D()
  for (const [x, y] of line) path.lineTo(x, y)
  path.closePath()
  return path
}

const bitmaps = new WeakMap<Pixels, HTMLCanvasElement>()

/** Pixels as a canvas, which another canvas can draw; made once for each. */
export function bitmapOf(pixels: Pixels): HTMLCanvasElement {
  const known = bitmaps.get(pixels)
  if (known) return known
  const { width, height, data } = pixels
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  bitmaps.set(pixels, canvas)
  return canvas
}
