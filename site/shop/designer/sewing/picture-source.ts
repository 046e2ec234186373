import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import { call } from '../../../client/generated/custom-images.ts'
import { serverCode } from '../../../client/request-error.ts'
import { readPatch } from '../patch/read-patch.ts'
import { $patch, showPatch } from '../patch/store.ts'
import { $picture, type Picture, showPicture } from '../picture/current-picture.ts'
import { sendAgain } from '../picture/upload.ts'
import { ask } from '../sewing-worker/ask.ts'
import { type Answer, mostHeld } from '../sewing-worker/messages.ts'
import { $coarse, $pictureInWorker, $state } from './sewing.ts'

/** The picture that is laid out: its thumbnail, and its id once the worker has the shop's copy or will get it. */
let laid: { image: string; id: string | undefined } | undefined

/** The stored patch that came with it. */
let patchOfPicture: unknown

/**
 * Shows a first preview of each picture that the visitor chooses, and starts a design with it once the shop has it. Ends
 * when the returned function is called. A design that was kept or saved with its picture goes on.
 */
export function followPicture(): () => void {
  const stop = $picture.subscribe((picture) => {
    if (!picture) return clear()
    const { image, imageId: id } = picture.design
    const isLaid = laid?.image === image && (id === undefined || id === laid.id)
    if (!isLaid) void layOut(picture)
    // The same picture, with a patch that was kept or saved.
    else if (picture.patch !== undefined && picture.patch !== patchOfPicture) {
      patchOfPicture = picture.patch
      const kept = readPatch(picture.patch)
      if (kept?.picture) showPatch(kept)
    }
    // Nothing goes on until it is sent again.
    else if (!laid?.id) $state.set(picture.uploadState === 'failed' ? 'idle' : 'sewing')
  })
  return () => {
    stop()
    // A copy that arrives later begins no design.
    laid = undefined
  }
}

function clear(): void {
  if (laid && $patch.get()?.picture) showPatch(null)
  if (laid && !$patch.get()) {
    $coarse.set(null)
    $state.set('idle')
  }
  laid = undefined
}

async function layOut(picture: Picture): Promise<void> {
  const { image, imageId: id } = picture.design
  const place = { image, id }
  // A picture that was lost and sent again keeps its design.
  const goesOn = laid?.image === image && $patch.get()?.picture !== undefined
  const before = picture.before ?? $patch.get() ?? undefined
  laid = place
  patchOfPicture = picture.patch
  // A store calls the listeners of a change within a listener last: what the end of the patch before clears would be this
  // picture's preview.
  if (!goesOn && $patch.get()) await undefined
  if (laid !== place) return
  if (!goesOn) showFirstPreview(picture)
  if (!id) {
    // Of a design from before a reload only the thumbnail is left.
    if (!picture.file && !picture.upload) void sendAgain()
    return
  }
  const kept = readPatch(picture.patch)
  try {
    const { number, facts } = await openPicture(id)
    if (laid !== place) return
    $pictureInWorker.set(number)
    if (!goesOn) showPatch(kept?.picture ? kept : startOfPicture(facts, before))
  } catch (error) {
    if (laid !== place) return
    if (serverCode(error) === 'custom_image_not_found' && !picture.upload) return sendLost(picture)
    if (!goesOn && kept?.picture) showPatch(kept)
    $state.set('failed')
  }
}

/** Shows a picture until its design begins; the one before it is no longer to be ordered. */
function showFirstPreview({ preview, uploadState }: Picture): void {
  if ($patch.get()) showPatch(null)
  $pictureInWorker.set(undefined)
  $coarse.set(preview ? { pixels: preview.pixels } : null)
  $state.set(uploadState === 'failed' ? 'idle' : 'sewing')
}

/** Sends a picture that the shop no longer has: the file, or what is left of it. */
function sendLost(picture: Picture): void {
  const { image } = picture.design
  laid = { image, id: undefined }
  showPicture({ ...picture, design: { image } })
  void sendAgain()
}

let lastNumber = 0
type Opened = Extract<Answer, { kind: 'opened' }> & { number: number }

/** The copies in the worker by their pictures' ids, oldest first. */
const opened = new Map<string, Promise<Opened>>()

/** Opens the shop's copy of a picture in the worker, unless it is there, and learns what a first design needs. */
async function openPicture(id: string): Promise<Opened> {
  const known = opened.get(id)
  if (known) return known
  const file = await copyOf(id)
  lastNumber += 1
  const number = lastNumber
  const opening = ask('opened', { kind: 'open', picture: number, file }).then((answer) => ({
    ...answer,
    number,
  }))
  opened.set(id, opening)
  for (const old of [...opened.keys()].slice(0, -mostHeld)) opened.delete(old)
  return opening
}

/** Most attempts to fetch the copy, and the ms by which the pause grows with each retry. */
const attempts = 3
const pause = 1000

async function copyOf(id: string): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await call('getCustomImagePixels', { path: { id } })
    } catch (error) {
      if (attempt === attempts || serverCode(error) === 'custom_image_not_found') throw error
      await new Promise((done) => setTimeout(done, attempt * pause))
    }
}
