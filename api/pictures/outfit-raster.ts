import type sharpModule from 'sharp'
import type { OutputInfo } from 'sharp'
import { tacksMargin } from '../../modules/embroidery/index.ts'
import { deadline, density, drawnWidth } from './raster.ts'

type Sharp = typeof sharpModule

/** The square picture of a patch, its side in units of the overalls, and the stitches that hold it as SVG, if any. */
export type SewnPatch = { picture: Buffer; tacks: Buffer | undefined; size: number }

/**
 * A part of the overalls with patches: pixels for a unit of the overalls, and of each patch the key of its picture, its
 * middle in pixels from the top left, and the degrees clockwise that it is turned.
 */
type DressedPanel = {
  overalls: Buffer
  scale: number
  patches: readonly { key: string; x: number; y: number; turn: number }[]
}

/** A picture of panels side by side, each as high as the picture: its size in pixels, and the patches by key. */
export type Composition = {
  width: number
  height: number
  background: string
  panels: readonly DressedPanel[]
  sewn: ReadonlyMap<string, SewnPatch>
}

/** Pixels with red, green, blue and transparency, as sharp takes and gives them. */
type Pixels = { data: Buffer; info: OutputInfo }

const clear = '#0000'
/** The shadow of a patch on cloth: its blur and offset in pixels, and how dark it is. */
const contactShadow = { blur: 1.6, opacity: 0.45, right: 1, down: 2 }

/** The composed picture as JPEG: sites that preview links may not support newer formats. */
export async function composed({
  width,
  height,
  background,
  panels,
  sewn,
}: Composition): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const across = width / panels.length
  const layers = []
  for (const [index, panel] of panels.entries()) {
    const { data, info } = await dressed(sharp, panel, height, sewn)
    const left = Math.round(across * (index + 0.5) - info.width / 2)
    layers.push({ input: data, raw: rawOf(info), left, top: 0 })
  }
  return sharp({ create: { width, height, channels: 3, background } })
    .timeout(deadline)
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** A part of the overalls so many pixels high, with its patches. */
async function dressed(
  sharp: Sharp,
  { overalls, scale, patches }: DressedPanel,
  height: number,
  sewn: ReadonlyMap<string, SewnPatch>,
): Promise<Pixels> {
  const keys = [...new Set(patches.map(({ key }) => key))]
  const flat = new Map(
    await Promise.all(
      keys.map(async (key) => {
        const patch = sewn.get(key)
        return [key, patch && (await onCloth(sharp, patch, patch.size * scale))] as const
      }),
    ),
  )
  const layers = await Promise.all(
    patches.map(async ({ key, x, y, turn }) => {
      const patch = flat.get(key)
      if (!patch) return []
      const [held, shadow] = await Promise.all([
        turned(sharp, patch.held, turn),
        turned(sharp, patch.shadow, turn),
      ])
      const left = Math.round(x - held.info.width / 2)
      const top = Math.round(y - held.info.height / 2)
      const { right, down } = contactShadow
      return [
        { input: shadow.data, raw: rawOf(shadow.info), left: left + right, top: top + down },
        { input: held.data, raw: rawOf(held.info), left, top },
      ]
    }),
  )
  return sharp(overalls)
    .timeout(deadline)
    .resize({ height })
    .ensureAlpha()
    .composite(layers.flat())
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A patch `width` pixels wide with the stitches that hold it, and the shadow that it casts: squares of one size. */
async function onCloth(sharp: Sharp, { picture, tacks }: SewnPatch, width: number) {
  const inner = Math.round(width)
  const beyond = Math.round(width * tacksMargin)
  const outer = inner + 2 * beyond
  const around = { top: beyond, bottom: beyond, left: beyond, right: beyond }
  const bare = await sharp(picture)
    .timeout(deadline)
    .resize(inner, inner)
    .ensureAlpha()
    .extend({ ...around, background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { opacity, blur } = contactShadow
  const shadow = await ofPixels(sharp, bare)
    .blur(blur)
    .linear([0, 0, 0, opacity], [0, 0, 0, 0])
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!tacks) return { held: bare, shadow }
  const drawn = drawnWidth * (1 + 2 * tacksMargin)
  const stitches = await sharp(tacks, { density: (density * outer) / drawn })
    .timeout(deadline)
    .resize(outer, outer)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const held = await ofPixels(sharp, bare)
    .composite([{ input: stitches }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { held, shadow }
}

/** A square turned clockwise by these degrees, on a larger one. */
const turned = (sharp: Sharp, pixels: Pixels, degrees: number): Promise<Pixels> =>
  ofPixels(sharp, pixels)
    .rotate(degrees, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true })

const ofPixels = (sharp: Sharp, { data, info }: Pixels) =>
  sharp(data, { raw: rawOf(info) }).timeout(deadline)

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })
