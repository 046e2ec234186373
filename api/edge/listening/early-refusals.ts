import { randomUUID } from 'node:crypto'
import { type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'

/** Error codes of Node's HTTP parser with the status that Node answers by default; all others are a 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers requests that Node refuses before the app sees them, with Node's status and a request id, and logs them: an
 * unreadable, oversized or slow head, and an unknown `Expect`.
 */
export function answerEarlyRefusals(server: Server, log: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Length: 0',
      `X-Request-Id: ${noted(log, status, error.code)}`,
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n`)
  })
  const refuseExpectation: RequestListener = (_request, response) => {
    response.writeHead(417, { 'X-Request-Id': noted(log, 417) }).end()
  }
  server.on('checkExpectation', refuseExpectation)
}

function noted(log: Logger, status: number, code?: string): string {
  const requestId = randomUUID()
  log.info({ requestId, status, code }, 'A request was rejected before it reached the app')
  return requestId
}
