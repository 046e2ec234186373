import type sharpModule from 'sharp'
import type { OutputInfo } from 'sharp'
import {
  behindOveralls,
  isOnPart,
  litTurn,
  overallsParts,
  sharePictureSize,
  type WornPatch,
} from '../../modules/catalogue/rules.ts'
import { tacksMargin } from '../../modules/embroidery/index.ts'
import { deadline, density, drawnWidth } from './raster.ts'

type Sharp = typeof sharpModule
type PartName = keyof typeof overallsParts

/** A part of the overalls with the patches on it. */
export type Panel = { part: PartName; patches: readonly WornPatch[] }

/** The square picture of a patch, its side in units of the overalls, and the stitches that hold it as SVG, if any. */
export type SewnPatch = { picture: Buffer; tacks: Buffer | undefined; size: number }

type PicturedPanel = Panel & { overalls: Buffer }

/** Pixels with red, green, blue and transparency, as sharp takes and gives them. */
type Pixels = { data: Buffer; info: OutputInfo }

const clear = '#0000'
/** The shadow of a patch on cloth: its blur and offset in pixels, and how dark it is. */
const contactShadow = { blur: 1.6, opacity: 0.45, right: 1, down: 2 }

/** The two parts of the overalls with the most of these patches, side by side in their order from top to back. */
export function panelsOf(patches: readonly WornPatch[]): Panel[] {
  const names = Object.keys(overallsParts) as PartName[]
  const panels = names.map(
    (part): Panel => ({
      part,
      patches: patches.filter((worn) => isOnPart(worn, overallsParts[part])),
    }),
  )
  const fullest = panels.toSorted((a, b) => b.patches.length - a.patches.length).slice(0, 2)
  return panels.filter((panel) => fullest.includes(panel))
}

/** What patches have in common that are drawn alike: the product, and the light of their turn. */
export const litKey = ({ id, turn }: WornPatch): string => `${id} ${litTurn(turn) ?? 0}`

/** The panels side by side, with the `sewn` patches by `litKey`, as JPEG: sites that preview links may not support newer formats. */
export async function composed(
  panels: readonly PicturedPanel[],
  sewn: ReadonlyMap<string, SewnPatch>,
): Promise<Buffer> {
  // Loaded at the first picture: most processes make none.
  const { default: sharp } = await import('sharp')
  const across = sharePictureSize.width / panels.length
  const layers = []
  for (const [index, panel] of panels.entries()) {
    const { data, info } = await dressed(sharp, panel, sewn)
    const left = Math.round(across * (index + 0.5) - info.width / 2)
    layers.push({ input: data, raw: rawOf(info), left, top: 0 })
  }
  return sharp({ create: { ...sharePictureSize, channels: 3, background: behindOveralls } })
    .timeout(deadline)
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** A part of the overalls as high as the picture, with its patches. */
async function dressed(
  sharp: Sharp,
  { part, overalls, patches }: PicturedPanel,
  sewn: ReadonlyMap<string, SewnPatch>,
): Promise<Pixels> {
  const { x, y, height } = overallsParts[part]
  const scale = sharePictureSize.height / height
  const keys = [...new Set(patches.map(litKey))]
  const flat = new Map(
    await Promise.all(
      keys.map(async (key) => {
        const patch = sewn.get(key)
        return [key, patch && (await onCloth(sharp, patch, patch.size * scale))] as const
      }),
    ),
  )
  const layers = await Promise.all(
    patches.map(async (worn) => {
      const patch = flat.get(litKey(worn))
      if (!patch) return []
      const [held, shadow] = await Promise.all([
        turned(sharp, patch.held, worn.turn),
        turned(sharp, patch.shadow, worn.turn),
      ])
      const left = Math.round((worn.x - x) * scale - held.info.width / 2)
      const top = Math.round((worn.y - y) * scale - held.info.height / 2)
      const { right, down } = contactShadow
      return [
        { input: shadow.data, raw: rawOf(shadow.info), left: left + right, top: top + down },
        { input: held.data, raw: rawOf(held.info), left, top },
      ]
    }),
  )
  return sharp(overalls)
    .timeout(deadline)
    .resize({ height: sharePictureSize.height })
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
