import { firstThreads, startOfPicture } from '../../../../modules/embroidery/rules.ts'
import { call } from '../../../client/generated/custom-images.ts'
import { ask } from '../bench/ask.ts'
import type { Answer } from '../bench/messages.ts'
import { readPatch } from '../patch/read-patch.ts'
import { $patch, showPatch } from '../patch/store.ts'
import { $picture, type Picture } from '../picture/current-picture.ts'
import { pngOf } from '../picture/picture-file.ts'
import { $coarse, $pictureOnBench, $state } from './sewing.ts'

/** The preview picture whose pixels are on the bench, and the stored patch that came with it. */
let onBench: string | undefined
let patchOfPicture: unknown

/**
 * Lays each picture that the visitor chooses on the bench, and starts a design with it, until the returned function is
 * called. A design that was kept or saved with its picture goes on.
 */
export function followPicture(): () => void {
  return $picture.subscribe((picture) => {
    if (picture?.design.image !== onBench) void layOut(picture)
    // The same picture, with a patch that was kept or saved.
    else if (picture?.patch !== undefined && picture.patch !== patchOfPicture) {
      patchOfPicture = picture.patch
      const kept = readPatch(picture.patch)
      if (kept?.picture) showPatch(kept)
    }
  })
}

async function layOut(picture: Picture | null): Promise<void> {
  onBench = picture?.design.image
  patchOfPicture = picture?.patch
  const isCurrent = () => $picture.get()?.design.image === picture?.design.image
  if (!picture) {
    if ($patch.get()?.picture) showPatch(null)
    return
  }
  const kept = readPatch(picture.patch)
  const before = $patch.get()
  $state.set('sewing')
  try {
    const { blob, isOriginal } = await sourceOf(picture)
    const opened = await openPicture(blob, isOriginal)
    if (!isCurrent()) return
    $pictureOnBench.set(opened.number)
    if (kept?.picture) showPatch(kept)
    else {
      showPatch(startOfPicture(opened.facts, before ?? undefined))
      if (!before) $coarse.set({ look: opened.look })
    }
  } catch {
    if (isCurrent()) $state.set('failed')
  }
}

let lastNumber = 0
type Opened = Extract<Answer, { kind: 'opened' }> & { number: number }

const opened = new WeakMap<Blob, Promise<Opened>>()

/** Lays a picture on the bench, once, and learns what a first design needs. */
export function openPicture(file: Blob, isOriginal = true) {
  const known = opened.get(file) ?? open(file, isOriginal)
  opened.set(file, known)
  return known
}

async function open(file: Blob, isOriginal: boolean): Promise<Opened> {
  lastNumber += 1
  const number = lastNumber
  const answer = await ask('opened', {
    kind: 'open',
    picture: number,
    file,
    isOriginal,
    most: firstThreads,
  })
  return { ...answer, number }
}

/** The visitor's picture as the shop keeps it, with every pixel: the patch is sewn from it. */
const ownPicture = (id: string) =>
  call('getCustomImage', { path: { id }, query: { size: 'production' } })

type Source = { blob: Blob; isOriginal: boolean }

/** The picture in the best form at hand: the visitor's file, the shop's copy of it, or the stored preview. */
async function sourceOf({ file, design }: Picture): Promise<Source> {
  if (file) return { blob: file, isOriginal: true }
  const { imageId: id } = design
  const stored = id && (await ownPicture(id).catch(() => undefined))
  return stored
    ? { blob: stored, isOriginal: true }
    : { blob: await pngOf(design.image), isOriginal: false }
}
