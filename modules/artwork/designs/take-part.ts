import { createHash } from 'node:crypto'
import type { CustomImage } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { pictureWithId } from '../pictures/picture-queries.ts'
import { pixelsOf } from '../pictures/read-picture.ts'
import {
  type KeepingPictures,
  keptPicture,
  pictureWithHash,
  small,
} from '../pictures/store-picture.ts'
import { type Caller, partOf } from './sewing.ts'

/**
 * Gives a session the part of the picture that a recorded design uses; the session that handed in the picture has all of
 * it. The same design again is the same picture. Problems: custom_image_not_found, too_many_requests, unavailable.
 */
export async function takePart(
  dependencies: KeepingPictures,
  session: string,
  designId: string,
  caller: Caller,
): Promise<CustomImage> {
  const { sql } = dependencies
  const row = await pictureWithId(sql, designId)
  const original = row?.originalId && (await pictureWithId(sql, row.originalId))
  if (!row?.design || !original) throw new Problem('custom_image_not_found', { field: 'id' })
  const { id, width, height } = original
  if (original.sessionId === session) return { id, width, height }
  const facts = {
    hash: createHash('sha256').update(`part of ${row.hash}`).digest('hex'),
    originalId: null,
    originSession: original.originSession ?? original.sessionId,
  }
  const taken = await pictureWithHash(dependencies, session, facts)
  if (taken) return taken
  const picture = await pixelsOf(dependencies, original)
  const part = await partOf(caller, { design: row.design, picture, preview: small })
  return keptPicture(
    dependencies,
    session,
    { ...part, ...facts, form: 'png', design: null },
    caller.store,
  )
}
