import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a request is for this path, whatever its query. */
export const isFor = (path: string, { url }: IncomingMessage): boolean =>
  url?.split('?', 1)[0] === path

/** Answers as `/healthz` and `/readyz` do: 200 or 503. */
export function answerProbe(response: ServerResponse, ok: boolean): void {
  response.writeHead(ok ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
  })
  response.end(JSON.stringify({ ok }))
}
