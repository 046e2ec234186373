import { AsyncLocalStorage } from 'node:async_hooks'

/** The steps that a request has waited for connections so far, of those that the client counts: see scripts/patches. */
type Waited = { steps: number }

const requests = new AsyncLocalStorage<Waited>()

/** Runs a request: all its waits for a connection together are at most one longest wait. */
export const asRequest = <Result>(request: () => Result): Result =>
  requests.run({ steps: 0 }, request)

/**
 * Runs work with the full wait for a connection, even if its request has used up its own: for work that several requests
 * share, and for work that must not fail just because earlier steps had to wait.
 */
export const apartFromRequest = <Asked extends unknown[], Result>(
  work: (...asked: Asked) => Result,
  ...asked: Asked
): Result => requests.exit(work, ...asked)

/** What the current request has waited; outside of a request, each wait is counted alone. */
export const waitedSoFar = (): Waited => requests.getStore() ?? { steps: 0 }
