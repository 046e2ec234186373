import { digitizedSide, type Pixels } from '../../../../modules/embroidery/rules.ts'
import { fitted, keptSide } from './fitted.ts'
import type { Size } from './messages.ts'

/** A customer's file as this browser decodes it; `thumbnail` makes a small data URL of it. */
export type OwnDecoding = { pixels: Pixels; thumbnail(): Promise<string> }

/**
 * Decodes a file of `size` pixels in a worker, upright, for a first preview until the shop's copy of it is there.
 * Rejects where the browser has no canvas in workers.
 */
export async function ownDecoding(file: Blob, size: Size): Promise<OwnDecoding> {
  const sewn = fitted(size, digitizedSide)
  const picture = (await decodedSmall(file, size, sewn)) ?? (await createImageBitmap(file))
  const context = drawn(picture, sewn)
  picture.close()
  const { data } = context.getImageData(0, 0, sewn.width, sewn.height)
  const thumbnail = () => thumbnailOf(context.canvas, file.type === jpeg ? jpeg : 'image/webp')
  return { pixels: { ...sewn, data }, thumbnail }
}

const jpeg = 'image/jpeg'

/** The part of WebCodecs that TypeScript does not describe. */
declare const ImageDecoder: new (options: {
  data: ArrayBuffer
  type: string
  desiredWidth: number
  desiredHeight: number
}) => { decode(): Promise<{ image: VideoFrame }>; close(): void }

/**
 * A JPEG at the smallest size that it can be decoded in and that is not below `sewn`: that takes a third of the time and
 * a tenth of the memory. Undefined for another picture, and where the browser cannot, or does not turn frames upright.
 */
async function decodedSmall(file: Blob, { width, height }: Size, sewn: Size) {
  const canTurn = 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype
  // A JPEG can be decoded in eighths of its size.
  const share = Math.ceil((8 * sewn.width) / width) / 8
  if (!canTurn || file.type !== jpeg || share >= 1) return undefined
  const decoder = new ImageDecoder({
    data: await file.arrayBuffer(),
    type: jpeg,
    desiredWidth: Math.ceil(width * share),
    desiredHeight: Math.ceil(height * share),
  })
  const frame = await decoder.decode().catch(() => undefined)
  decoder.close()
  return frame?.image
}

/** The picture as a data URL, small enough to be stored. A JPEG stays one: that takes a quarter of a WebP's time. */
async function thumbnailOf(picture: OffscreenCanvas, type: string): Promise<string> {
  const { canvas } = drawn(picture, fitted(picture, keptSide))
  const blob = await canvas.convertToBlob({ type, quality: 0.9 })
  return new FileReaderSync().readAsDataURL(blob)
}

declare const FileReaderSync: new () => { readAsDataURL(blob: Blob): string }

function drawn(picture: CanvasImageSource, { width, height }: Size) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return context
}
