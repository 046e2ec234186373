import { oncePerTap } from '../../../browser/timing/once-per-tap.ts'
import { loadPatch, setDesign } from '../design.ts'
import { orderShown } from '../order/order-design.ts'
import type { SavedDesign } from '../picture/saved-designs.ts'

/** Opens a saved design on the table, which it scrolls to. */
export async function openSaved({ image, imageId, design }: SavedDesign): Promise<void> {
  const zone = document.getElementById('bordet')?.closest('[data-zone]')
  zone?.parentElement?.scrollIntoView({ block: 'start' })
  if (beginsWithPicture(design)) return setDesign({ image, imageId }, structuredClone(design))
  setDesign(null)
  await loadPatch(design)
}

/** Opens a saved design and puts ten patches of it into the cart, once for a double tap. */
export const orderSaved = oncePerTap(
  (design: SavedDesign) => openSaved(design).then(orderShown),
  ({ id }) => id,
)

/** A design that was saved without a patch, as where the browser cannot sew, is a picture too. */
const beginsWithPicture = (patch: unknown): boolean =>
  typeof patch !== 'object' || patch === null || 'picture' in patch
