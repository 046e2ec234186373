import type { PatchDesign } from '../../shared/contract/api.d.ts'

/** Height of each outline as a share of its width, edge included, for the first place of a picture. */
const heights: Record<PatchDesign['outline'], number> = {
  circle: 1,
  square: 1,
  rectangle: 0.66,
  shield: 1.05,
  heart: 0.96,
  contour: 1,
}

/** Width and height in mm of a patch whose longer side is `size` mm. */
export function boxOf({ outline, size }: Pick<PatchDesign, 'outline' | 'size'>) {
  const height = heights[outline]
  return height > 1
    ? { width: size / height, height: size }
    : { width: size, height: size * height }
}
