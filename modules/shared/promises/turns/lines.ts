import { createTurns, type Turns } from './turns.ts'

/**
 * Work with the same key runs one after the other, other work beside it. It waits here rather than for a lock in the
 * database, where each waiting call would hold one of the connections of all visitors. Problem unavailable for those
 * beyond the bounds.
 */
export function createLines(line: Omit<Turns, 'atOnce'>) {
  const lines = new Map<string, { inTurn: ReturnType<typeof createTurns>; calls: number }>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = lines.get(key) ?? { inTurn: createTurns({ ...line, atOnce: 1 }), calls: 0 }
    lines.set(key, own)
    own.calls++
    try {
      return await own.inTurn(key, work)
    } finally {
      if (--own.calls === 0) lines.delete(key)
    }
  }
}
