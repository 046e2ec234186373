import { once } from 'node:events'
import type { ListenOptions, Server } from 'node:net'
import { ConfigError } from '../../platform/settings/config.ts'

type Place = ListenOptions & { port: number | undefined; host: string }

/**
 * Listens. `setting` names the port's; default: PORT. Throws ConfigError when the port or the address is not to be had.
 */
export async function listenOn(
  server: Server,
  place: Place,
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<void> {
  try {
    server.listen(place)
    await once(server, 'listening')
  } catch (error) {
    const mistake = mistakeIn(place, setting, (error as NodeJS.ErrnoException).code)
    throw mistake ? new ConfigError(mistake) : error
  }
}

function mistakeIn({ port, host }: Place, setting: string, code = ''): string | undefined {
  if (code === 'EADDRINUSE') return `${setting}: ${port} is taken at ${host}: set another one`
  if (code === 'EACCES') return `${setting}: this user may not listen on ${port}`
  const isNoAddress = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)
  return isNoAddress ? `HOST: ${host} is not an address of this machine` : undefined
}
