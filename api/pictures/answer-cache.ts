/** Keeps what was last asked for, up to a number of bytes. Many who wait for the same thing cost one making. */
export function createAnswerCache<Answer>(mostBytes: number, sizeOf: (answer: Answer) => number) {
  const kept = new Map<string, Answer>()
  const making = new Map<string, Promise<Answer>>()
  let bytes = 0

  return {
    async get(name: string, make: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(name)
      if (known !== undefined) {
        // The map's order is that of last use.
        kept.delete(name)
        kept.set(name, known)
        return known
      }
      const begun = making.get(name)
      if (begun) return begun
      const answer = make().finally(() => making.delete(name))
      making.set(name, answer)
      keep(name, await answer)
      return answer
    },
  }

  function keep(name: string, answer: Answer) {
    kept.set(name, answer)
    bytes += sizeOf(answer)
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes || oldest === name) break
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }
}
