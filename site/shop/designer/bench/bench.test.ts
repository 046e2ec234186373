import { expect, test } from 'vitest'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { startOfMotif } from '../patch/starts.ts'
import { benchWith } from './bench.ts'
import type { Answer } from './messages.ts'

const [width, height] = [60, 60]
const data = Uint8ClampedArray.from(
  { length: 4 * width * height },
  (_, at) => [200, 16, 46, 255][at % 4] ?? 0,
)

/** The bench's answers to a question about a patch; its picture is red all over. */
async function answersTo(kind: 'sew' | 'simplify', patch: PatchDesign): Promise<Answer[]> {
  const answers: Answer[] = []
  const size = { width, height }
  const decoded = { size, pixels: { ...size, data }, preview: async () => '' }
  const ask = benchWith(
    async () => decoded,
    (answer) => answers.push(answer),
  )
  await ask({ id: 1, kind: 'open', picture: 1, file: new Blob(), isOriginal: true, most: 7 })
  await ask({ id: 2, kind, picture: 1, patch })
  return answers
}

/** How many threads the bench says that a patch is sewn in. */
async function threadsSewn(patch: PatchDesign): Promise<number | undefined> {
  const answers = await answersTo('sew', patch)
  return answers.find((answer) => answer.kind === 'sewn')?.threads
}

const form = { outline: 'circle', size: 60, cloth: 'white', edge: 'navy' } as const
const place = { x: 0, y: 0, width: 90, turn: 0 }

test('the threads of a patch are counted as they are sewn, each once', async () => {
  const threads = [
    { colour: '#c8102e', thread: 'red' },
    { colour: '#9cc93b', thread: 'lime' },
  ] as const
  const picture = { place, withoutBackground: false, threads: [...threads] }
  const text = { words: 'OLA', style: 'straight', alphabet: 'block', thread: 'navy' } as const
  expect(await threadsSewn({ ...form, picture, text })).toBe(2)
})

test('of an empty patch the background is recommended only where it is left out', async () => {
  const kindsOf = async (withoutBackground: boolean, x: number) => {
    const threads = [{ colour: '#c8102e', thread: 'red' as const }]
    const picture = { place: { ...place, x }, withoutBackground, threads }
    const answer = (await answersTo('sew', { ...form, picture })).find(
      ({ kind }) => kind === 'limits',
    )
    return answer?.kind === 'limits' ? answer.limits.map(({ kind }) => kind) : undefined
  }
  expect(await kindsOf(true, 0)).toEqual(['only-background'])
  expect(await kindsOf(false, 200)).toEqual(['nothing-sewn'])
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
  const answers = await answersTo('simplify', patch)
  const simpler = answers.find((answer) => answer.kind === 'simplified')?.patch
  expect(simpler).toMatchObject(patch)
  expect(simpler?.picture?.smallestArea).toBeGreaterThan(1)
})
