import { expect, test } from 'vitest'
import type { Files } from '../../../modules/shared/files.ts'
import { noMeter } from '../log/meter.ts'
import { observedFiles } from './observed-files.ts'

test('written bytes and failed writes are counted, and a failure stays one', async () => {
  const counted = { bytes: 0, failed: 0 }
  const meter = {
    ...noMeter,
    fileWritten: (bytes: number) => {
      counted.bytes += bytes
    },
    fileNotWritten: () => {
      counted.failed += 1
    },
  }
  const store = {
    write: async (name: string) => {
      if (name === 'lost.png') throw new Error('No space left on device')
    },
  } as unknown as Files
  const files = observedFiles(store, meter)
  await files.write('kept.png', Buffer.from('four'))
  await expect(files.write('lost.png', Buffer.from('five!'))).rejects.toThrow('No space left')
  expect(counted).toEqual({ bytes: 4, failed: 1 })
})
