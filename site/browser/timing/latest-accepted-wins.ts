export type Run = { isStale(): boolean; accept(): void }

/**
 * Latest accepted wins: each call starts a run, which is stale once a later one was accepted. With `latestWins`, the
 * start of a later run suffices; here a later run without a usable result makes none stale.
 */
export function latestAcceptedWins(): () => Run {
  let started = 0
  let accepted = 0
  return () => {
    started += 1
    const run = started
    return {
      isStale: () => run < accepted,
      accept() {
        accepted = run
      },
    }
  }
}
