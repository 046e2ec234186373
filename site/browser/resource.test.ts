import { expect, test, vi } from 'vitest'
import { resource } from './resource.ts'

/** A resource whose answers arrive when the test says so. */
function slow() {
  const answers: { resolve(value: number): void; reject(error: Error): void }[] = []
  const onFailure = vi.fn((error: unknown) => String(error))
  const made = resource(
    () => new Promise<number>((resolve, reject) => answers.push({ resolve, reject })),
    onFailure,
  )
  return { ...made, answers, onFailure }
}

test('a stale answer is dropped, in whichever order the answers arrive', async () => {
  const { load, $loaded, answers } = slow()
  const loads = [load(), load()]
  answers[1]?.resolve(2)
  answers[0]?.resolve(1)
  await Promise.all(loads)
  expect($loaded.get()).toEqual({ value: 2, isLoading: false, failure: null })
})

test('a stale failure is neither kept nor reported', async () => {
  const { load, $loaded, answers, onFailure } = slow()
  const loads = [load(), load()]
  answers[0]?.reject(new Error('nede'))
  answers[1]?.resolve(2)
  await Promise.all(loads)
  expect($loaded.get().failure).toBeNull()
  expect(onFailure).not.toHaveBeenCalled()
})

test('a failed load keeps the value, and reports the failure once', async () => {
  const { load, $loaded, answers, onFailure } = slow()
  const first = load()
  answers[0]?.resolve(1)
  await first
  const second = load()
  answers[1]?.reject(new Error('nede'))
  await second
  expect($loaded.get()).toEqual({ value: 1, isLoading: false, failure: 'Error: nede' })
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a change is applied to the answer of a load that began before it, and to no later one', async () => {
  const { load, update, $loaded, answers } = slow()
  const first = load()
  update((value) => value + 10)
  answers[0]?.resolve(1)
  await first
  expect($loaded.get().value).toBe(11)
  const second = load()
  answers[1]?.resolve(2)
  await second
  expect($loaded.get().value).toBe(2)
})

test('two requests load once, and a request after a failure loads again', async () => {
  const { ensureLoaded, answers } = slow()
  const both = [ensureLoaded(), ensureLoaded()]
  expect(answers).toHaveLength(1)
  answers[0]?.reject(new Error('nede'))
  await Promise.all(both)
  void ensureLoaded()
  expect(answers).toHaveLength(2)
})

test('a request resolves with the newer load that overtook its own', async () => {
  const { ensureLoaded, load, $loaded, answers } = slow()
  const asked = ensureLoaded().then(() => $loaded.get())
  void load()
  answers[0]?.resolve(1)
  await new Promise((resolve) => setTimeout(resolve))
  answers[1]?.resolve(2)
  expect(await asked).toEqual({ value: 2, isLoading: false, failure: null })
})

test('nothing is loading after a failure that cannot be reported', async () => {
  const { load, $loaded, answers, onFailure } = slow()
  onFailure.mockImplementationOnce(() => {
    throw new Error('report')
  })
  const first = load()
  answers[0]?.reject(new Error('nede'))
  await expect(first).rejects.toThrow('report')
  expect($loaded.get()).toEqual({ value: null, isLoading: false, failure: null })
})

test('a reset drops the answer that is under way', async () => {
  const { load, reset, $loaded, answers } = slow()
  const first = load()
  reset()
  answers[0]?.resolve(1)
  await first
  expect($loaded.get()).toEqual({ value: null, isLoading: false, failure: null })
})

test('a reset to a value shows it at once, and drops the answer that is under way', async () => {
  const { load, reset, $loaded, answers } = slow()
  const first = load()
  reset(7)
  answers[0]?.resolve(1)
  await first
  expect($loaded.get()).toEqual({ value: 7, isLoading: false, failure: null })
})
