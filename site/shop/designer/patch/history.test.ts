import { expect, test } from 'vitest'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { atRest, changed, historyOf, mostUndone, redone, undone } from './history.ts'

const patch = (size: number): PatchDesign => ({
  outline: 'circle',
  size,
  cloth: 'white',
  edge: 'navy',
})

test('changes are undone and done again, one by one', () => {
  const history = changed(changed(historyOf(patch(90)), patch(80)), patch(70))
  const back = undone(undone(history))
  expect(back.present).toEqual(patch(90))
  expect(undone(back)).toEqual(back)
  expect(redone(back).present).toEqual(patch(80))
  expect(redone(redone(redone(back))).present).toEqual(patch(70))
})

test('a change after undoing ends the future', () => {
  const back = undone(changed(historyOf(patch(90)), patch(80)))
  expect(redone(changed(back, patch(60))).present).toEqual(patch(60))
})

test('the steps of a gesture are undone as one, and those of the next one apart', () => {
  let history = historyOf(patch(90))
  for (const size of [85, 80, 75]) history = changed(history, patch(size), 'size')
  history = atRest(history)
  for (const size of [70, 65]) history = changed(history, patch(size), 'size')
  expect(undone(history).present).toEqual(patch(75))
  expect(undone(undone(history)).present).toEqual(patch(90))
})

test('a change to the same design is none', () => {
  const history = historyOf(patch(90))
  expect(changed(history, patch(90))).toBe(history)
})

test('at least 50 changes can be undone, and the oldest are forgotten', () => {
  expect(mostUndone).toBeGreaterThanOrEqual(50)
  let history = historyOf(patch(40))
  for (let step = 1; step <= mostUndone + 5; step += 1)
    history = changed(history, { ...patch(40), size: 40 + (step % 80) })
  expect(history.past).toHaveLength(mostUndone)
})
