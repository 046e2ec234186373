import { type OverallsColour, overallsColours } from './overalls.ts'

/**
 * A patch that someone has put on a pair of overalls: its product, side, centre in units of the overalls (10 per cm),
 * and turn in degrees.
 */
export type WornPatch = { id: number; side: 'front' | 'back'; x: number; y: number; turn: number }

/** Overalls as someone has dressed them; later patches lie on top of earlier ones. */
export type Outfit = { colour: OverallsColour; patches: readonly WornPatch[] }

/** Limit on the patches of one outfit: about what the front of a pair has room for. */
export const mostWorn = 60

const letters = { front: 'f', back: 'b' } as const
const reach = { x: 1000, y: 1520 }
const largestId = 999_999_999

/** An outfit as text for an address: `red_31.f.500.490.-4_22.b.520.600.0`. */
export const outfitText = ({ colour, patches }: Outfit): string =>
  [
    colour,
    ...patches.map(({ id, side, x, y, turn }) => [id, letters[side], x, y, turn].join('.')),
  ].join('_')

/** The outfit of a text; undefined for a text that `outfitText` does not write. */
export function outfitFrom(text: string): Outfit | undefined {
  const [name, ...parts] = text.split('_')
  const colour = overallsColours.find((one) => one === name)
  if (!colour || parts.length > mostWorn) return undefined
  const patches = parts.map(wornFrom)
  return patches.every((one) => one !== undefined) ? { colour, patches } : undefined
}

function wornFrom(text: string): WornPatch | undefined {
  const match =
    /^([1-9]\d{0,8})\.([fb])\.(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})\.(0|-?[1-9]\d{0,2})$/.exec(text)
  if (!match) return undefined
  const [, id, letter, x, y, turn] = match
  const worn = {
    id: Number(id),
    side: letter === 'f' ? ('front' as const) : ('back' as const),
    x: Number(x),
    y: Number(y),
    turn: Number(turn),
  }
  const isOn = worn.id <= largestId && worn.x <= reach.x && worn.y <= reach.y
  return isOn && Math.abs(worn.turn) <= 180 ? worn : undefined
}

/** A place on the overalls in whole units, not beyond their edges. */
export const onOveralls = (x: number, y: number): { x: number; y: number } => ({
  x: Math.round(Math.min(reach.x, Math.max(0, x))),
  y: Math.round(Math.min(reach.y, Math.max(0, y))),
})

/** A turn in whole degrees, -179 to 180. */
export const wholeTurn = (degrees: number): number =>
  180 - ((((180 - Math.round(degrees)) % 360) + 360) % 360)
