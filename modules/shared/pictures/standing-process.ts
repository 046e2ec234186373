import { type ChildProcess, fork } from 'node:child_process'
import type { Answered, Asked } from './answer-each.ts'
import { overCpu } from './cpu-time.ts'
import { ownProcess, timeLimit } from './in-own-process.ts'

/** Ms of idleness after which the process is stopped. */
const restLimit = 30_000

/**
 * Ms for which the process works on once its caller has gone: what it takes to start another. So the work that is thrown
 * away takes at most twice as long as if its end were known.
 */
export const abandonedLimit = 1000

/** The outcome of a question. */
type Outcome<Result> = {
  /** Undefined when the process crashed, was abandoned, or exceeded a limit. */
  result: Result | undefined
  /** Ms of processor time; of a question without an answer, the most that it can have taken. */
  cpu: number
  /** Whether the process ended because the question took too much processor time. */
  isOverCpu: boolean
}

/**
 * Asks a process that stays one question at a time. The caller is gone once `signal` is aborted. `mostCpu` replaces the
 * limit of the process.
 */
export type Ask<Sent extends object, Result> = (
  sent: Sent,
  signal?: AbortSignal,
  mostCpu?: number,
) => Promise<Outcome<Result>>

/**
 * A process for a script that runs `answerEach`. It starts with the first question, and is stopped when idle, so that the
 * system gets its memory back. Warm code answers in half the time. A question takes at most `mostCpu` ms of processor time.
 */
export function standingProcess<Sent extends object, Result>(
  script: URL,
  mostCpu: number,
): Ask<Sent, Result> {
  let running: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const child = fork(script, ownProcess)
    child.once('exit', () => {
      if (running === child) running = undefined
    })
    return child
  }

  /** The next question may come before the process has ended. */
  function end(child: ChildProcess, signal?: NodeJS.Signals): void {
    if (running === child) running = undefined
    child.kill(signal)
  }

  return async (sent, signal, mostCpuOfThis = mostCpu) => {
    clearTimeout(rest)
    running ??= start()
    const child = running
    hold(child)
    const stop = () => end(child, 'SIGKILL')
    let abandoned: NodeJS.Timeout | undefined
    const abandon = () => {
      abandoned = setTimeout(stop, abandonedLimit)
    }
    const limit = setTimeout(stop, timeLimit)
    if (signal?.aborted) abandon()
    signal?.addEventListener('abort', abandon)
    try {
      return await outcomeOf<Sent, Result>(child, { sent, mostCpu: mostCpuOfThis })
    } finally {
      signal?.removeEventListener('abort', abandon)
      clearTimeout(abandoned)
      clearTimeout(limit)
      release(child)
      rest = setTimeout(() => end(child), restLimit).unref()
    }
  }
}

function outcomeOf<Sent, Result>(
  child: ChildProcess,
  asked: Asked<Sent>,
): Promise<Outcome<Result>> {
  const askedAt = performance.now()
  return new Promise((done, failed) => {
    const settle = () => child.off('message', answered).off('exit', ended).off('error', failure)
    const answered = (answer: unknown) => {
      settle()
      done({ ...(answer as Answered<Result>), isOverCpu: false })
    }
    const ended = (_code: number | null, signal: NodeJS.Signals | null) => {
      settle()
      const cpu = Math.min(Math.round(performance.now() - askedAt), asked.mostCpu)
      done({ result: undefined, cpu, isOverCpu: signal === overCpu })
    }
    const failure = (error: Error) => {
      settle()
      failed(error)
    }
    child.on('message', answered).on('exit', ended).on('error', failure)
    child.send(asked, (error) => error && failure(error))
  })
}

/** A process that rests does not keep this one from ending, which ends it too. */
function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}
