import { setStatus } from './bulk-status.ts'
import { changeOrder } from './order-changes.ts'
import { takeConflicts } from './order-conflicts.ts'

/**
 * Resolves the conflicts: 'theirs' keeps the other administrator's values; 'mine' overwrites the version that was
 * shown, and no later one.
 */
export async function answerConflicts(answer: 'theirs' | 'mine'): Promise<void> {
  const conflicts = takeConflicts()
  if (answer === 'theirs') return
  const [first] = conflicts
  if (first && conflicts.length === 1) return changeOrder(first.current, first.wanted)
  for (const [status, some] of Map.groupBy(conflicts, ({ wanted }) => wanted.status)) {
    const orders = some.map(({ current }) => current)
    if (status) await setStatus(orders, status)
  }
}
