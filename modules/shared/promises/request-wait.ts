import { AsyncLocalStorage } from 'node:async_hooks'

/** The steps that a request has waited for connections so far, `stepsOfWait` for one longest wait. */
type Waited = { steps: number }

/** The cause of work: the id of the request, and the waits of it so far if they are bounded. */
type Cause = { requestId: string | undefined; waited: Waited | undefined }

const causes = new AsyncLocalStorage<Cause>()

/** Runs a request: all its waits for a connection together are at most one longest wait. */
export const asRequest = <Result>(request: () => Result, requestId?: string): Result =>
  causes.run({ requestId, waited: { steps: 0 } }, request)

/** Steps of one longest wait: see api/platform/database/bounded-pool.ts. */
export const stepsOfWait = 30

/** Runs a part of a request that may wait for connections `times` as long as others do. */
export const asPatient = <Result>(times: number, request: () => Result): Result =>
  causes.run(
    { requestId: currentRequestId(), waited: { steps: -stepsOfWait * (times - 1) } },
    request,
  )

/** Runs a job, or other work with the full wait for a connection, under the id of the request that caused it. */
export const asCausedBy = <Result>(requestId: string | undefined, work: () => Result): Result =>
  causes.run({ requestId, waited: undefined }, work)

/**
 * Runs work with the full wait for a connection, even if its request has used up its own: for work that several requests
 * share, and for work that must not fail just because earlier steps had to wait. It keeps the id of the request.
 */
export const apartFromRequest = <Asked extends unknown[], Result>(
  work: (...asked: Asked) => Result,
  ...asked: Asked
): Result => asCausedBy(currentRequestId(), () => work(...asked))

/** The waits of the current request so far; outside of a request, each wait is counted alone. */
export const waitedSoFar = (): Waited => causes.getStore()?.waited ?? { steps: 0 }

/** The id of the request that is being answered, or that caused the current job; undefined for other work. */
export const currentRequestId = (): string | undefined => causes.getStore()?.requestId
