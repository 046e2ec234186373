import type { Answer, Request } from './messages.ts'

type Send = (request: Request) => void
type Receive = (answer: Answer) => void

let started: Promise<Send> | undefined

/** The sewing worker, or its work on the page's thread where the browser has no workers. Started once. */
export function startSewingWorker(receive: Receive): Promise<Send> {
  started ??=
    typeof Worker !== 'undefined' ? inWorker(receive).catch(() => inPage(receive)) : inPage(receive)
  return started
}

/**
 * A worker whose script cannot be loaded is replaced by the page, which gets what it was asked. Rejects where the browser
 * allows no worker.
 */
async function inWorker(receive: Receive): Promise<Send> {
  const worker = new Worker(new URL('./sewing.worker.ts', import.meta.url), { type: 'module' })
  let fallback: Promise<Send> | undefined
  const asked: Request[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    asked.length = 0
    receive(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    fallback ??= inPage(receive)
    void fallback.then((send) => asked.splice(0).forEach(send))
  })
  return (request) => {
    if (fallback) return void fallback.then((send) => send(request))
    asked.push(request)
    worker.postMessage(request)
  }
}

/** It decodes no file for a first preview: that would keep the page's thread busy. */
async function inPage(receive: Receive): Promise<Send> {
  const { requestHandler } = await import('./handle-requests.ts')
  const answer = requestHandler(() => Promise.reject(new Error('There is no worker')), receive)
  return (request) => void answer(request)
}
