import {
  behindOveralls,
  isOnPart,
  litTurn,
  overallsParts,
  sharePictureSize,
  type WornPatch,
} from '../../modules/catalogue/rules.ts'
import type { Composition, SewnPatch } from './outfit-raster.ts'

type PartName = keyof typeof overallsParts

/** A part of the overalls with the patches on it. */
export type Panel = { part: PartName; patches: readonly WornPatch[] }

/** The two parts of the overalls with the most of these patches, side by side in their order from top to back. */
export function panelsOf(patches: readonly WornPatch[]): Panel[] {
  const names = Object.keys(overallsParts) as PartName[]
  const panels = names.map(
    (part): Panel => ({
      part,
      patches: patches.filter((worn) => isOnPart(worn, overallsParts[part])),
    }),
  )
  const fullest = panels.toSorted((a, b) => b.patches.length - a.patches.length).slice(0, 2)
  return panels.filter((panel) => fullest.includes(panel))
}

/** The common key of patches that are drawn alike: the product, and the light of their turn. */
export const litKey = ({ id, turn }: WornPatch): string => `${id} ${litTurn(turn) ?? 0}`

/** The composition in which link previews show the panels, with the `sewn` patches by `litKey`. */
export const compositionOf = (
  panels: readonly (Panel & { overalls: Buffer })[],
  sewn: ReadonlyMap<string, SewnPatch>,
): Composition => ({
  ...sharePictureSize,
  background: behindOveralls,
  panels: panels.map(({ part, overalls, patches }) => {
    const { x, y, height } = overallsParts[part]
    const scale = sharePictureSize.height / height
    const placed = patches.map((worn) => ({
      key: litKey(worn),
      x: (worn.x - x) * scale,
      y: (worn.y - y) * scale,
      turn: worn.turn,
    }))
    return { overalls, scale, patches: placed }
  }),
  sewn,
})
