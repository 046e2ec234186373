import { atom, computed } from 'nanostores'
import type { Limit, Pixels } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { editorTexts as texts } from '../editor-text.ts'
import { $patch } from '../patch/store.ts'
import { askToSew, followLayers, stopSewing } from '../sewing-worker/ask.ts'
import type { Coarse, Sewn } from '../sewing-worker/messages.ts'
import { numbered } from './limits.ts'

/** The state of the work on the design. */
export const $state = atom<'idle' | 'sewing' | 'sewn' | 'failed'>('idle')

/** The latest first preview; null before one. */
export const $coarse = atom<Coarse | null>(null)

/** The picture in threads that a drag moves; null without one. */
export const $layer = atom<Pixels | null>(null)

/** Limits of the latest sewn patch: details that will not sew well. */
export const $limits = atom<readonly Limit[]>([])

/** Announcement of the sewn patch for screen readers, which read it again only when its text changes. */
export const $announcement = atom('')

/** The number in the worker of the picture that is sewn; undefined without one. */
export const $pictureInWorker = atom<number | undefined>(undefined)

/** The latest sewn patch with the address of its picture; null before one. */
export const $sewn = atom<(Sewn & { address: string }) | null>(null)

/** Whether the stage shows a patch, or the worker could not make it. */
export const $isShown = computed(
  [$coarse, $sewn, $state],
  (coarse, sewn, state) => coarse?.pixels !== undefined || sewn !== null || state === 'failed',
)

/** Whether the sewn patch on the stage is that of the current design: otherwise the canvas is shown above it. */
export const $isSewnShown = atom(false)

/** Whether a finger, a pointer or a key moves the picture: nothing is sewn meanwhile. */
export const $isMoving = atom(false)

/** Sews the design again after each change, until the returned function is called. */
export function sewAlong(): () => void {
  followLayers((layer) => $layer.set(layer))
  const stops = [
    $patch.subscribe(sew),
    $pictureInWorker.listen(() => $patch.get() && sew()),
    $isMoving.listen((isMoving) => isMoving || sew()),
  ]
  return () => {
    for (const stop of stops) stop()
    stopSewing()
  }
}

function sew(): void {
  const patch = $patch.get()
  stopSewing()
  if (!patch) clear()
  if (!patch || $isMoving.get()) return
  // The rings around a drawing would lie on the next one until its limits are known.
  if (drawingOf(patch) !== drawing) $limits.set([])
  drawing = drawingOf(patch)
  $state.set('sewing')
  askToSew(patch, $pictureInWorker.get(), {
    coarse: (coarse) => $coarse.set(coarse),
    sewn(sewn) {
      const before = $sewn.get()
      $sewn.set({ ...sewn, address: URL.createObjectURL(sewn.picture) })
      $state.set('sewn')
      // The picture before fades out under the new one.
      if (before) setTimeout(() => URL.revokeObjectURL(before.address), fadeTime)
    },
    limits({ limits }) {
      $limits.set(limits)
      $announcement.set(texts.sewn($sewn.get()?.threads ?? 0, numbered(limits).length))
    },
    failed: () => $state.set('failed'),
  })
}

/** Adds to what will not sew well that the shop has refused the design as too detailed. */
export function noteTooDetailed(): void {
  const limits = $limits.get()
  const kind = 'too-detailed'
  if ($patch.get()?.picture && !limits.some((one) => one.kind === kind))
    $limits.set([{ kind }, ...limits])
}

/** The drawing on the patch that was last sewn; undefined without one. */
let drawing: number | string | undefined

/** The number of a design's picture or the name of its motif. */
const drawingOf = ({ picture, motif }: PatchDesign) =>
  picture ? $pictureInWorker.get() : motif?.name

const fadeTime = 1000

function clear(): void {
  const sewn = $sewn.get()
  if (sewn) URL.revokeObjectURL(sewn.address)
  $coarse.set(null)
  $layer.set(null)
  $sewn.set(null)
  $limits.set([])
  $announcement.set('')
  $isSewnShown.set(false)
  $state.set('idle')
}
