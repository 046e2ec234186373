import type { Files } from '../../shared/files.ts'

/** Stands in for the file store where a test looks at what is kept. */
export function inMemory(): Files & { names(): string[] } {
  const kept = new Map<string, Buffer>()
  return {
    async write(name, bytes) {
      kept.set(name, Buffer.from(bytes))
    },
    read: async (name) => kept.get(name),
    async remove(name) {
      kept.delete(name)
    },
    names: () => [...kept.keys()].sort(),
  }
}
