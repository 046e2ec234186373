import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

export type Outline = PatchDesign['outline']

/** The outlines that a customer chooses from, in the order of the choice. */
export const outlines = ['circle', 'square', 'rectangle', 'shield', 'heart', 'contour'] as const
