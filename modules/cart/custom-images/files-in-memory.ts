import type { Files } from '../../shared/files.ts'

/** Test double of the file store, with a list of its file names. */
export function inMemory(): Files & { names(): string[] } {
  const kept = new Map<string, Buffer>()
  return {
    async write(name, bytes) {
      kept.set(name, Buffer.from(bytes))
    },
    read: async (name) => kept.get(name),
    has: async (name) => kept.has(name),
    async remove(name) {
      kept.delete(name)
    },
    names: () => [...kept.keys()].sort(),
  }
}
