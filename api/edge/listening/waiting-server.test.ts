import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../stand-ins/free-port.ts'
import { listenOn } from './listen-on.ts'
import { createWaitingServer } from './waiting-server.ts'

async function newWaitingServer() {
  const place = { port: await freePort(), host: '127.0.0.1' }
  const waiting = createWaitingServer(place)
  onTestFinished(waiting.close)
  const status = () =>
    fetch(`http://127.0.0.1:${place.port}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    )
  return { place, waiting, status }
}

test('the port opens when a migration takes longer than two seconds, and stays open', async () => {
  const { waiting, status } = await newWaitingServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await waiting.during(Promise.resolve('quick'))).toBe('quick')
  const slow = Promise.withResolvers<string>()
  const during = waiting.during(slow.promise)
  vi.advanceTimersByTime(1999)
  expect(await status()).toBe(0)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(status).toBe(200)
  slow.resolve('slow')
  expect(await during).toBe('slow')
  expect(await status()).toBe(200)
})

test('the port is free for the shop as soon as the server is closed, also while it opens', async () => {
  const { place, waiting } = await newWaitingServer()
  const opening = waiting.open()
  await waiting.close()
  await opening
  const shop = createServer()
  onTestFinished(() => void shop.close())
  await listenOn(shop, place)
})
