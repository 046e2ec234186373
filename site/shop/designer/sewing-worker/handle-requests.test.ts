import { expect, test } from 'vitest'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { writePixelFile } from '../../../../modules/shared/pictures/write-pixel-file.ts'
import { startOfMotif } from '../patch/starts.ts'
import { requestHandler } from './handle-requests.ts'
import type { Answer, Request } from './messages.ts'

const original = { width: 60, height: 60 }

/** The file of a picture of 60 by 60 pixels with these colours. */
function pictureOf(colourAt: (x: number, y: number) => readonly number[]): Blob {
  const data = Uint8Array.from(
    { length: 4 * original.width * original.height },
    (_, at) => colourAt((at >> 2) % 60, Math.floor((at >> 2) / 60))[at % 4] ?? 0,
  )
  return new Blob([new Uint8Array(writePixelFile({ pixels: { ...original, data }, original }))])
}

const red = pictureOf(() => [200, 16, 46, 255])

/** The sewing worker's answers to questions about a picture. */
async function answersTo(file: Blob, questions: readonly Request[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const ask = requestHandler(
    () => Promise.reject(new Error('There is no first preview')),
    (answer) => answers.push(answer),
  )
  await ask({ id: 1, kind: 'open', picture: 1, file })
  for (const question of questions) await ask(question)
  return answers
}

/** Number of threads in which the sewing worker sews a patch with a red picture. */
async function threadsSewn(patch: PatchDesign): Promise<number | undefined> {
  const answers = await answersTo(red, [{ id: 2, kind: 'sew', picture: 1, patch }])
  return answers.find((answer) => answer.kind === 'sewn')?.threads
}

const form = { outline: 'circle', size: 40, cloth: 'white', edge: 'navy' } as const
const place = { x: 0, y: 0, width: 60, turn: 0 }

test('the threads of a patch are counted as they are sewn, each once', async () => {
  const threads = [
    { colour: '#c8102e', thread: 'red' },
    { colour: '#9cc93b', thread: 'lime' },
  ] as const
  const picture = { place, withoutBackground: false, threads: [...threads] }
  const text = { words: 'OLA', style: 'straight', alphabet: 'block', thread: 'navy' } as const
  expect(await threadsSewn({ ...form, picture, text })).toBe(2)
})

test('of an empty patch the background is recommended only where there is one that is left out', async () => {
  const kindsOf = async (withoutBackground: boolean, x: number, pixels = red) => {
    const threads = [{ colour: '#c8102e', thread: 'red' as const }]
    const picture = { place: { ...place, x }, withoutBackground, threads }
    const patch = { ...form, picture }
    const answers = await answersTo(pixels, [{ id: 2, kind: 'sew', picture: 1, patch }])
    const answer = answers.find(({ kind }) => kind === 'limits')
    return answer?.kind === 'limits' ? answer.limits.map(({ kind }) => kind) : undefined
  }
  expect(await kindsOf(true, 0)).toEqual(['only-background'])
  expect(await kindsOf(false, 200)).toEqual(['nothing-sewn'])
  const dot = pictureOf((x, y) =>
    Math.hypot(x - 30, y - 30) < 3 ? [200, 16, 46, 255] : [0, 0, 0, 0],
  )
  expect(await kindsOf(true, 200, dot)).toEqual(['nothing-sewn'])
})

test('a motif outside the patch counts no thread', async () => {
  const fox = startOfMotif('fox', ['orange', 'white', 'brown'], form)
  expect(await threadsSewn(fox)).toBe(4)
  expect(
    await threadsSewn({
      ...form,
      motif: { name: 'fox', threads: ['orange'], place: { ...place, x: 200 } },
    }),
  ).toBe(1)
})

test('a design that is too detailed gets a smallest area', async () => {
  const threads = [{ colour: '#c8102e', thread: 'red' as const }]
  const patch = { ...form, picture: { place, withoutBackground: false, threads } }
  const answers = await answersTo(red, [{ id: 2, kind: 'simplify', picture: 1, patch }])
  const simpler = answers.find((answer) => answer.kind === 'simplified')?.patch
  expect(simpler).toMatchObject(patch)
  expect(simpler?.picture?.smallestArea).toBeGreaterThan(1)
})
