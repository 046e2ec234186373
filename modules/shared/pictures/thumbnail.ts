/** Pixels of each side: a row of a mail shows 52, and phones have three device pixels for each. */
const side = 160

/** A square JPEG of about 6 kB from a picture that the shop has encoded itself; cropped, on white, as on the patch. */
export async function thumbnail(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Pixels of the longer side: a mail shows 480 in a row of 552. */
const proofSide = 720

/** The whole picture as a JPEG of about 60 kB, on white, for a mail in which the customer judges it. */
export async function proofPicture(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .resize(proofSide, proofSide, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
