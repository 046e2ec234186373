import type { Answer, Request } from './messages.ts'

type Bench = (request: Request) => void
type Receive = (answer: Answer) => void

let opened: Promise<Bench> | undefined

/** The bench, in a worker or, where the browser has none, on the page's thread. Opened once. */
export function openBench(receive: Receive): Promise<Bench> {
  opened ??=
    typeof Worker !== 'undefined' ? inWorker(receive).catch(() => inPage(receive)) : inPage(receive)
  return opened
}

/**
 * A worker whose script cannot be loaded is replaced by the page, which gets what it was asked. Rejects where the browser
 * allows no worker.
 */
async function inWorker(receive: Receive): Promise<Bench> {
  const worker = new Worker(new URL('./bench.worker.ts', import.meta.url), { type: 'module' })
  let fallback: Promise<Bench> | undefined
  const asked: Request[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    asked.length = 0
    receive(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    fallback ??= inPage(receive)
    void fallback.then((bench) => asked.splice(0).forEach(bench))
  })
  return (request) => {
    if (fallback) return void fallback.then((bench) => bench(request))
    asked.push(request)
    worker.postMessage(request)
  }
}

/** It decodes no file for a first look: that would keep the page's thread busy. */
async function inPage(receive: Receive): Promise<Bench> {
  const { benchWith } = await import('./bench.ts')
  const answer = benchWith(() => Promise.reject(new Error('There is no worker')), receive)
  return (request) => void answer(request)
}
