import {
  clothUnder,
  coarsePreview,
  digitize,
  drawEmbroidery,
  type Embroidery,
  firstThreads,
  isBare,
  isTooDetailed,
  type Limit,
  limitsOf,
  type Pixels,
  seenIn,
  simplerDesign,
  startOfPicture,
  subjectOf,
  suggestThreads,
  turnedBackground,
  underOf,
  unitsPerMm,
} from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { type PixelFile, readPixelFile } from '../../../../modules/shared/pictures/pixel-file.ts'
import { motifCloth } from '../patch/starts.ts'
import { layerOf, lettersOf } from './layer.ts'
import { type Answer, type Line, mostHeld, type Request, type Size } from './messages.ts'
import type { OwnDecoding } from './own-decoding.ts'

/** A step of a drag takes up to so many ms; a design that is changed by one rests as long before it is sewn in full. */
const rest = 90

type Decode = (file: Blob, size: Size) => Promise<OwnDecoding>

/**
 * The work of the sewing worker: it holds the pixels of pictures, and sews. It answers a request by `post`. Of several
 * designs only the latest is sewn: first roughly, then in full once it rests. Last come the limits that it exceeds.
 */
export function requestHandler(decode: Decode, post: (answer: Answer) => void) {
  const held = new Map<number, Promise<PixelFile>>()
  let latest = 0
  let since = 0
  let layerKey = ''

  function hold({ picture, file }: Request & { kind: 'open' }): Promise<PixelFile> {
    const one = readPixelFile(file)
    held.set(picture, one)
    for (const old of [...held.keys()].slice(0, -mostHeld)) held.delete(old)
    return one
  }

  function pictureOf(number: number | undefined): Promise<PixelFile> {
    const one = number === undefined ? undefined : held.get(number)
    if (!one) throw new Error('There is no such picture')
    return one
  }

  async function sew(request: Request & { kind: 'sew' }): Promise<void> {
    const { id, patch, picture } = request
    const isInARow = performance.now() - since < 4 * rest
    since = performance.now()
    latest = id
    // A macrotask lets a later request overtake this one.
    await later(0)
    if (id !== latest) return
    const held = patch.picture && (await pictureOf(picture))
    if (id !== latest) return
    const pixels = held?.pixels
    const preview = pixels && coarsePreview(patch, pixels)
    const outline = patch.outline === 'contour' ? undefined : lineOf(digitize(bare(patch)))
    post({ id, kind: 'coarse', pixels: preview, letters: pixels && lettersOf(patch), outline })
    await later(isInARow && pixels ? rest : 0)
    if (id !== latest) return
    const embroidery = digitize(patch, pixels)
    post({
      id,
      kind: 'sewn',
      picture: svgOf(drawEmbroidery(embroidery)),
      width: embroidery.width / unitsPerMm,
      height: embroidery.height / unitsPerMm,
      outline: lineOf(embroidery),
      threads: new Set(embroidery.regions.map(({ thread }) => thread)).size,
    })
    if (pixels) postLayer(id, patch, pixels, `${picture}`)
    await later(0)
    if (id !== latest) return
    const limits: Limit[] = isBare(embroidery)
      ? [{ kind: leavesGroundOut(patch, pixels) ? 'only-background' : 'nothing-sewn' }]
      : [
          ...(isTooDetailed(embroidery) ? [{ kind: 'too-detailed' as const }] : []),
          ...limitsOf(patch, pixels, held?.original),
        ]
    post({ id, kind: 'limits', limits })
  }

  /** Once for each picture and choice of threads. */
  function postLayer(id: number, patch: PatchDesign, pixels: Pixels, picture: string): void {
    const { withoutBackground, threads } = patch.picture ?? {}
    const key = JSON.stringify([picture, withoutBackground, threads])
    const layer = key === layerKey ? undefined : layerOf(patch, pixels)
    layerKey = key
    if (layer) post({ id, kind: 'layer', layer })
  }

  async function answerTo(request: Request): Promise<void> {
    const { id } = request
    switch (request.kind) {
      case 'preview': {
        const { pixels, thumbnail } = await decode(request.file, request.size)
        const facts = { size: request.size, ...seenIn(pixels, firstThreads) }
        const patch = startOfPicture(facts, request.before)
        const preview = coarsePreview(patch, pixels)
        return post({
          id,
          kind: 'previewed',
          pixels: preview,
          patch,
          thumbnail: await thumbnail(),
        })
      }
      case 'open': {
        const { pixels, original } = await hold(request)
        const facts = { size: original, ...seenIn(pixels, firstThreads) }
        return post({ id, kind: 'opened', facts })
      }
      case 'suggest': {
        const { pixels } = await pictureOf(request.picture)
        return post({
          id,
          kind: 'suggested',
          threads: suggestThreads(pixels, request),
          under: underOf(pixels),
        })
      }
      case 'turn': {
        const { pixels, original } = await pictureOf(request.picture)
        return post({
          id,
          kind: 'turned',
          threads: turnedBackground(pixels, request),
          under: underOf(pixels),
          facts: { size: original, subject: subjectOf(pixels) },
        })
      }
      case 'simplify': {
        const { pixels } = await pictureOf(request.picture)
        return post({ id, kind: 'simplified', patch: simplerDesign(request.patch, pixels) })
      }
      case 'motif': {
        await later(0)
        return post({ id, kind: 'motif', picture: svgOf(drawEmbroidery(digitize(alone(request)))) })
      }
      case 'sew':
        return sew(request)
    }
  }

  return (request: Request): Promise<void> =>
    answerTo(request).catch((error: unknown) =>
      post({ id: request.id, kind: 'failed', reason: String(error) }),
    )
}

/** Whether a picture's background could be sewn and is left out; a transparent one cannot. */
function leavesGroundOut({ picture }: PatchDesign, pixels: Pixels | undefined): boolean {
  const subject = pixels && subjectOf(pixels)
  return picture?.withoutBackground === true && (!subject || subject.ground !== undefined)
}

const later = (time: number) => new Promise((done) => setTimeout(done, time))

const svgOf = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' })

/** A patch with nothing on its cloth. */
const bare = ({ outline, size, cloth, edge }: PatchDesign): PatchDesign => ({
  outline,
  size,
  cloth,
  edge,
})

/** An embroidery's outline in mm from its middle. */
const lineOf = ({ outline, width, height }: Embroidery): Line =>
  outline.points.map(([x, y]) => [(x - width / 2) / unitsPerMm, (y - height / 2) / unitsPerMm])

/** A small round patch with a motif, for the choice of motifs. */
const alone = ({ name, threads }: Request & { kind: 'motif' }): PatchDesign => ({
  outline: 'circle',
  size: 60,
  cloth: clothUnder(threads, [motifCloth]),
  edge: threads[0] ?? 'navy',
  motif: { name, place: { x: 0, y: 0, width: 38, turn: 0 }, threads: [...threads] },
})
