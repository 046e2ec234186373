import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { reasonOf } from '../../log/log.ts'
import { openDatabase } from '../database.ts'
import { answerOf, Silence } from '../silence.ts'

/** Ms between two probes of the pooler. */
const interval = 1000

export type PoolerWatch = { isUp(): boolean; stop(): Promise<void> }

/**
 * Tracks whether the pooler accepts connections. It asks for no session of the database: a pooler whose sessions are
 * all busy is not away. `heardNothing` is called when it does not answer at all: its connections may be dead without
 * having been closed.
 */
export function watchPooler(url: string, log: Logger, heardNothing: () => void): PoolerWatch {
  const { host, port } = openDatabase(url).options
  const places = host.map((name, index) => ({ host: name, port: port[index] ?? 0 }))
  const ended = new AbortController()
  let up = true

  async function watch() {
    while (!ended.signal.aborted) {
      const failure = await failureOf(places)
      if (failure && up) log.warn({ reason: reasonOf(failure) }, 'The pooler cannot be reached')
      if (!failure && !up) log.info('The pooler answers again')
      if (failure instanceof Silence) heardNothing()
      up = failure === undefined
      await pause(interval, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    isUp: () => up,
    async stop() {
      ended.abort()
      await watching
    },
  }
}

type Place = { host: string; port: number }

/** Undefined when one of the places accepts a connection. */
async function failureOf(places: readonly Place[]): Promise<Error | undefined> {
  const outcomes = Promise.any(places.map(reach))
  return outcomes.then(
    () => undefined,
    ({ errors }: AggregateError) => errors.find((error) => error instanceof Silence) ?? errors[0],
  )
}

async function reach(place: Place): Promise<void> {
  const socket = connect(place)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('connect', resolve).once('error', reject)
  try {
    await answerOf(promise, { whose: 'pooler' })
  } finally {
    socket.destroy()
  }
}
