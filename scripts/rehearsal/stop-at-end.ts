/** The stop functions that have not finished, oldest first. */
const started = new Set<() => Promise<void>>()

/**
 * Returns `work`, which stops something, as a function that does so once. The end of the script calls it at the latest,
 * also when something fails or a signal ends the script.
 */
export function stopAtEnd(work: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= work().finally(() => started.delete(stop))
    return stopping
  }
  started.add(stop)
  return stop
}

/** Stops everything, newest first. A failure is printed. */
export async function stopAll(): Promise<void> {
  for (let stop = newest(); stop; stop = newest()) await stop().catch(console.error)
}

const newest = () => [...started].at(-1)
