import anyAscii from 'any-ascii'
import { longestStep, type Needle } from './needle.ts'
import type { Block, Plan } from './plan.ts'
import { type Spool, spoolOf } from './spool.ts'

const headerSize = 512
const longestLabel = 16

/** Third byte of a record: what the machine does besides moving. */
const flags = { stitch: 0x03, jump: 0x83, stop: 0xc3, end: 0xf3 } as const

/** Jumps one after the other at which a machine cuts the thread. */
const jumpsOfTrim = 3

type Command = Exclude<keyof typeof flags, 'end'>
type DstRecord = { command: Command; to: Needle }

/**
 * A plan as a Tajima file (DST), in tenths of a millimetre. The label is written in ASCII and cut to 16 characters. The
 * header lists the thread of each block as `TC:#RRGGBB,name,number`, which pyembroidery and Ink/Stitch read.
 */
export function dstOf({ blocks }: Plan, label: string): Uint8Array {
  const records = recordsOf(blocks)
  const spools = blocks.map(({ thread }) => spoolOf(thread))
  const body: number[] = []
  let at: Needle = [0, 0]
  for (const { command, to } of records) {
    body.push(...bytesOf(command, to[0] - at[0], to[1] - at[1]))
    at = to
  }
  const header = headerOf(records, label, spools)
  return Uint8Array.from([...header, ...body, 0, 0, flags.end])
}

function recordsOf(blocks: readonly Block[]): DstRecord[] {
  const records: DstRecord[] = []
  let at: Needle = [0, 0]
  for (const [index, { moves }] of blocks.entries()) {
    if (index > 0) records.push({ command: 'stop', to: at })
    let least = 1
    for (const move of moves) {
      if (move.kind === 'trim') {
        least = jumpsOfTrim
        continue
      }
      const { kind: command, to } = move
      records.push(...stepsTo(at, to, least).map((step) => ({ command, to: step })))
      at = to
      least = 1
    }
  }
  return records
}

/** The places of the needle on the way, each as near to the last as the format allows. */
function stepsTo([x, y]: Needle, to: Needle, least: number): Needle[] {
  const [dx, dy] = [to[0] - x, to[1] - y]
  const count = Math.max(least, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / longestStep))
  return Array.from({ length: count }, (_, step): Needle => {
    const share = (step + 1) / count
    return [x + Math.round(dx * share), y + Math.round(dy * share)]
  })
}

/** Where each weight of a step has its bits for plus and minus: the byte, and the bits. */
const weights = [81, 27, 9, 3, 1] as const
const placesOfX = [
  [2, 2, 3],
  [1, 2, 3],
  [0, 2, 3],
  [1, 0, 1],
  [0, 0, 1],
] as const
const placesOfY = [
  [2, 5, 4],
  [1, 5, 4],
  [0, 5, 4],
  [1, 7, 6],
  [0, 7, 6],
] as const

/** A record of three bytes: the step in balanced ternary. The file's y axis points upwards. */
function bytesOf(command: Command, dx: number, dy: number): number[] {
  const bytes = [0, 0, flags[command]]
  const steps = [
    [dx, placesOfX],
    [-dy, placesOfY],
  ] as const
  for (const [step, places] of steps) {
    let rest = step
    for (const [index, weight] of weights.entries()) {
      const [byte, plus, minus] = places[index] ?? [0, 0, 0]
      // The smaller weights can make up this rest.
      if (Math.abs(rest) <= (weight - 1) / 2) continue
      bytes[byte] = (bytes[byte] ?? 0) | (1 << (rest > 0 ? plus : minus))
      rest -= Math.sign(rest) * weight
    }
  }
  return bytes
}

function headerOf(records: readonly DstRecord[], label: string, spools: readonly Spool[]): Buffer {
  const far = { right: 0, left: 0, up: 0, down: 0 }
  for (const { to } of records) {
    far.right = Math.max(far.right, to[0])
    far.left = Math.max(far.left, -to[0])
    far.up = Math.max(far.up, -to[1])
    far.down = Math.max(far.down, to[1])
  }
  const [endX = 0, endY = 0] = records.at(-1)?.to ?? []
  const lines = [
    `LA:${ascii(label).slice(0, longestLabel).padEnd(longestLabel)}`,
    `ST:${figure(records.length, 7)}`,
    `CO:${figure(records.filter(({ command }) => command === 'stop').length, 3)}`,
    `+X:${figure(far.right, 5)}`,
    `-X:${figure(far.left, 5)}`,
    `+Y:${figure(far.up, 5)}`,
    `-Y:${figure(far.down, 5)}`,
    `AX:${signed(endX)}`,
    `AY:${signed(-endY)}`,
    `MX:${signed(0)}`,
    `MY:${signed(0)}`,
    'PD:******',
  ]
  const fixed = lines.map((line) => `${line}\r`).join('')
  const text = `${fixed}${threadLines(spools, headerSize - fixed.length - 1)}\x1a`
  return Buffer.from(text.padEnd(headerSize), 'latin1')
}

/** The lines of the threads. Names are cut alike until all fit into the room. */
function threadLines(spools: readonly Spool[], room: number): string {
  for (let longest = 32; longest >= 0; longest--) {
    const lines = spools.map(
      ({ hex, label, number }) => `TC:${hex},${ascii(label).slice(0, longest).trim()},${number}\r`,
    )
    const text = lines.join('')
    if (text.length <= room) return text
  }
  throw new Error(`dst: the header has no room for ${spools.length} threads`)
}

/** Letters without what the header cannot hold: its lines end with a return, and commas divide them. */
const ascii = (text: string): string =>
  anyAscii(text)
    .replace(/[^\x20-\x7e]|,/g, ' ')
    .trim()

const figure = (value: number, width: number): string => `${value}`.padStart(width)

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${figure(Math.abs(value), 5)}`
