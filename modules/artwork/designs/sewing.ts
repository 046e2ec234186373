import { standingProcess } from '../../shared/pictures/standing-process.ts'
import { Problem } from '../../shared/problem.ts'
import { createFairSemaphore } from '../../shared/promises/semaphore/fair-semaphore.ts'
import type { CountBytes } from '../pictures/store-picture.ts'
import type { Part, ToPart } from './part-of-picture.ts'
import type { Produced, Sewn, ToProduce, ToSew } from './sew-design.ts'
import type { Task } from './sewing-process.ts'
import type { Started, ToStart } from './start-design.ts'

/** For whom a design is sewn. */
export type Caller = {
  /** Networks get slots in turn. */
  network: string
  /** Counts ms of processor time against the network, by default one. Problem too_many_requests. */
  count(cpu?: number): Promise<void>
  /** Counts bytes that are about to be stored against the network. */
  store: CountBytes
  /** Aborted when the caller has gone. */
  signal?: AbortSignal
}

/** The most ms of processor time that a task may take: some four times as long as that of a detailed design. */
const mostCpu = 8000

/** Production encodes more, and a design that was recorded has to be made. */
const cpuOf = ({ task }: Task) => (task === 'produce' ? 4 * mostCpu : mostCpu)

const ask = standingProcess<Task, unknown>(new URL('./sewing-process.ts', import.meta.url), mostCpu)

/** The caller of what the shop does for itself: it gets slots like a network, and no limit. */
export const theShop: Caller = {
  network: 'the shop',
  count: async () => undefined,
  store: async () => undefined,
}

/** Seconds after which a caller should retry: about what three designs take. */
const retryAfter = 5

const refusal = () => new Problem('too_many_requests', { retryAfter })

/** Each task takes one to two seconds. The longest wait, in ms, leaves a browser time for the answer. */
const withSlot = createFairSemaphore({ atOnce: 1, mostWaiting: 20, longestWait: 20_000 }, refusal)

/** The first design of a picture. Problems too_many_requests, design_too_detailed. */
export const started = (caller: Caller, sent: ToStart) =>
  done<Started>(caller, { task: 'start', ...sent })

/** The look of a sewn design. Problems as for `started`. */
export const sewn = (caller: Caller, sent: ToSew) => done<Sewn>(caller, { task: 'sew', ...sent })

/** The part of a picture that a design uses. Problems as for `started`. */
export const partOf = (caller: Caller, sent: ToPart) =>
  done<Part>(caller, { task: 'part', ...sent })

/** The files for the production of a design that was recorded. Problem unavailable when many designs wait. */
export const produced = (sent: ToProduce) =>
  done<Produced>(theShop, { task: 'produce', ...sent }).catch((error: unknown) => {
    const isBusy = error instanceof Problem && error.code === 'too_many_requests'
    throw isBusy ? new Problem('unavailable', { retryAfter }) : error
  })

/** Does a task when the caller gets a slot. Its processor time counts in any case; over the limit there is no slot. */
function done<Result>({ network, count, signal }: Caller, task: Task): Promise<Result> {
  const work = async () => {
    await count()
    const { result, cpu, isOverCpu } = await ask(task, signal, cpuOf(task))
    // The task is done: over the limit, the network's next one is refused.
    await count(cpu).catch(() => undefined)
    if (result !== undefined) return result as Result
    if (isOverCpu) throw new Problem('design_too_detailed')
    if (signal?.aborted) throw refusal()
    throw new Error(`The task '${task.task}' of a design was not done`)
  }
  return withSlot(network, work, { signal })
}
