import { expect, test } from 'vitest'
import { labOfHex } from './pixels/oklab.ts'
import { unsewnCells } from './unsewn-cells.ts'

/** The cells of a row that is sewn in red and black, of which no thread shows the colour. */
function unsewnIn(row: readonly string[], labels: readonly number[]) {
  const cells = { width: row.length, height: 1 }
  const raw = {
    ...{ ...cells, isPhoto: false, ground: undefined },
    lab: Float32Array.from(row.flatMap((colour) => labOfHex(colour))),
    covered: new Uint8Array(row.length).fill(1),
    shares: new Float32Array(row.length).fill(1),
  }
  const threads = [labOfHex('#c8102e'), labOfHex('#000000')]
  const cut = new Uint8Array(row.length).fill(1)
  const sewn = { ...cells, labels: Uint8Array.from(labels) }
  return [...unsewnCells(sewn, raw, cut, (label) => threads[label])]
}

test('a white star without a thread is found, and neither grain nor the rim between two threads', () => {
  expect(
    unsewnIn(['#c8102e', '#c8102e', '#ffffff', '#c8102e', '#c8102e'], [0, 0, 0, 0, 0]),
  ).toEqual([0, 0, 1, 0, 0])
  expect(
    unsewnIn(['#d01830', '#c01030', '#64080f', '#000000', '#0a0a0a'], [0, 0, 0, 1, 1]),
  ).toEqual([0, 0, 0, 0, 0])
})
