import { clothOfPicture, withReadableText } from '../../../../modules/embroidery/rules.ts'
import type {
  ChartThread,
  DesignPicture,
  PatchDesign,
} from '../../../../modules/shared/contract/api.d.ts'
import { latestWins } from '../../../browser/latest-wins.ts'
import { ask } from '../bench/ask.ts'
import { $patch, changePatch } from '../patch/store.ts'
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
  const isTaken = withoutBackground && $patch.get()?.picture?.withoutBackground === false
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
  if (!answer || !isLatest()) return
  const { threads, ground } = answer
  changePicture({ threads }, gesture)
  if (isTaken) changePatch((patch) => onSeenCloth(patch, threads, ground), gesture)
}

/** The design of a picture whose background was taken out: the cloth that shows instead differs from all its threads. */
const onSeenCloth = (
  patch: PatchDesign,
  threads: DesignPicture['threads'],
  ground: ChartThread | undefined,
): PatchDesign =>
  withReadableText({ ...patch, cloth: clothOfPicture(threads, patch.cloth, ground) })

const changePicture = (change: Partial<DesignPicture>, gesture: string): void =>
  changePatch(
    (patch) => (patch.picture ? { ...patch, picture: { ...patch.picture, ...change } } : patch),
    gesture,
  )
