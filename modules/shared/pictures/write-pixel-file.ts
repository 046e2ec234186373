import { gzipSync } from 'node:zlib'
import type { PixelFile } from './pixel-file.ts'

/** A higher level takes four times as long for a tenth less. */
const compression = { level: 4 }

/** A pixel file: PAM (Netpbm), a header in text and the plain bytes of the pixels, compressed by gzip. */
export function writePixelFile({ pixels, original }: PixelFile): Buffer {
  const { width, height, data } = pixels
  const header = [
    'P7',
    `# of ${original.width} x ${original.height}`,
    `WIDTH ${width}`,
    `HEIGHT ${height}`,
    'DEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n',
  ].join('\n')
  return gzipSync(Buffer.concat([Buffer.from(header), data]), compression)
}
