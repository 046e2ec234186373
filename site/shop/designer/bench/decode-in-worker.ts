import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { digitizedSide } from '../../../../modules/embroidery/rules.ts'
import { isDecodable } from '../picture/decodable.ts'
import { fitted, keptSide } from '../picture/fitted.ts'
import type { Decoded, Size } from './messages.ts'

/** Decodes a picture off the page's thread, upright. Rejects one with too many pixels. */
export async function decodeInWorker(file: Blob): Promise<Decoded> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = sizeOf(bytes)
  if (!isDecodable(size)) throw new Error('Too many pixels')
  const sewn = fitted(size, digitizedSide)
  const picture = (await decodedSmall(bytes, size, sewn)) ?? (await createImageBitmap(file))
  const context = drawn(picture, sewn)
  picture.close()
  const { data } = context.getImageData(0, 0, sewn.width, sewn.height)
  const preview = () => previewOf(context.canvas, JPG.validate(bytes) ? 'image/jpeg' : 'image/webp')
  return { size, pixels: { ...sewn, data }, preview }
}

/** The first of these EXIF orientations that turns a picture on its side. */
const onItsSide = 5

/** The size of an upright picture in pixels, which its first bytes tell. Throws when they are those of no picture. */
function sizeOf(bytes: Uint8Array): Size {
  const type = [JPG, PNG, GIF].find(({ validate }) => validate(bytes))
  if (!type) throw new Error('This is no JPEG, PNG or GIF')
  const { width, height, orientation = 1 } = type.calculate(bytes)
  return orientation < onItsSide ? { width, height } : { width: height, height: width }
}

/** The part of WebCodecs that TypeScript does not describe. */
declare const ImageDecoder: new (options: {
  data: Uint8Array
  type: string
  desiredWidth: number
  desiredHeight: number
}) => { decode(): Promise<{ image: VideoFrame }>; close(): void }

/**
 * A JPEG at the smallest size that it can be decoded in and that is not below `sewn`: that takes a third of the time and
 * a tenth of the memory. Undefined for another picture, and where the browser cannot, or does not turn frames upright.
 */
async function decodedSmall(bytes: Uint8Array, { width, height }: Size, sewn: Size) {
  const canTurn = 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype
  // A JPEG can be decoded in eighths of its size.
  const share = Math.ceil((8 * sewn.width) / width) / 8
  if (!canTurn || !JPG.validate(bytes) || share >= 1) return undefined
  const decoder = new ImageDecoder({
    data: bytes,
    type: 'image/jpeg',
    desiredWidth: Math.ceil(width * share),
    desiredHeight: Math.ceil(height * share),
  })
  const frame = await decoder.decode().catch(() => undefined)
  decoder.close()
  return frame?.image
}

/** The picture as a data URL, small enough to be stored. A JPEG stays one: that takes a quarter of a WebP's time. */
async function previewOf(picture: OffscreenCanvas, type: string): Promise<string> {
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
