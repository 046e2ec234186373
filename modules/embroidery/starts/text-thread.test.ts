import { expect, test } from 'vitest'
import type { ChartThread, PatchDesign } from '../../shared/contract/api.d.ts'
import { firstPatch } from './first-patch.ts'
import { startOfPicture } from './start-of-picture.ts'
import { textThread } from './text-thread.ts'

const onCloth = (cloth: ChartThread, edge: ChartThread): PatchDesign => ({
  ...firstPatch,
  cloth,
  edge,
})

/** A design with an edge in navy; the picture covers it, or stands free on its white cloth. */
function withPicture(threads: readonly ChartThread[], isFree = false) {
  return startOfPicture({
    size: { width: 400, height: 300 },
    subject: isFree ? { x: 0, y: 0, width: 0.5, height: 0.5, radius: 0.3 } : undefined,
    threads: threads.map((thread) => ({ colour: '#000000', thread })),
  })
}

test.each<[string, PatchDesign, ChartThread]>([
  ['the edge on white cloth', onCloth('white', 'navy'), 'navy'],
  ['white on cloth of nearly the same colour', onCloth('royal', 'navy'), 'white'],
  ['another than the edge on cloth of the same colour', onCloth('white', 'white'), 'black'],
  ['the edge on a light picture', withPicture(['sky', 'cream']), 'navy'],
  ['white on a picture in royal blue', withPicture(['royal', 'blue', 'navy']), 'white'],
  [
    'another than the edge where any area is like it',
    withPicture(['coral', 'plum', 'brick', 'navy']),
    'white',
  ],
  ['the edge on white cloth around an orange drawing', withPicture(['orange'], true), 'navy'],
])('the thread of a first text is that of %s', (_, patch, thread) => {
  expect(textThread(patch)).toBe(thread)
})

test('around a drawing in black on white cloth, a colour is chosen', () => {
  expect(textThread(withPicture(['black'], true))).toBe('red')
})

test('a text beside a motif stands on the cloth, whatever the colours of the motif', () => {
  const motif = {
    name: 'anchor',
    place: { x: 0, y: 0, width: 50, turn: 0 },
    threads: ['navy' as const],
  }
  expect(textThread({ ...onCloth('cream', 'navy'), motif })).toBe('navy')
  expect(textThread({ ...onCloth('black', 'navy'), motif })).toBe('white')
})

test('a text is read on the picture that takes the place of its cloth', () => {
  const text = { words: 'Rev', style: 'arched', alphabet: 'block', thread: 'white' } as const
  const facts = { size: { width: 400, height: 300 }, subject: undefined }
  const on = (thread: ChartThread) =>
    startOfPicture(
      { ...facts, threads: [{ colour: '#000000', thread }] },
      { ...onCloth('red', 'navy'), text },
    ).text
  expect(on('navy')).toEqual(text)
  expect(on('cream')).toEqual({ ...text, thread: 'black' })
})
