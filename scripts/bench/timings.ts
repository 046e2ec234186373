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
    /** The 99th percentile of these calls; NaN of none. */
    p99(name: string): number {
      const sorted = times.get(name)?.toSorted((a, b) => a - b) ?? []
      return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN
    },
  }
}

/** The middle of these values, and of two the greater one; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
