import { bleed } from './overalls.ts'

const deadlineSeconds = 60

/** A drawing of overalls without its bleed as PNG, `width` pixels wide. It takes seconds. */
export async function overallsPicture(svg: string, width: number): Promise<Buffer> {
  // Loaded at the first picture: most processes make none.
  const { default: sharp } = await import('sharp')
  const [, across, down] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
  if (!across || !down) throw new Error('The drawing has no view box')
  const scale = width / (across - 2 * bleed)
  const drawn = await sharp(Buffer.from(svg), { density: 72 * scale })
    .timeout({ seconds: deadlineSeconds })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const edge = Math.round(bleed * scale)
  const height = Math.round((down - 2 * bleed) * scale)
  return sharp(drawn)
    .extract({ left: edge, top: edge, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
