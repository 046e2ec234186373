import type { Product } from '../../../modules/shared/contract/api.d.ts'

/** A part of a patch's details. Its heading is an h2 on the patch's own page, and an h3 in its dialog. */
export type PartProps = { product: Product; Heading: 'h2' | 'h3' }
