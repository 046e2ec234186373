import { type Clearance, clearanceOf, keptClear } from '../geometry/clearance.ts'
import { runsOf } from '../geometry/path.ts'
import { mover, type Placement, type Point, type Run } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { type Letter, lettersAlone, lettersBeside } from '../letters/lettering.ts'
import { type Figure, figureOf } from '../motif.ts'
import { motifs } from '../motifs/index.ts'
import { shapes } from '../outlines.ts'
import type { Arrangement, MotifUse, Outline, Recipe } from '../recipe.ts'
import { edgeWidth } from '../stitches/merrowed.ts'
import { accentsIn } from './accents.ts'
import { arranged } from './arrange.ts'
import { freeContour } from './free-contour.ts'
import type { Layout } from './placed-parts.ts'

/**
 * Distances in picture units: motif to the edge's centre line, extra for a border, and space around letters and motifs.
 */
const margin = edgeWidth / 2 + 9
const borderRoom = 9
const aroundLetters = 17
const aroundMotif = 12

/** Distance between the sample points of letters, from which motifs and accents keep clear. */
const letterStride = 8

const largestMotif = 300

/** Positions of everything on a patch, for its recipe. */
export function layOut(recipe: Recipe): Layout {
  if (recipe.outline === 'contour' && recipe.motif) return freeContour(recipe, recipe.motif)
  const shape = shapes[recipe.outline]
  const outline = outlineOf(recipe.outline)
  const inset = margin + (recipe.border ? borderRoom : 0)
  const letters = lettersOf(recipe)
  const besideLetters = keptClear(
    clearanceOfOutline(recipe.outline),
    letterPoints(letters),
    aroundLetters - inset,
  )
  const fit = recipe.motif ? fitted(recipe.motif, besideLetters, inset, shape.middle) : undefined
  const middle = fit?.middle ?? shape.middle
  const plain = { outline, letters, motif: fit?.at(1) ?? [], accents: [], middle }
  if (!recipe.accent) return plain
  for (const share of sharesOfMotif) {
    const motif = fit?.at(share) ?? []
    const free = keptClear(besideLetters, footprint(recipe.motif, motif), aroundMotif - inset)
    const accents = accentsIn(free, recipe.accent, inset)
    if (accents.length) return { ...plain, motif, accents }
  }
  return plain
}

/** Scales to try for a motif until an accent has room. */
const sharesOfMotif = [1, 0.92, 0.84, 0.76, 0.68]

function lettersOf({ motif, outline, lettering }: Recipe): Letter[] {
  if (!lettering) return []
  return motif
    ? lettersBeside(lettering, shapes[outline])
    : lettersAlone(lettering, shapes[outline].room)
}

const letterPoints = (letters: readonly Letter[]): Point[] =>
  letters.flatMap(({ runs }) =>
    runs.flatMap((run) => stepsAlong(run, letterStride)).map(({ at }) => at),
  )

/** Sample points all over a motif's copies. */
function footprint(use: MotifUse | undefined, placements: readonly Placement[]): Point[] {
  if (!use) return []
  const { body } = figureOf(motifs[use.name])
  return placements.flatMap((placement) => body.map(mover(placement)))
}

type Fit = { middle: Point; at: (share: number) => Placement[] }

/**
 * Position where a motif's arrangement can be largest, and its copies there at a share of that size. Among equal
 * positions the one closest to the outline's middle wins.
 */
function fitted(
  { name, arrange }: MotifUse,
  clearance: Clearance,
  inset: number,
  home: Point,
): Fit {
  const figure = figureOf(motifs[name])
  const at = (middle: Point, size: number): Placement[] =>
    arranged(arrange, { box: figure.box, middle, size })
  const holds = (middle: Point, size: number) =>
    at(middle, size).every((placement) => isFree(figure, placement, clearance, inset))
  let best: { size: number; middle: Point; score: number } = { size: 40, middle: home, score: 0 }
  for (const middle of middlesAround(home)) {
    const worth = 1 - 0.0016 * Math.hypot(middle[0] - home[0], middle[1] - home[1])
    let [fits, tooLarge] = [best.score / worth, largestSize(arrange)]
    if (fits >= tooLarge || !holds(middle, fits + 1)) continue
    for (let halving = 0; halving < 7; halving++) {
      const tried = (fits + tooLarge) / 2
      if (holds(middle, tried)) fits = tried
      else tooLarge = tried
    }
    best = { size: fits, middle, score: fits * worth }
  }
  const { middle, size } = best
  return { middle, at: (share) => at(middle, size * share) }
}

const largestSize = (arrange: Arrangement): number =>
  arrange === 'single' ? largestMotif : 1.5 * largestMotif

function middlesAround([x, y]: Point): Point[] {
  const steps = [0, -10, 10, -20, 20, -30, 30, -40, 40, -50, 50, -60, 60]
  return steps.flatMap((dy) =>
    (dy % 20 === 0 ? steps.slice(0, 9) : [0]).map((dx): Point => [x + dx, y + dy]),
  )
}

function isFree(
  { rim }: Figure,
  placement: Placement,
  clearance: Clearance,
  inset: number,
): boolean {
  const move = mover(placement)
  return rim.every(
    ({ point, reach }) => clearance.at(move(point)) >= inset + reach * placement.scale,
  )
}

const outlineRuns = new Map<Outline, Run>()
const clearances = new Map<Outline, Clearance>()

function outlineOf(outline: Outline): Run {
  const known = outlineRuns.get(outline)
  if (known) return known
  const [run] = runsOf(shapes[outline].d)
  if (!run) throw new Error(`outline: '${outline}' has no path`)
  outlineRuns.set(outline, run)
  return run
}

function clearanceOfOutline(outline: Outline): Clearance {
  const known = clearances.get(outline)
  if (known) return known
  const clearance = clearanceOf([outlineOf(outline)])
  clearances.set(outline, clearance)
  return clearance
}
