import { expect, test } from 'vitest'
import { labelsOf } from './labels.ts'
import { bare } from './pixels/label-grid.ts'
import { labOfHex } from './pixels/oklab.ts'

const threads = [
  { colour: '#000000', thread: 'black' },
  { colour: '#c8102e', thread: 'red' },
] as const

/** The labels of a row of cells; none where the background lies. */
function labelsIn(row: readonly (string | undefined)[], ground: string) {
  const grid = {
    ...{ width: row.length, height: 1, isPhoto: false, ground: labOfHex(ground) },
    lab: Float32Array.from(row.flatMap((colour) => labOfHex(colour ?? ground))),
    covered: Uint8Array.from(row, (colour) => (colour ? 1 : 0)),
  }
  return [...labelsOf(grid, [...threads], new Uint8Array(row.length).fill(1)).labels]
}

test('the grey rim of a black letter on white is sewn in black, and that of a red one in red', () => {
  const letter = [undefined, '#808080', '#000000', '#000000', '#808080', undefined]
  expect(labelsIn(letter, '#ffffff')).toEqual([bare, 0, 0, 0, 0, bare])
  expect(labelsIn([undefined, '#e48898', '#c8102e', undefined], '#ffffff')).toEqual([
    ...[bare, 1, 1, bare],
  ])
})
