import type { Page } from 'playwright'

/** A script that a page requested: its path, its bytes on the wire with headers, and whether it was only fetched ahead. */
export type WireScript = { path: string; bytes: number; isAhead: boolean }

/** Records the scripts of a page from now on; 0 bytes for one from the browser's cache. */
export async function scriptsOf(page: Page): Promise<() => WireScript[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Map<string, WireScript>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const path = new URL(request.url).pathname
    if (path.endsWith('.js')) scripts.set(requestId, { path, bytes: 0, isAhead: type !== 'Script' })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) script.bytes = encodedDataLength
  })
  return () => [...scripts.values()]
}

/** Bytes on the wire of these scripts. */
export const bytesOf = (scripts: readonly WireScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)
