import type postgres from 'postgres'
import { stepsOfWait, waitedSoFar } from '../../../modules/shared/promises/request-wait.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'

/**
 * The load of a pool of this process: connections in use, and queries that wait for one. `waits` and `waitedMs` are of
 * all queries that have waited.
 */
type Load = { inUse: number; waiting: number; waits: number; waitedMs: number }

/** A pool that tells its load. A query is sent when the one before it on its connection is done, except in a transaction. */
export type BoundedPool = Pool & {
  load(): Load
  /** Closes the connections. Queries under way fail with CONNECTION_CLOSED; later ones get new connections. */
  drop(): void
}

/** The client with scripts/patches. */
export type Client = Pool & Pick<BoundedPool, 'drop'> & { load(): Pick<Load, 'inUse' | 'waiting'> }

/** Properties of a query that its types omit. */
type Query = {
  /** Called once, when the query is first awaited or executed; never for a part of another query. */
  handler(query: Query): void
  /** Called with the connection that the query is sent on. Unless it returns true, no other query is sent before the answer. */
  options: { onexecute?: () => boolean }
  /** The session that the query was sent to; null before. */
  state: object | null
  reject(error: unknown): void
  cancel(): void
}

/**
 * Bounds the waits for a connection, which include connecting, to `longestWait` ms; undefined: no bound. A query that
 * waits longer fails with CONNECTION_WAIT and is never sent. Listening, `notify` and `file` are not bounded.
 */
export function boundedPool(client: Client, longestWait: number | undefined): BoundedPool {
  const { past, wait } = countedWaits(longestWait)
  const { reserve, unsafe } = client

  /** The result of a call of the client, and whether it waits for a connection. */
  function outcome<Returned>(call: () => Returned) {
    const { waiting } = client.load()
    const returned = call()
    return { returned, isQueued: client.load().waiting > waiting }
  }

  function bounded<Made>(made: Made): Made {
    if (!isQuery(made)) return made
    const query: Query = made
    const { handler } = query
    query.options.onexecute ??= () => false
    query.handler = () => {
      if (!outcome(() => handler(query)).isQueued) return
      whenSentOrRejected(
        query,
        wait((error) => {
          query.reject(error)
          query.cancel()
        }),
      )
    }
    return made
  }

  function boundedReserve() {
    const { returned: reserving, isQueued } = outcome(reserve)
    if (!isQueued) return reserving
    return new Promise<postgres.ReservedSql>((resolve, reject) => {
      let isRefused = false
      const end = wait((error) => {
        isRefused = true
        reject(error)
      })
      // A reservation cannot be cancelled.
      reserving.then((held) => (isRefused ? held.release() : resolve(held)), reject).finally(end)
    })
  }

  // `begin` of the client opens a transaction by its `unsafe`.
  client.unsafe = ((...asked) => bounded(unsafe(...asked))) as Pool['unsafe']
  const sql = (...asked: Parameters<Pool>) => bounded(client(...asked))
  return Object.assign(sql, client, {
    reserve: boundedReserve,
    load: () => ({ ...client.load(), ...past }),
  }) as BoundedPool
}

/** The waits for a connection. `wait` counts one, calls `refuse` when it is too long, and returns what ends it. */
function countedWaits(longestWait: number | undefined) {
  const past = { waits: 0, waitedMs: 0 }

  function wait(refuse: (error: Error) => void): () => void {
    const start = performance.now()
    let isOver = false
    const end = () => {
      if (!isOver) past.waitedMs += performance.now() - start
      isOver = true
    }
    // A blocked event loop uses up one step: the sockets are read before the next.
    // Queries of a request that wait at once use up its steps together.
    function expire(limit: number, waited = waitedSoFar(), steps = waited.steps): void {
      if (steps >= stepsOfWait) {
        end()
        refuse(connectionWait())
        return
      }
      setTimeout(() => {
        if (isOver) return
        waited.steps = Math.max(waited.steps, steps + 1)
        expire(limit, waited, steps + 1)
      }, limit / stepsOfWait).unref()
    }
    past.waits++
    if (longestWait) expire(longestWait)
    return end
  }

  return { past, wait }
}

const connectionWait = () =>
  Object.assign(new Error('CONNECTION_WAIT: no database connection was free in time'), {
    code: 'CONNECTION_WAIT',
  })

const isQuery = <Made>(made: Made): made is Made & Query =>
  typeof made === 'object' && made !== null && 'handler' in made

/** Calls `done` when a waiting query has been sent, and when it fails before. */
function whenSentOrRejected(query: Query, done: () => void): void {
  let { state } = query
  const { reject } = query
  Object.defineProperty(query, 'state', {
    get: () => state,
    set(session: Query['state']) {
      state = session
      done()
    },
  })
  query.reject = (error) => {
    done()
    reject(error)
  }
}
