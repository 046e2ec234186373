import { requestHandler } from './handle-requests.ts'
import type { Request } from './messages.ts'
import { ownDecoding } from './own-decoding.ts'
import { practise } from './practise.ts'

const answer = requestHandler(ownDecoding, (message) => postMessage(message))
let isAsked = false

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  isAsked = true
  void answer(data)
})
void practise(() => isAsked)
