import { type Light, lightOver } from './light.ts'

/** State that the parts of one drawing share: ids that no other drawing on a page has, and the light. */
export type Drawing = { newId: () => string; light: Light }

/** A drawing whose ids have a prefix, and which will be turned clockwise by `turn` degrees. */
export function drawingWith(idPrefix: string, turn = 0): Drawing {
  let count = 0
  return { newId: () => `${idPrefix}${(count++).toString(36)}`, light: lightOver(turn) }
}
