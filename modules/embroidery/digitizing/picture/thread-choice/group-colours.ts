import { difference, type Lab } from '../pixels/oklab.ts'
import { type Colours, mixed } from './count-colours.ts'

const rounds = 12

/** Colours closer than this are sewn in one thread. */
const tooClose = 0.055

/** Colours in at most `most` groups of alike ones (k-means, begun with colours far from each other). */
export function grouped(counted: readonly Colours[], most: number): Colours[] {
  let groups = farApart(counted, most)
  const places = new Uint8Array(counted.length)
  for (let round = 0; round < rounds; round++) {
    const members = groups.map((): Colours[] => [])
    let isSettled = round > 0
    counted.forEach((one, at) => {
      const place = nearest(groups, one.lab)
      members[place]?.push(one)
      isSettled &&= places[at] === place
      places[at] = place
    })
    if (isSettled) break
    groups = members.flatMap((alike) => (alike.length ? [alike.reduce(mixed)] : []))
  }
  return groups
}

/** The commonest colour, and others that are common and far from those before. */
function farApart(counted: readonly Colours[], most: number): Colours[] {
  const groups = [counted.reduce((best, one) => (one.weight > best.weight ? one : best))]
  const apart = new Float64Array(counted.length).fill(Infinity)
  while (groups.length < most) {
    const last = groups.at(-1) as Colours
    let [next, highest] = [last, 0]
    counted.forEach((one, at) => {
      const nearer = Math.min(apart[at] as number, difference(last.lab, one.lab))
      apart[at] = nearer
      const worth = Math.sqrt(one.weight) * nearer ** 2
      if (worth > highest) [next, highest] = [one, worth]
    })
    if (highest === 0) break
    groups.push(next)
  }
  return groups
}

/** The index of the group whose mean is most like a colour. */
function nearest(groups: readonly Colours[], lab: Lab): number {
  let [index, least] = [0, Infinity]
  for (let at = 0; at < groups.length; at++) {
    const apart = difference((groups[at] as Colours).lab, lab)
    if (apart < least) [index, least] = [at, apart]
  }
  return index
}

/** Groups whose colours are sewn in threads of their own: those that look the same are put together. */
export function withoutClose(groups: readonly Colours[]): Colours[] {
  const kept: Colours[] = []
  for (const group of groups.toSorted((a, b) => b.weight - a.weight)) {
    const close = kept.findIndex(({ lab }) => difference(lab, group.lab) < tooClose)
    const there = kept[close]
    if (there) kept[close] = mixed(there, group)
    else kept.push(group)
  }
  return kept
}

/** Groups of a photo's tones at first. */
const fineGroups = 18

/**
 * A photo's tones in at most `most` groups: in many at first, of which the two whose difference is missed least become
 * one, again and again. So a small area that looks different from all others, such as skin, keeps its tone.
 */
export function groupedTones(tones: readonly Colours[], most: number): Colours[] {
  const groups = grouped(tones, Math.max(most, fineGroups))
  while (groups.length > 1) {
    const { one, other, loss } = leastMissed(groups)
    if (groups.length <= most && loss > 0) break
    const [gone] = groups.splice(other, 1)
    groups[one] = mixed(groups[one] as Colours, gone as Colours)
  }
  return groups
}

/** The two groups that are put together first, and how much is lost by it: nothing when they look the same. */
function leastMissed(groups: readonly Colours[]): { one: number; other: number; loss: number } {
  let least = { one: 0, other: 0, loss: Infinity }
  groups.forEach((a, one) => {
    for (let other = one + 1; other < groups.length; other++) {
      const b = groups[other] as Colours
      const apart = difference(a.lab, b.lab)
      const weight = Math.sqrt((a.weight * b.weight) / (a.weight + b.weight))
      const loss = apart < tooClose ? 0 : weight * apart ** 2
      if (loss < least.loss) least = { one, other, loss }
    }
  })
  return least
}
