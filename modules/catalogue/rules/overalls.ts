/** The kinds of russ by the colour of their overalls. */
export const overallsColours = ['red', 'blue', 'black', 'green'] as const
export type OverallsColour = (typeof overallsColours)[number]

/** The sides of a pair of overalls. */
type OverallsSide = 'front' | 'back'

/** The part of a side that a picture shows, in the units of the overalls: 10 per cm, 1000 by 1520 in all. */
export type OverallsPart = {
  side: OverallsSide
  x: number
  y: number
  width: number
  height: number
}

/** The parts that are dressed with patches, each 60 by 64 cm. */
export const overallsParts = {
  bib: { side: 'front', x: 200, y: 250, width: 600, height: 640 },
  legs: { side: 'front', x: 190, y: 850, width: 600, height: 640 },
  back: { side: 'back', x: 200, y: 380, width: 600, height: 640 },
} as const satisfies Record<string, OverallsPart>

/** The longer side of our patches, in cm. */
export const patchSize = 8

/** Side of the square that a patch's picture shows, with a margin around the patch, in units of the overalls. */
export const patchOnOveralls = 85
