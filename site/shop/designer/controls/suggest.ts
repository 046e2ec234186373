import {
  insidePatch,
  onSeenCloth,
  overPatch,
  type Under,
} from '../../../../modules/embroidery/rules.ts'
import type { DesignPicture, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { latestWins } from '../../../browser/timing/latest-wins.ts'
import { changePatch } from '../patch/store.ts'
import { $pictureInWorker } from '../sewing/sewing.ts'
import { ask } from '../sewing-worker/ask.ts'

const start = latestWins()

/**
 * Asks the sewing worker for the threads that suit the picture best, at most so many, and takes them. The cloth changes
 * where one of them could not be seen on it. Of several choices in a row, as of a slider, only the latest counts.
 */
export async function suggestAgain(most: number, withoutBackground: boolean): Promise<void> {
  const isLatest = start()
  const picture = $pictureInWorker.get()
  if (picture === undefined) return
  const question = { kind: 'suggest', picture, most, withoutBackground } as const
  const answer = await ask('suggested', question).catch(() => undefined)
  if (answer && isLatest()) takeThreads(answer, 'threads')
}

/**
 * Takes out the background of the picture, which then stands inside the patch, or puts it back, over the patch. The cloth
 * that shows in its place changes where a thread could not be seen on it.
 */
export async function turnBackground(
  { threads }: DesignPicture,
  withoutBackground: boolean,
): Promise<void> {
  const isLatest = start()
  // A switch answers at once.
  changePatch((patch) => withChange(patch, { withoutBackground }), 'background')
  const picture = $pictureInWorker.get()
  if (picture === undefined) return
  const question = { kind: 'turn', picture, count: threads.length, withoutBackground } as const
  const answer = await ask('turned', question).catch(() => undefined)
  if (!answer || !isLatest()) return
  const { facts } = answer
  changePatch(
    (patch) => (withoutBackground ? insidePatch(patch, facts) : overPatch(patch, facts.size)),
    'background',
  )
  takeThreads(answer, 'background')
}

type Suggestion = { threads: DesignPicture['threads']; under: Under }

/** Takes threads, and cloth on which they are seen where one of them would not be. */
const takeThreads = ({ threads, under }: Suggestion, gesture: string): void =>
  changePatch((patch) => onSeenCloth(withChange(patch, { threads }), under), gesture)

const withChange = (patch: PatchDesign, change: Partial<DesignPicture>): PatchDesign =>
  patch.picture ? { ...patch, picture: { ...patch.picture, ...change } } : patch
