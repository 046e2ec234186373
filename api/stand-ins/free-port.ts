import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Lowest and highest port. Operating systems assign ports above 32767 to outgoing connections, so a port there that is
 * free now may be taken when the caller listens on it.
 */
const [lowest, highest] = [20_000, 32_767]
const attempts = 50

/** A free TCP port of this machine; `candidate` draws the ports to try. */
export async function freePort(candidate = () => randomInt(lowest, highest + 1)): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = candidate()
    if (await isFree(port)) return port
  }
  throw new Error(`No free port in ${attempts} attempts`)
}

/** Raises errors other than that the port is in use. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  probe.close()
  await once(probe, 'close')
  return true
}
