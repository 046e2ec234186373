import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { standingProcess } from '../../shared/pictures/standing-process.ts'
import { Problem } from '../../shared/problem.ts'
import { createTurns } from '../../shared/promises/turns/turns.ts'
import type { Sewn, ToSew } from './sew-design.ts'
import type { Task } from './sewing-process.ts'
import type { ToSimplify } from './simplify-design.ts'
import type { Started, ToStart } from './start-design.ts'

/** For whom a design is sewn. */
export type Caller = {
  /** Networks take turns. */
  network: string
  /** Counts ms of processor time against the network, by default one. Problem too_many_requests. */
  count(cpu?: number): Promise<void>
  /** Aborted when the caller has gone. */
  signal?: AbortSignal
}

/** The most ms of processor time that a task may take: some four times as long as that of a detailed design. */
const mostCpu = 8000

const ask = standingProcess<Task, unknown>(new URL('./sewing-process.ts', import.meta.url), mostCpu)

/** Seconds after which a caller should retry: about what three designs take. */
const retryAfter = 5

const refusal = () => new Problem('too_many_requests', { retryAfter })

/** Each task takes one to two seconds. The longest wait, in ms, leaves a browser time for the answer. */
const inTurn = createTurns({ atOnce: 1, mostWaiting: 20, longestWait: 20_000 }, refusal)

/** The first design of a picture. Problems too_many_requests, design_too_detailed. */
export const started = (caller: Caller, sent: ToStart) =>
  done<Started>(caller, { task: 'start', ...sent })

/** The pictures and files of a sewn design. Problems as for `started`. */
export const sewn = (caller: Caller, sent: ToSew) => done<Sewn>(caller, { task: 'sew', ...sent })

/** A design that is too detailed, in fewer threads and larger areas. Problems as for `started`. */
export const simplified = (caller: Caller, sent: ToSimplify) =>
  done<PatchDesign>(caller, { task: 'simplify', ...sent })

/** Does a task in the caller's turn. What it takes counts, whatever comes of it; a caller over the limit gets no turn. */
function done<Result>({ network, count, signal }: Caller, task: Task): Promise<Result> {
  const work = async () => {
    await count()
    const { told, cpu, isOverCpu } = await ask(task, signal)
    // The task is done: over the limit, the network's next one is refused.
    await count(cpu).catch(() => undefined)
    if (told !== undefined) return told as Result
    if (isOverCpu) throw new Problem('design_too_detailed')
    if (signal?.aborted) throw refusal()
    throw new Error(`The task '${task.task}' of a design was not done`)
  }
  return inTurn(network, work, { signal })
}
