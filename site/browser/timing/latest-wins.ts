/**
 * Latest wins: each call starts a run and makes the earlier ones stale. The returned function says whether its run is
 * still the latest.
 */
export function latestWins(): () => () => boolean {
  let latest = 0
  return () => {
    latest += 1
    const run = latest
    return () => run === latest
  }
}
