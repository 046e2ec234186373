import type { Clock } from './clock.ts'
import type { Files } from './files.ts'

/** Test double of the file store, with a list of its file names. */
export function inMemory(clock: Clock = () => new Date()): Files & { names(): string[] } {
  const kept = new Map<string, { bytes: Buffer; at: Date }>()
  return {
    async write(name, bytes) {
      kept.set(name, { bytes: Buffer.from(bytes), at: clock() })
    },
    read: async (name) => kept.get(name)?.bytes,
    has: async (name) => kept.has(name),
    async remove(name) {
      kept.delete(name)
    },
    async *writtenBefore(time) {
      yield [...kept].filter(([, { at }]) => at < time).map(([name]) => name)
    },
    any: async () => [...kept.keys()][0],
    names: () => [...kept.keys()].sort(),
  }
}
