import { benchWith } from './bench.ts'
import { decodeInWorker } from './decode-in-worker.ts'
import type { Request } from './messages.ts'
import { practise } from './practise.ts'

const answer = benchWith(decodeInWorker, (message) => postMessage(message))
let isAsked = false

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  isAsked = true
  void answer(data)
})
void practise(() => isAsked)
