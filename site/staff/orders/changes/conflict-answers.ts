import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
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
  const byStatus = Map.groupBy(conflicts, ({ wanted }) => wanted.status)
  for (const [status, some] of byStatus) {
    if (status)
      await setStatus(
        some.map(({ current }) => current),
        status satisfies OrderStatus,
      )
  }
}
