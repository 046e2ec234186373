import fc from 'fast-check'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { digitize } from '../digitizing/digitize.ts'
import type { Embroidery } from '../digitizing/embroidery.ts'
import { black, blue, pictureOf, red, white } from '../digitizing/picture/pixels/test-pictures.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { layOut } from '../layout/layout.ts'
import { motifNames } from '../motifs/index.ts'
import type { Recipe } from '../recipe.ts'
import { regionsOf } from '../regions.ts'
import { chartThreads } from '../thread-chart.ts'

const thread = fc.constantFrom(...chartThreads)
const letters = [...'ABCDEFGHIJKLMNOPRSTUVYÆØÅabcdefghijklmnoprstuvyæøå 2027'] as const

/** Designs that a customer can make without a picture. */
export const designs: fc.Arbitrary<PatchDesign> = fc.integer({ min: 40, max: 120 }).chain((size) =>
  fc.record(
    {
      outline: fc.constantFrom('circle', 'square', 'rectangle', 'shield', 'heart'),
      size: fc.constant(size),
      cloth: thread,
      edge: thread,
      motif: fc.record({
        name: fc.constantFrom(...motifNames),
        place: fc.record({
          x: fc.integer({ min: -10, max: 10 }),
          y: fc.integer({ min: -10, max: 10 }),
          width: fc.integer({ min: Math.round(size / 4), max: Math.round(size / 2) }),
          turn: fc.integer({ min: -180, max: 180 }),
        }),
        threads: fc.array(thread, { minLength: 1, maxLength: 6 }),
      }),
      text: fc.record({
        words: fc
          .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
          .filter((words) => words.trim() !== ''),
        style: fc.constantFrom('arched', 'straight'),
        alphabet: fc.constantFrom('block', 'slab', 'script'),
        thread,
      }),
    },
    { requiredKeys: ['outline', 'size', 'cloth', 'edge'] },
  ),
)

/** Three designs: a motif with text, a long text, and the smallest patch. */
export const someDesigns: readonly PatchDesign[] = [
  {
    outline: 'heart',
    size: 80,
    cloth: 'red',
    edge: 'white',
    motif: {
      name: 'moose',
      place: { x: 0, y: 6, width: 34, turn: 0 },
      threads: ['brown', 'cream', 'black', 'chestnut'],
    },
    text: { words: 'Elgen', style: 'straight', alphabet: 'script', thread: 'white' },
  },
  {
    outline: 'rectangle',
    size: 120,
    cloth: 'navy',
    edge: 'smoke',
    text: { words: 'Blåruss på bærtur', style: 'straight', alphabet: 'slab', thread: 'silver' },
  },
  {
    outline: 'circle',
    size: 40,
    cloth: 'lime',
    edge: 'rose',
    motif: { name: 'heart', place: { x: 0, y: 0, width: 20, turn: 15 }, threads: ['red', 'rose'] },
  },
]

/** The embroidery of one of the shop's own patches. */
function embroideryOf(recipe: Recipe): Embroidery {
  const layout = layOut(recipe)
  const { outline } = layout
  return {
    width: 400,
    height: 400,
    outline,
    cloth: recipe.cloth,
    regions: regionsOf(recipe, layout),
  }
}

/** A picture with rows, satin of changing width and parts that lie apart. */
const drawing = pictureOf([300, 300], (x, y) => {
  const radius = Math.hypot(x - 0.5, y - 0.5)
  if (Math.abs(y - 0.5 - 0.1 * Math.sin(20 * x)) < 0.03 * (1 - x)) return black
  if (Math.hypot((x % 0.2) - 0.1, (y % 0.2) - 0.1) < 0.03) return red
  return radius < 0.25 ? blue : white
})

const pictured: PatchDesign = {
  outline: 'circle',
  size: 90,
  cloth: 'white',
  edge: 'red',
  picture: {
    place: { x: 0, y: 0, width: 90, turn: 0 },
    withoutBackground: false,
    threads: suggestThreads(drawing, { most: 5, withoutBackground: false }),
  },
}

type Patch = { id: number; name: string; recipe: Recipe }

/** The embroideries of the designs above, of a picture, and of every `each`th of the shop's own patches, by name. */
export const someEmbroideries = (
  patches: readonly Patch[],
  each: number,
): [string, Embroidery][] => [
  ['picture', digitize(pictured, drawing)],
  ...someDesigns.map((design): [string, Embroidery] => [design.outline, digitize(design)]),
  ...patches
    .filter((_, index) => index % each === 0)
    .map(({ name, recipe }): [string, Embroidery] => [name, embroideryOf(recipe)]),
]
