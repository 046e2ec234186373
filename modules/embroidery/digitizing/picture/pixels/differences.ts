import { difference, type Lab, labOf } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/** The difference of each pixel from a colour. A drawing has few colours, of which each is compared once. */
export function differencesFrom(colour: Lab, { data }: Pixels): Float32Array {
  const compared = new Map<number, number>()
  const apart = new Float32Array(data.length / 4)
  let [last, lastApart] = [-1, 0]
  for (let at = 0; at < apart.length; at++) {
    const red = data[4 * at] as number
    const green = data[4 * at + 1] as number
    const blue = data[4 * at + 2] as number
    const name = (red << 16) | (green << 8) | blue
    if (name !== last) {
      lastApart = compared.get(name) ?? difference(labOf(red, green, blue), colour)
      compared.set(name, lastApart)
      last = name
    }
    apart[at] = lastApart
  }
  return apart
}
