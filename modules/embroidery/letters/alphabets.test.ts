import { expect, test } from 'vitest'
import { runsOf } from '../geometry/path.ts'
import { distance } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { alphabetNames, alphabets, isWritable } from './alphabets.ts'
import { bandHeights } from './silhouette.ts'

test('each alphabet writes the same characters, so that a text can change its alphabet', () => {
  for (const name of alphabetNames)
    expect(
      Object.keys(alphabets[name].glyphs).filter((one) => !isWritable(one)),
      name,
    ).toEqual([])
})

test.each(['ñ', 'ß', '🎉', '<', '', 'constructor'])("no alphabet writes '%s'", (character) => {
  expect(isWritable(character)).toBe(false)
})

test.each(['André', 'Thérèse', 'Zoë', 'ÉÈËÄÖÜ', 'Jörg Käthe Müller'])("'%s' is written", (name) => {
  expect([...name].filter((character) => !isWritable(character))).toEqual([])
})

/** The ends of marks above capitals and low letters lie above this height, and letters below it. */
const marksEnd = { capital: -1.2, low: 3 }

test.each(alphabetNames)('in %s, marks stand apart from their letters, within the line', (name) => {
  const { glyphs, radius } = alphabets[name]
  for (const character of 'ÉÈËÄÖÜéèëäöü') {
    const { d } = Object.entries(glyphs).find(([one]) => one === character)?.[1] ?? {}
    if (!d) continue
    const runs = runsOf(d, 0.25).map((run) => stepsAlong(run, 0.25).map(({ at }) => at))
    const end = character === character.toUpperCase() ? marksEnd.capital : marksEnd.low
    const isMark = (points: (typeof runs)[number]) => points.every(([, y]) => y < end)
    const marks = runs.filter(isMark).flat()
    const letter = runs.filter((points) => !isMark(points)).flat()
    const apart = Math.min(...marks.flatMap((at) => letter.map((other) => distance(at, other))))
    expect(apart - 2 * radius, character).toBeGreaterThan(0.4)
    expect(Math.min(...marks.map(([, y]) => y)) - radius, character).toBeGreaterThanOrEqual(
      bandHeights[0] ?? 0,
    )
  }
})
