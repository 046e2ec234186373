import type { DesignPicture } from '../../../../modules/shared/contract/api.d.ts'
import { latestWins } from '../../../browser/latest-wins.ts'
import { ask } from '../bench/ask.ts'
import { changePatch } from '../patch/store.ts'
import { $pictureOnBench } from '../stage/sewing.ts'

const start = latestWins()

/**
 * Asks the bench for the threads that suit the picture best, at most so many, and takes them. Of several choices in a
 * row, as of a slider, only the latest counts.
 */
export async function suggestAgain(
  most: number,
  withoutBackground: boolean,
  gesture: string,
): Promise<void> {
  const isLatest = start()
  // A switch answers at once.
  changePicture({ withoutBackground }, gesture)
  const picture = $pictureOnBench.get()
  if (picture === undefined) return
  const answer = await ask('suggested', {
    kind: 'suggest',
    picture,
    most,
    withoutBackground,
  }).catch(() => undefined)
  if (answer && isLatest()) changePicture({ threads: answer.threads }, gesture)
}

const changePicture = (change: Partial<DesignPicture>, gesture: string): void =>
  changePatch(
    (patch) => (patch.picture ? { ...patch, picture: { ...patch.picture, ...change } } : patch),
    gesture,
  )
