import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError } from '../../platform/settings/config.ts'
import { freePort } from '../../stand-ins/free-port.ts'
import { listenOn } from './listen-on.ts'

function newServer() {
  const server = createServer()
  onTestFinished(() => void server.close())
  return server
}

/** A server whose operating system refuses the address. */
function refusedServer(code: string) {
  const server = newServer()
  const refusal = Object.assign(new Error(`listen ${code}`), { code })
  vi.spyOn(server, 'listen').mockImplementation(() => {
    setImmediate(() => server.emit('error', refusal))
    return server
  })
  return server
}

test.each([
  ['EADDRNOTAVAIL', 'HOST: 192.0.2.2 is not an address of this machine'],
  ['EACCES', 'PORT: this user may not listen on 80'],
])('what ends with %s is a mistake in the settings, in one line', async (code, line) => {
  const refused = listenOn(refusedServer(code), { port: 80, host: '192.0.2.2' })
  await expect(refused).rejects.toThrow(new ConfigError(line))
})

test('a name without an address is a mistake in HOST, in one line', async () => {
  const refused = listenOn(newServer(), { port: await freePort(), host: 'nowhere.invalid' })
  await expect(refused).rejects.toThrow(
    new ConfigError('HOST: nowhere.invalid is not an address of this machine'),
  )
})

test('a port that is taken is a mistake in its setting, in one line', async () => {
  const place = { port: await freePort(), host: '127.0.0.1' }
  await listenOn(newServer(), place)
  await expect(listenOn(newServer(), place, 'METRICS_PORT')).rejects.toThrow(
    new ConfigError(`METRICS_PORT: ${place.port} is taken at 127.0.0.1: set another one`),
  )
})
