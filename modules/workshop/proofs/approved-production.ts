import type { Artwork, Picture, ProductionFile, ProductionFileKind } from '../../artwork/index.ts'
import type { ProductionSheet } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { isUnapprovedDesign } from '../sewing/unapproved-queries.ts'

export type Producing = {
  sql: Pool
  artwork: Pick<
    Artwork,
    'design' | 'forStaff' | 'productionFile' | 'productionPicture' | 'productionSheet'
  >
}

/** The production sheet of a recorded design, and whether its files are held back. Problem custom_image_not_found. */
export async function approvableSheet(
  { sql, artwork }: Producing,
  id: string,
): Promise<ProductionSheet> {
  const [sheet, isHeldBack] = await Promise.all([
    artwork.productionSheet(id),
    isUnapprovedDesign(sql, id),
  ])
  return { ...sheet, isHeldBack }
}

/**
 * The picture of a customer or of a design. Problems: custom_image_not_found; design_not_approved for the production
 * size of a design.
 */
export async function approvedPicture(
  { sql, artwork }: Producing,
  id: string,
  size: 'preview' | 'production',
): Promise<Picture> {
  if (size === 'preview') return artwork.forStaff(id, size)
  if ((await artwork.design(id)) && (await isUnapprovedDesign(sql, id)))
    throw new Problem('design_not_approved', { field: 'size' })
  return artwork.productionPicture(id)
}

/**
 * A file for the production of a recorded design. The customer's original is available before the approval, because
 * staff make the next draft from it. Problems: design_not_approved; custom_image_not_found, also when the design has no
 * original.
 */
export async function approvedFile(
  { sql, artwork }: Producing,
  id: string,
  file: ProductionFileKind,
): Promise<ProductionFile> {
  if (file !== 'original' && (await isUnapprovedDesign(sql, id)))
    throw new Problem('design_not_approved', { field: 'file' })
  return artwork.productionFile(id, file)
}
