import type { Row } from './processes/shop-process.ts'

export type Timings = ReturnType<typeof createTimings>

/** Times of calls by name, in ms. A call that throws has none. */
export function createTimings() {
  const times = new Map<string, number[]>()
  return {
    async timed<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
      const began = performance.now()
      const answer = await call()
      const known = times.get(name) ?? []
      known.push(performance.now() - began)
      times.set(name, known)
      return answer
    },
    /** Forgets what was measured so far. */
    clear: () => times.clear(),
    /** The times of calls with this name, the shortest first. */
    sorted: (name: string): number[] => times.get(name)?.toSorted((a, b) => a - b) ?? [],
    /** Prints median and 99th percentile of these calls. */
    print(row: Row, names: readonly string[]): void {
      for (const name of names) {
        const sorted = times.get(name)?.toSorted((a, b) => a - b) ?? []
        for (const part of [0.5, 0.99])
          row(
            `${name} p${part * 100}`,
            sorted[Math.floor(part * (sorted.length - 1))] ?? 0,
            'ms',
            1,
          )
      }
    },
  }
}

/** The middle of these values, and of two the greater one; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
