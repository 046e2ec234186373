import { setTimeout as pause } from 'node:timers/promises'

/** Polls until a condition holds; throws after `milliseconds`. */
export async function until(milliseconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error('Timed out')
    await pause(50)
  }
}
