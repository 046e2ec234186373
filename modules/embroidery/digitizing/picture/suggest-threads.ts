import type { ChartThread, DesignPicture } from '../../../shared/contract/api.d.ts'
import { chartThreads, threadChart } from '../../thread-chart.ts'
import { backgroundOf } from './background.ts'
import { difference, type Lab, labOf, labOfHex } from './oklab.ts'
import type { Pixels } from './pixels.ts'

type PictureThread = DesignPicture['threads'][number]

/** Pixels of a similar colour: their mean, and how many count. */
type Colours = { lab: Lab; rgb: [number, number, number]; weight: number }

/** Longer side of the picture in samples. */
const sampledSide = 220

/** Steps per Oklab unit by which colours are counted together at first. */
const bins = 24

const rounds = 12

/** Colours closer than this are sewn in one thread. */
const tooClose = 0.055

/** A colour with a smaller share of the picture is worth no thread, unless it differs by more than `striking`. */
const leastShare = 0.008
const striking = 0.2
const leastStrikingShare = 0.0025

/** By how much more than its best thread the thread of a colour may differ from it. */
const mostLoss = 0.04

/** Difference between neighbours from which a sample lies on the edge of two colours, and counts for less. */
const edgeDifference = 0.04

/**
 * The colours of a picture and the threads of the chart for them, at most `most`, the largest area first; of one thread
 * where the picture has a single colour.
 */
export function suggestThreads(
  pixels: Pixels,
  { most, withoutBackground }: { most: number; withoutBackground: boolean },
): PictureThread[] {
  const counted = coloursOf(pixels, withoutBackground ? backgroundOf(pixels)?.mask : undefined)
  const total = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return [{ colour: '#ffffff', thread: 'white' }]
  const groups = withoutClose(grouped(counted, most))
    .filter(({ weight, lab }, _, all) => {
      const apart = Math.min(
        ...all.filter((other) => other.lab !== lab).map((other) => difference(other.lab, lab)),
      )
      return weight > total * (apart > striking ? leastStrikingShare : leastShare)
    })
    .toSorted((a, b) => b.weight - a.weight)
  const threads = threadsFor(groups.map(({ lab }) => lab))
  return groups.flatMap(({ rgb }, at) => {
    const thread = threads[at]
    return thread ? { colour: hexOf(rgb), thread } : []
  })
}

/**
 * A thread of its own for each colour: the one that looks most like it, or else the next one, so that white bubbles stay
 * apart from a cream wall. Colours that lose most by their second choice come first. Undefined for a colour of which the
 * free threads look too different; it is sewn as the colour beside it.
 */
function threadsFor(colours: readonly Lab[]): (ChartThread | undefined)[] {
  const choices = colours.map((colour) =>
    chartThreads
      .map((thread) => ({ thread, apart: hueDifference(chartLabs[thread], colour) }))
      .toSorted((one, other) => one.apart - other.apart),
  )
  const lossOf = (at: number, choice: number) =>
    (choices[at]?.[choice]?.apart ?? 0) - (choices[at]?.[0]?.apart ?? 0)
  const taken = new Map<ChartThread, number>()
  for (const at of [...colours.keys()].toSorted(
    (one, other) => lossOf(other, 1) - lossOf(one, 1),
  )) {
    const free = choices[at]?.findIndex(({ thread }) => !taken.has(thread)) ?? 0
    const choice = choices[at]?.[free]
    if (choice && lossOf(at, free) < mostLoss) taken.set(choice.thread, at)
  }
  const threads = new Map([...taken].map(([thread, at]) => [at, thread]))
  return colours.map((_, at) => threads.get(at))
}

/** How different two colours look where a hue may not be lost: one that is too dark is better than a grey one. */
const hueDifference = ([al, aa, ab]: Lab, [bl, ba, bb]: Lab): number =>
  Math.hypot(al - bl, 1.8 * (aa - ba), 1.8 * (ab - bb))

const chartLabs = Object.fromEntries(
  chartThreads.map((name) => [name, labOfHex(threadChart[name].hex)]),
) as Record<ChartThread, Lab>

/** The picture's colours, counted by how alike they are; samples on edges count for less. */
function coloursOf({ width, height, data }: Pixels, left: Uint8Array | undefined): Colours[] {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / sampledSide))
  const counted = new Map<number, Colours>()
  const labAt = (at: number) =>
    labOf(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number)
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) {
      const at = y * width + x
      if (left?.[at] || (data[4 * at + 3] as number) < 128) continue
      const lab = labAt(at)
      const beside = Math.max(
        difference(lab, labAt(y * width + Math.min(width - 1, x + step))),
        difference(lab, labAt(Math.min(height - 1, y + step) * width + x)),
      )
      const weight = 1 / (1 + (beside / edgeDifference) ** 2)
      const key = lab.reduce((sum, value) => sum * 64 + Math.round((value + 0.5) * bins), 0)
      const rgb = [0, 1, 2].map((channel) => data[4 * at + channel] as number)
      add(counted, key, { lab, rgb: rgb as Colours['rgb'], weight })
    }
  return [...counted.values()]
}

function add(counted: Map<number, Colours>, key: number, more: Colours): void {
  const known = counted.get(key)
  counted.set(key, known ? mixed(known, more) : more)
}

function mixed(one: Colours, other: Colours): Colours {
  const weight = one.weight + other.weight
  const mean = (a: number, b: number) => (a * one.weight + b * other.weight) / weight
  return {
    weight,
    lab: one.lab.map((value, at) => mean(value, other.lab[at] ?? 0)) as unknown as Lab,
    rgb: one.rgb.map((value, at) => mean(value, other.rgb[at] ?? 0)) as Colours['rgb'],
  }
}

/** Colours in at most `most` groups of alike ones (k-means, begun with colours far from each other). */
function grouped(counted: readonly Colours[], most: number): Colours[] {
  let groups = [counted.reduce((best, one) => (one.weight > best.weight ? one : best))]
  while (groups.length < most) {
    const worth = (one: Colours) =>
      Math.sqrt(one.weight) * Math.min(...groups.map(({ lab }) => difference(lab, one.lab))) ** 2
    const next = counted.reduce((best, one) => (worth(one) > worth(best) ? one : best))
    if (worth(next) === 0) break
    groups = [...groups, next]
  }
  for (let round = 0; round < rounds; round++) {
    const members = Map.groupBy(counted, ({ lab }) =>
      groups.reduce((best, one) =>
        difference(one.lab, lab) < difference(best.lab, lab) ? one : best,
      ),
    )
    groups = [...members.values()].map((alike) => alike.reduce(mixed))
  }
  return groups
}

function withoutClose(groups: readonly Colours[]): Colours[] {
  const kept: Colours[] = []
  for (const group of groups.toSorted((a, b) => b.weight - a.weight)) {
    const close = kept.findIndex(({ lab }) => difference(lab, group.lab) < tooClose)
    const there = kept[close]
    if (there) kept[close] = mixed(there, group)
    else kept.push(group)
  }
  return kept
}

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
