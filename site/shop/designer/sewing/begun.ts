import { $patch } from '../patch/store.ts'
import { $state } from './sewing.ts'

/** Ms after which a picture whose pixels have not come from the shop is ordered as it is. */
const timeLimit = 30_000

/** Resolves when the design of a picture that the shop has got has begun, or will not. */
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
      $patch.listen((patch) => patch?.picture && end()),
      $state.listen((state) => state === 'failed' && end()),
    )
    if ($patch.get()?.picture || $state.get() === 'failed') end()
  })
}
