import { backgroundOf } from './background.ts'
import { differencesFrom } from './differences.ts'
import type { Pixels } from './pixels.ts'
import { seenPixels } from './seen-pixels.ts'

/** A colour is the background's own below the first difference, and an edge has at least the second within two pixels. */
const same = 0.012
const edge = 0.03

/** Shares of the picture's width: how near to what is sewn an edge may be its blurred rim, and the shortest that is told. */
const rim = 0.012
const shortest = 0.03

/** Share of the background above which other colours are grain, or light that falls off. */
const mostGrain = 0.05

const known = new WeakMap<Pixels, boolean>()

/**
 * Whether a figure turns into the background's colour and is left out with it, as letters in a gradient: the background
 * then has sharp edges.
 */
export function fadesOut(pixels: Pixels): boolean {
  const fades = known.get(pixels) ?? findEdges(seenPixels(pixels))
  known.set(pixels, fades)
  return fades
}

function findEdges(pixels: Pixels): boolean {
  const { width, height } = pixels
  const { mask, colour } = backgroundOf(pixels) ?? {}
  if (!mask || !colour) return false
  const unlike = differencesFrom(colour, pixels)
  const [grounds, others] = [
    mask.reduce((sum, one) => sum + one, 0),
    mask.reduce((sum, one, at) => sum + (one && (unlike[at] ?? 0) > same ? 1 : 0), 0),
  ]
  if (others > mostGrain * grounds) return false
  const near = Math.ceil(rim * width)
  const isDeep = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x < near || y < near || x >= width - near || y >= height - near) return false
    for (let down = -near; down <= near; down++)
      for (let along = -near; along <= near; along++)
        if (!mask[at + down * width + along]) return false
    return true
  }
  let length = 0
  for (let at = 0; at < mask.length - 2 * width; at++)
    for (const other of [at + 2, at + 2 * width]) {
      const [one = 0, next = 0] = [unlike[at], unlike[other]]
      const isEdge = Math.min(one, next) < same && Math.abs(one - next) >= edge
      if (isEdge && isDeep(at)) length += 1
    }
  return length >= shortest * width
}
