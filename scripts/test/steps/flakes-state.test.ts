import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '../git.ts'
import {
  ended,
  exitCodeOf,
  goneOn,
  nextHalf,
  type State,
  startMessage,
  testedCode,
} from './flakes-state.ts'

const failures = [{ title: 'a.browser.test.tsx > part', files: ['/run-2/browser/output.log'] }]
const kept: State = { code: 'abc1234', runs: 2, halves: 3, failures }

test('a run that was stopped between its halves goes on with the second, and keeps failures of the first', () => {
  const state = goneOn(kept, 'abc1234', 2)
  expect(state.failures).toEqual(failures)
  expect(ended(state)).toBe(1)
  expect(nextHalf(state)).toEqual({ run: 2, level: 'e2e' })
})

test('after the last run nothing is next, unless more runs are asked for', () => {
  const done = { ...kept, halves: 4 }
  expect(nextHalf(goneOn(done, 'abc1234', 2))).toBeUndefined()
  expect(nextHalf(goneOn(done, 'abc1234', 3))).toEqual({ run: 3, level: 'browser' })
})

test('runs of another code do not count', () => {
  const state = goneOn(kept, 'abc1234 with changes 0a1b2c3d', 2)
  expect(state.failures).toEqual([])
  expect(nextHalf(state)).toEqual({ run: 1, level: 'browser' })
})

test('without a number, runs of the same code keep theirs, and others are ten', () => {
  expect(goneOn({ ...kept, halves: 4 }, 'abc1234').runs).toBe(2)
  expect(goneOn(kept, 'def5678').runs).toBe(10)
  expect(goneOn(undefined, 'abc1234').runs).toBe(10)
})

test('runs that have ended are not more than the runs', () => {
  const state = goneOn({ ...kept, runs: 20, halves: 24 }, 'abc1234', 10)
  expect(`${ended(state)} of ${state.runs}`).toBe('12 of 12')
})

test('the caller is told whether the runs go on or start over', () => {
  const stopped = { ...kept, error: 'one busy loop ended' }
  expect(startMessage(undefined, 'abc1234', true)).toBeUndefined()
  expect(startMessage(kept, 'abc1234', false)).toBeUndefined()
  expect(startMessage(stopped, 'abc1234', false)).toMatch(/^Goes on: .* one busy loop ended/)
  expect(startMessage(stopped, 'abc1234', true)).toMatch(/^Starts over/)
  expect(startMessage(stopped, 'def5678', false)).toMatch(/^Starts over: .* other code/)
})

test('the exit code tells a failure, runs that go on without one, and runs that have all passed', () => {
  const passed = { ...kept, halves: 4, failures: [] }
  expect(exitCodeOf(kept)).toBe(1)
  const stopped = { ...passed, error: 'the site could not be built' }
  expect([passed, { ...passed, halves: 3 }, stopped].map(exitCodeOf)).toEqual([0, 2, 1])
})

test('the tested code is other code after a change and after each change of a new file, but for those that Git ignores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flakes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('.gitignore', 'dist\n')
  git('-C', folder, 'init', '--quiet')
  git('-C', folder, 'add', '.')
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com']
  git('-C', folder, ...author, 'commit', '--quiet', '--message', 'Begin')
  const commit = testedCode(folder)
  write('dist', 'built')
  expect(testedCode(folder)).toBe(commit)
  const codes = [commit]
  for (const [name, text] of [
    ['new.ts', '1'],
    ['new.ts', '2'],
    ['.gitignore', 'dist\n\n'],
  ] as const) {
    write(name, text)
    codes.push(testedCode(folder))
  }
  expect(new Set(codes).size).toBe(4)
  expect(codes.every((code) => code.startsWith(commit))).toBe(true)
})
