const headerBytes = 6
const entryBytes = 16

/** A PNG as a Windows icon file (ICO, one entry). `size` in pixels, below 256. */
export function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes)
  head.writeUInt16LE(1, 2) // An icon.
  head.writeUInt16LE(1, 4) // One entry.
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // Planes.
  head.writeUInt16LE(32, 12) // Bits of a pixel.
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
