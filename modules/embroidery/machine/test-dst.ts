import type { Needle } from './needle.ts'

/** The content of a Tajima file: the lines of its header, and each record with where it ends, y downwards. */
export type ReadDst = {
  header: Map<string, string[]>
  records: { command: 'stitch' | 'jump' | 'stop'; to: Needle }[]
}

/** Where bits stand for which step: in the order of the format's description, byte by byte from the highest bit. */
const bits: readonly (readonly [x: number, y: number])[][] = [
  [
    [0, 1],
    [0, -1],
    [0, 9],
    [0, -9],
    [-9, 0],
    [9, 0],
    [-1, 0],
    [1, 0],
  ],
  [
    [0, 3],
    [0, -3],
    [0, 27],
    [0, -27],
    [-27, 0],
    [27, 0],
    [-3, 0],
    [3, 0],
  ],
  [
    [0, 0],
    [0, 0],
    [0, 81],
    [0, -81],
    [-81, 0],
    [81, 0],
    [0, 0],
    [0, 0],
  ],
]

/** Reads a Tajima file. Throws an Error at a record that the format does not know. */
export function readDst(file: Uint8Array): ReadDst {
  const [head = ''] = Buffer.from(file.subarray(0, 512)).toString('latin1').split('\x1a')
  const lines = head.split('\r').filter((line) => line !== '')
  const header = Map.groupBy(lines, (line) => line.slice(0, 2))
  const records: ReadDst['records'] = []
  let [x, y] = [0, 0]
  for (let at = 512; at < file.length; at += 3) {
    const record = [...file.subarray(at, at + 3)]
    for (const [index, byte] of record.entries())
      for (const [bit, [dx, dy]] of bits[index]?.entries() ?? [])
        if (byte & (0x80 >> bit)) [x, y] = [x + dx, y - dy]
    const flag = (record[2] ?? 0) & 0xc3
    if (record[2] === 0xf3) break
    const command =
      flag === 3 ? 'stitch' : flag === 0x83 ? 'jump' : flag === 0xc3 ? 'stop' : undefined
    if (!command) throw new Error(`dst: a record of ${record}`)
    records.push({ command, to: [x, y] })
  }
  return {
    header: new Map([...header].map(([key, found]) => [key, found.map((line) => line.slice(3))])),
    records,
  }
}
