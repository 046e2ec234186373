import { createHash } from 'node:crypto'
import { problemOf } from '../../embroidery/rules.ts'
import type { CustomImage, PatchDesign } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { createPerClientLimit } from '../../shared/promises/semaphore/per-client-limit.ts'
import * as queries from '../pictures/picture-queries.ts'
import { pixelsOf } from '../pictures/read-picture.ts'
import {
  type KeepingPictures,
  keptPicture,
  pictureWithHash,
  small,
} from '../pictures/store-picture.ts'
import { type Caller, sewn, started } from './sewing.ts'

/**
 * Increase whenever the same design is sewn differently: designs that are recorded from then on have pictures of their
 * own, and those in carts and orders keep theirs.
 */
const digitizerVersion = 4

/** A session has one design under way. One that it sends twice at once is sewn once. */
const withinLimit = createPerClientLimit(1)

/**
 * Records a session's design with a picture of the sewn patch; the same design again is the same picture. The files for
 * production are made when it is ordered. Problems: design_invalid, custom_image_not_found, design_too_detailed,
 * too_many_requests.
 */
export const addDesign = (
  dependencies: KeepingPictures,
  session: string,
  design: PatchDesign,
  caller: Caller,
): Promise<CustomImage> =>
  withinLimit(
    session,
    JSON.stringify(sorted(design)),
    (signal) => recorded(dependencies, session, design, { ...caller, signal }),
    caller.signal,
  )

async function recorded(
  dependencies: KeepingPictures,
  session: string,
  design: PatchDesign,
  caller: Caller,
): Promise<CustomImage> {
  const problem = problemOf(design)
  if (problem) throw new Problem('design_invalid', { field: fields[problem] })
  const original = await originalOf(dependencies, session, design)
  const facts = {
    hash: hashOf(design, original?.hash),
    originalId: original?.id ?? null,
    originSession: original?.originSession ?? null,
  }
  const before = await pictureWithHash(dependencies, session, facts)
  return before ?? addSewn(dependencies, session, { design, original, facts }, caller)
}

type ToAdd = {
  design: PatchDesign
  original: queries.PictureRow | undefined
  facts: queries.HandedIn
}

async function addSewn(
  dependencies: KeepingPictures,
  session: string,
  { design, original, facts }: ToAdd,
  caller: Caller,
): Promise<CustomImage> {
  const picture = original && (await pixelsOf(dependencies, original))
  const made = await sewn(caller, { design, ...(picture && { picture }), preview: small })
  if (made === 'too-detailed') throw new Problem('design_too_detailed', { field: 'picture' })
  if (made === 'bare') throw new Problem('design_invalid', { field: fields['nothing-drawn'] })
  return keptPicture(dependencies, session, { ...made, ...facts, form: 'png' }, caller.store)
}

/**
 * Records the design that the designer would begin with for a session's picture; the same picture again is the same
 * design. Problems: custom_image_not_found, design_too_detailed, too_many_requests.
 */
export const addFirstDesign = (
  dependencies: KeepingPictures,
  session: string,
  imageId: string,
  caller: Caller,
): Promise<CustomImage> =>
  withinLimit(
    session,
    imageId,
    (signal) => recordedFirst(dependencies, session, imageId, { ...caller, signal }),
    caller.signal,
  )

async function recordedFirst(
  dependencies: KeepingPictures,
  session: string,
  imageId: string,
  caller: Caller,
): Promise<CustomImage> {
  const row = await handedIn(dependencies, session, imageId, 'id')
  const { width, height } = row
  const picture = await pixelsOf(dependencies, row)
  const first = await started(caller, { picture, width, height })
  const design = { ...first, picture: { ...first.picture, imageId } }
  return recorded(dependencies, session, design, caller)
}

const fields = {
  'nothing-drawn': 'picture',
  'unknown-motif': 'motif',
  'motif-too-wide': 'motif.place.width',
  'unwritable-text': 'text',
} as const

/** The picture that the session handed in for a design; undefined for one without. */
const originalOf = async (
  dependencies: KeepingPictures,
  session: string,
  { picture }: PatchDesign,
): Promise<queries.PictureRow | undefined> =>
  picture && handedIn(dependencies, session, picture.imageId, 'picture.imageId')

/** A picture that the session handed in, and no design. `field` names it in the problem. */
async function handedIn(
  { sql }: KeepingPictures,
  session: string,
  id: string | undefined,
  field: string,
): Promise<queries.PictureRow> {
  const row = id && (await queries.pictureWithId(sql, id))
  if (!row || row.sessionId !== session || row.design)
    throw new Problem('custom_image_not_found', { field })
  return row
}

/** Names the files of a design: what is sewn, and not in whose session. */
function hashOf(design: PatchDesign, original: string | undefined): string {
  const { picture, ...drawn } = design
  const { imageId: _, ...shown } = picture ?? {}
  return createHash('sha256')
    .update(JSON.stringify([digitizerVersion, sorted(drawn), sorted(shown), original ?? null]))
    .digest('hex')
}

/** A value with its fields in one order, whatever the order in which the caller sent them. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)])
}
