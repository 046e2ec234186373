import { uint32 } from '../bad-pictures/png-bytes.ts'

/** The XYZ of a colour space's primaries as seen in the light of a profile (D50), red, green and blue. */
type Primaries = readonly (readonly [x: number, y: number, z: number])[]

/** Adobe RGB (1998): its primaries, adapted to D50, and its gamma. */
const primaries: Primaries = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
]
const gamma = 2.19921875

/** The white of D50. */
const white = [0.9642, 1, 0.8249] as const

/** A profile of version 2 for Adobe RGB, with nothing but what a decoder needs. */
export function adobeRgb(): Buffer {
  const curve = Buffer.concat([
    type('curv'),
    uint32(1),
    uint16(Math.round(gamma * 256)),
    Buffer.alloc(2),
  ])
  const tags: [name: string, data: Buffer][] = [
    ['desc', Buffer.concat([type('desc'), uint32(6), Buffer.from('Adobe\0'), Buffer.alloc(78)])],
    ['cprt', Buffer.concat([type('text'), Buffer.from('none\0\0\0\0')])],
    ['wtpt', xyz(white)],
    ...primaries.map((one, at): [string, Buffer] => [`${'rgb'[at]}XYZ`, xyz(one)]),
    ...[...'rgb'].map((letter): [string, Buffer] => [`${letter}TRC`, curve]),
  ]
  const start = 128 + 4 + 12 * tags.length
  const entries: Buffer[] = []
  const parts: Buffer[] = []
  let at = start
  for (const [name, data] of tags) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    entries.push(Buffer.from(name), uint32(at), uint32(data.length))
    parts.push(padded)
    at += padded.length
  }
  return Buffer.concat([head(at), uint32(tags.length), ...entries, ...parts])
}

function head(length: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.writeUInt32BE(length, 0)
  bytes.writeUInt32BE(0x02400000, 8)
  bytes.write('mntrRGB XYZ ', 12, 'latin1')
  bytes.write('acsp', 36, 'latin1')
  for (const [index, part] of white.entries()) bytes.writeInt32BE(fixed(part), 68 + 4 * index)
  return bytes
}

const type = (name: string) => Buffer.concat([Buffer.from(name), Buffer.alloc(4)])
const xyz = (parts: readonly number[]) =>
  Buffer.concat([type('XYZ '), ...parts.map((part) => uint32(fixed(part)))])
/** A number of 16 bits before and 16 after the point. */
const fixed = (value: number) => Math.round(value * 65_536)

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
