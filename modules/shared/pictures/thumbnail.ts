import sharp from 'sharp'

/** Pixels of each side: a row of a mail shows 52, and phones draw three for each. */
const side = 160

/** A small square JPEG, some 6 kB, of a picture that the shop has encoded itself; cut and on white, as on the patch. */
export const thumbnail = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
