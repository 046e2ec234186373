import { $patch } from '../patch/store.ts'
import { $state } from './sewing.ts'

/** Ms after which a picture that is still being digitized is ordered as it is. */
const timeLimit = 10_000

/** Resolves when the design of a chosen picture has begun, or will not. */
export function begun(): Promise<void> {
  return new Promise((done) => {
    const stops: (() => void)[] = []
    const end = () => {
      for (const stop of stops) stop()
      done()
    }
    const timer = setTimeout(end, timeLimit)
    stops.push(
      () => clearTimeout(timer),
      $patch.listen((patch) => patch && end()),
      $state.listen((state) => state === 'failed' && end()),
    )
    if ($patch.get() || $state.get() === 'failed') end()
  })
}
