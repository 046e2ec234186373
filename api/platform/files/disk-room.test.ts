import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createHasRoom, freeBytes } from './disk-room.ts'

test('a disk has room down to the floor, and the system is asked every three seconds at most', async () => {
  let now = 0
  let free: number | undefined = 2000
  let asked = 0
  const read = async () => {
    asked += 1
    return free
  }
  const hasRoom = createHasRoom(2000, read, () => now)
  expect(await Promise.all([hasRoom(), hasRoom()])).toEqual([true, true])
  free = 1999
  now = 2999
  expect(await hasRoom()).toBe(true)
  expect(asked).toBe(1)
  now = 3000
  expect(await hasRoom()).toBe(false)
  free = undefined
  now = 6000
  expect(await hasRoom()).toBe(true)
})

test('the free bytes of a folder’s disk are known, and those of a missing folder are not', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0)
  expect(await freeBytes('/does/not/exist')).toBeUndefined()
})
