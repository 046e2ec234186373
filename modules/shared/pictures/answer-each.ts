import { Worker } from 'node:worker_threads'
import { cpuTime } from './cpu-time.ts'

/** A question, and the most ms of processor time that it may take. */
export type Asked<Sent> = { sent: Sent; mostCpu: number }
/** The answer to a question, and the ms of processor time that it took. */
export type Answered<Result> = { result: Result; cpu: number }

/**
 * The child's side of a standing process: answers each message with one. A question that takes too much processor time
 * ends the process.
 */
export function answerEach<Sent, Result>(answer: (sent: Sent) => Promise<Result>): void {
  const limit = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  new Worker(new URL('./cpu-watch.ts', import.meta.url), { workerData: limit }).unref()
  process.on('message', async ({ sent, mostCpu }: Asked<Sent>) => {
    const before = cpuTime()
    Atomics.store(limit, 0, Math.ceil(before + mostCpu))
    const result = await answer(sent)
    const isEnding = Atomics.exchange(limit, 0, 0) === 0
    const answered: Answered<Result> = { result, cpu: Math.round(cpuTime() - before) }
    if (!isEnding) process.send?.(answered)
  })
}
