import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction } from '../../shared/transaction.ts'
import { produced, theShop } from '../designs/sewing.ts'
import { takePart } from '../designs/take-part.ts'
import { isHashMade, markMade, mayMakeHash } from '../pictures/hash-queries.ts'
import { previewName, productionName, sewingFiles, sewingName } from '../pictures/picture-files.ts'
import { type PictureRow, pictureWithId, setOriginal } from '../pictures/picture-queries.ts'
import { pixelsOf } from '../pictures/read-picture.ts'
import { type KeepingPictures, keepFiles, small } from '../pictures/store-picture.ts'

type Recorded = PictureRow & { design: PatchDesign }

/** The row of a recorded design. Problem custom_image_not_found. */
export async function recorded({ sql }: KeepingPictures, id: string): Promise<Recorded> {
  const row = await pictureWithId(sql, id)
  if (!row?.design) throw new Problem('custom_image_not_found', { field: 'id' })
  return { ...row, design: row.design }
}

/**
 * The row of a recorded design whose files for production are stored. They are made once, so that a later version of the
 * digitizer changes no ordered patch. The preview is made with them: the customer approves the same sewing, even when
 * the digitizer has changed since the design was recorded. Problems: custom_image_not_found, unavailable.
 */
export async function madeForProduction(
  dependencies: KeepingPictures,
  id: string,
): Promise<Recorded> {
  const row = await recorded(dependencies, id)
  if (row.isMade) return row
  const original = row.originalId && (await pictureWithId(dependencies.sql, row.originalId))
  const picture = original && (await pixelsOf(dependencies, original))
  const { production, preview, sewing } = await produced({
    design: row.design,
    ...(picture && { picture }),
    label: row.hash.slice(0, 8),
    preview: small,
  })
  await store(dependencies, row.hash, [
    [productionName(row), production],
    [previewName(row), preview],
    ...sewingFiles.map((kind) => [sewingName(row, kind), sewing[kind]] as const),
  ])
  return { ...row, isMade: true }
}

/** Under the lock of the files, so that another process, perhaps of another version, does not mix its files with these. */
const store = (
  { sql, files }: KeepingPictures,
  hash: string,
  parts: readonly (readonly [name: string, content: Uint8Array])[],
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await keepFiles(tx, [hash])
    if (!(await mayMakeHash(tx, hash))) throw new Problem('unavailable')
    if (!(await isHashMade(tx, hash)))
      for (const [name, content] of parts) await files.write(name, content)
    await markMade(tx, hash)
  })

/**
 * Makes the files for the production of an ordered design. A design of another session's picture keeps the part of the
 * picture that it uses. Idempotent; a design that was erased meanwhile is left out.
 */
export async function makeProduction(dependencies: KeepingPictures, id: string): Promise<void> {
  const { sql } = dependencies
  if (!(await pictureWithId(sql, id))?.design) return
  const { originalId, sessionId } = await madeForProduction(dependencies, id)
  if (!originalId) return
  const part = await takePart(dependencies, sessionId, id, theShop)
  if (part.id !== originalId) await setOriginal(sql, id, part.id)
}
