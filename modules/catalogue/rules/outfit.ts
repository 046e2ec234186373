import { type OverallsColour, overallsColours, overallsSize } from './overalls.ts'

/**
 * A patch that someone has put on a pair of overalls: its product, side, centre in units of the overalls (10 per cm),
 * and turn in degrees.
 */
export type WornPatch = { id: number; side: 'front' | 'back'; x: number; y: number; turn: number }

/** Overalls as someone has dressed them; later patches lie on top of earlier ones. */
export type Outfit = { colour: OverallsColour; patches: readonly WornPatch[] }

/** Limit on the patches of one outfit: each takes processor time in the picture that is made for its link. */
export const mostWorn = 30

const letters = { front: 'f', back: 'b' } as const
const largestId = 999_999_999

/** An outfit as text for an address: `red_31.f.500.490.-4_22.b.520.600.0`. */
export const outfitText = ({ colour, patches }: Outfit): string =>
  [
    colour,
    ...patches.map(({ id, side, x, y, turn }) => [id, letters[side], x, y, turn].join('.')),
  ].join('_')

/** The outfit of a text; undefined for a text that `outfitText` does not write. */
export function outfitFrom(text: string): Outfit | undefined {
  const read = readOutfit(text)
  return read?.isWhole ? read.outfit : undefined
}

/** The readable part of an outfit's text, such as of a link that was cut; undefined without a colour. */
export function readOutfit(text: string): { outfit: Outfit; isWhole: boolean } | undefined {
  const [name, ...parts] = text.split('_', mostWorn + 2)
  const colour = overallsColours.find((one) => one === name)
  if (!colour) return undefined
  const patches = parts.slice(0, mostWorn).flatMap((part) => wornFrom(part) ?? [])
  return { outfit: { colour, patches }, isWhole: patches.length === parts.length }
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
  const isOn = worn.id <= largestId && worn.x <= overallsSize.width && worn.y <= overallsSize.height
  return isOn && Math.abs(worn.turn) <= 180 ? worn : undefined
}

/** A turn in whole degrees, -179 to 180. */
export const wholeTurn = (degrees: number): number =>
  180 - ((((180 - Math.round(degrees)) % 360) + 360) % 360)
