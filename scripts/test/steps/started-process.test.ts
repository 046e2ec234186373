import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isStartedWith } from './started-process.ts'

test('a process is known by the words that it was started with, as long as it runs', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'repeat', '--here'])
  const pid = child.pid ?? 0
  expect(isStartedWith(pid, ['repeat', '--here'])).toBe(true)
  expect(isStartedWith(pid, ['other', '--here'])).toBe(false)
  child.kill()
  await once(child, 'exit')
  expect(isStartedWith(pid, ['repeat', '--here'])).toBe(false)
})
