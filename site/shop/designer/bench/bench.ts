import {
  clothUnder,
  coarseLook,
  digitize,
  drawEmbroidery,
  type Embroidery,
  isBare,
  isTooDetailed,
  type Limit,
  limitsOf,
  type Pixels,
  seenIn,
  simplerDesign,
  startOfPicture,
  suggestThreads,
  turnedBackground,
  unitsPerMm,
} from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { motifCloth } from '../patch/starts.ts'
import { layerOf, lettersOf } from './layer.ts'
import type { Answer, Decoded, Line, Request, Size } from './messages.ts'

/** A step of a drag takes up to so many ms; a design that is changed by one rests as long before it is sewn in full. */
const rest = 90

/** Of an original that the shop has lost: enough pixels, so that no limit is reported. */
const unknownSize: Size = { width: 10_000, height: 10_000 }

/** Pictures that are held at most: the one on the page, and one that is being chosen. */
const mostHeld = 2

type Decode = (file: Blob) => Promise<Decoded>

/** A picture; `original` is the size of the customer's file. */
type Held = Decoded & { original: Size }

/**
 * The bench: holds the pixels of pictures, and sews. It answers a request by `post`. Of several designs only the latest
 * is sewn: first roughly, once it rests in full, and last it tells what will not sew well.
 */
export function benchWith(decode: Decode, post: (answer: Answer) => void) {
  const held = new Map<number, Promise<Held>>()
  let latest = 0
  let since = 0
  let layerKey = ''

  function hold({ picture, file, isOriginal }: Request & { kind: 'open' }): Promise<Held> {
    const one = decode(file).then((decoded) => ({
      ...decoded,
      original: isOriginal ? decoded.size : unknownSize,
    }))
    held.set(picture, one)
    for (const old of [...held.keys()].slice(0, -mostHeld)) held.delete(old)
    return one
  }

  function pictureOf(number: number): Promise<Held> {
    const one = held.get(number)
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
    const held = patch.picture && picture !== undefined ? await pictureOf(picture) : undefined
    if (id !== latest) return
    const pixels = held?.pixels
    const look = pixels && coarseLook(patch, pixels)
    const outline = patch.outline === 'contour' ? undefined : lineOf(digitize(bare(patch)))
    post({ id, kind: 'coarse', look, letters: pixels && lettersOf(patch), outline })
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
      ? [{ kind: patch.picture?.withoutBackground ? 'only-background' : 'nothing-sewn' }]
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
      case 'open': {
        const { size, pixels, preview } = await hold(request)
        const facts = { size, ...seenIn(pixels, request.most) }
        // Most visitors see this design next, without another question.
        const look = coarseLook(startOfPicture(facts), pixels)
        return post({ id, kind: 'opened', facts, look, preview: await preview() })
      }
      case 'suggest': {
        const { pixels } = await pictureOf(request.picture)
        return post({ id, kind: 'suggested', threads: suggestThreads(pixels, request) })
      }
      case 'simplify': {
        const { pixels } = await pictureOf(request.picture)
        return post({ id, kind: 'simplified', patch: simplerDesign(request.patch, pixels) })
      }
      case 'turn': {
        const { pixels } = await pictureOf(request.picture)
        return post({ id, kind: 'turned', ...turnedBackground(pixels, request) })
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
