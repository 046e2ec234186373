import {
  type Outfit,
  overallsParts,
  patchOnOveralls,
  type WornPatch,
} from '../../modules/catalogue/rules.ts'

type PartName = keyof typeof overallsParts

/** A part of the overalls with the patches on it. */
export type Panel = { part: PartName; patches: readonly WornPatch[] }

type PicturedPanel = {
  part: PartName
  overalls: Buffer
  patches: readonly (WornPatch & { picture: Buffer })[]
}

/** Size of pictures of link previews. */
const size = { width: 1200, height: 630 }
const ground = '#f2b134'
const deadlineSeconds = 10

/** The two parts of the overalls with the most patches, side by side in their order from top to back. */
export function panelsOf({ patches }: Outfit): Panel[] {
  const names = Object.keys(overallsParts) as PartName[]
  const panels = names.map((part): Panel => {
    const { side, x, y, width, height } = overallsParts[part]
    const isOn = (worn: WornPatch) =>
      worn.side === side &&
      worn.x >= x &&
      worn.x <= x + width &&
      worn.y >= y &&
      worn.y <= y + height
    return { part, patches: patches.filter(isOn) }
  })
  const fullest = panels.toSorted((a, b) => b.patches.length - a.patches.length).slice(0, 2)
  return panels.filter((panel) => fullest.includes(panel))
}

/** The panels side by side, as JPEG: sites that preview links may not support newer formats. */
export async function composed(panels: readonly PicturedPanel[]): Promise<Buffer> {
  // Loaded at the first picture: most processes make none.
  const { default: sharp } = await import('sharp')
  const across = size.width / panels.length
  const layers = await Promise.all(
    panels.map(async ({ part, overalls, patches }, index) => {
      const { x, y, width, height } = overallsParts[part]
      const scale = size.height / height
      const left = Math.round(across * index + (across - width * scale) / 2)
      const base = await sharp(overalls).resize({ height: size.height }).png().toBuffer()
      const sewn = await Promise.all(
        patches.map(async (worn) => {
          const turned = await sharp(worn.picture)
            .resize(Math.round(patchOnOveralls * scale))
            .rotate(worn.turn, { background: '#0000' })
            .png()
            .toBuffer({ resolveWithObject: true })
          return {
            input: turned.data,
            left: left + Math.round((worn.x - x) * scale - turned.info.width / 2),
            top: Math.round((worn.y - y) * scale - turned.info.height / 2),
          }
        }),
      )
      return [{ input: base, left, top: 0 }, ...sewn]
    }),
  )
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(layers.flat())
    .timeout({ seconds: deadlineSeconds })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
