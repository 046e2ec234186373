import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port in use is skipped', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const { port: used } = server.address() as AddressInfo
  const free = await freePort()
  const candidates = [used, used, free]
  expect(await freePort(() => candidates.shift() ?? 0)).toBe(free)
  server.close()
})

test('without a free port an error says so', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const { port: used } = server.address() as AddressInfo
  await expect(freePort(() => used)).rejects.toThrow('No free port')
  server.close()
})

test('ports that the system assigns to outgoing connections are avoided', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  for (const port of ports) expect(port).toBeLessThan(32_768)
})
