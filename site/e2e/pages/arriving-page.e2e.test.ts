import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { phone, visitor } from '../browser.ts'
import { shiftsOf, watchShifts } from '../layout-shifts.ts'

/** Characters of the body that hold the first content of a phone's window. */
const shownFirst = 60_000

/** A page cut inside buttons, behind their icon, and behind names and prices: there a slow network may pause. */
function piecesOf(html: string): string[] {
  const body = html.indexOf('<body')
  const first = html.slice(0, body + shownFirst)
  return [...first.split(/(?<=<\/(?:svg(?=><\/button)|h3|p)>)/), html.slice(body + shownFirst)]
}

/** A shop in front of the shared one whose pages arrive in pieces. Resolves to its URL. */
async function slowShop(): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(inject('shopUrl') + url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html'))
      for (const piece of piecesOf(await answer.text())) {
        response.write(piece)
        await delay(20)
      }
    else response.write(await answer.bytes())
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('nothing moves on a phone while the page arrives in pieces', async () => {
  const { page, context } = await visitor(phone, 1, await slowShop())
  await watchShifts(context)
  for (const path of ['/', '/products', '/lag-din-egen']) {
    await page.goto(path)
    expect(await shiftsOf(page), path).toEqual([])
  }
})
