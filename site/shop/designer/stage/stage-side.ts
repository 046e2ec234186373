import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** Room around a patch for its shadow in mm, as the engine leaves it. */
const margin = 2

/** Side of the stage in mm: the longer side of the patch always fills it, at any size. */
export const stageSide = ({ size }: Pick<PatchDesign, 'size'>): number => size + 2 * margin
