import { alphabetNames, alphabets, written } from '../letters/alphabets.ts'
import { motifNames } from '../motifs/index.ts'
import {
  type Arrangement,
  accentArrangements,
  arrangements,
  type Ground,
  groundPatterns,
  type Lettering,
  letteringStyles,
  type MotifUse,
  outlines,
  type Recipe,
} from '../recipe.ts'
import { type ThreadName, threadNames } from '../threads.ts'

const mostThreads = 8
const longestText = 24

/** Validates a recipe from a data file. Throws an Error that names the invalid field. */
export function parseRecipe(value: unknown): Recipe {
  const fields = objectOf(value, 'recipe', [
    'outline',
    'cloth',
    'edge',
    'ground',
    'border',
    'motif',
    'accent',
    'lettering',
  ])
  const recipe: Recipe = {
    outline: oneOf(outlines, fields.outline, 'outline'),
    cloth: thread(fields.cloth, 'cloth'),
    edge: thread(fields.edge, 'edge'),
    ...(fields.ground !== undefined && { ground: ground(fields.ground) }),
    ...(fields.border !== undefined && { border: thread(fields.border, 'border') }),
    ...(fields.motif !== undefined && { motif: motifUse(fields.motif, 'motif', arrangements) }),
    ...(fields.accent !== undefined && {
      accent: motifUse(fields.accent, 'accent', accentArrangements),
    }),
    ...(fields.lettering !== undefined && { lettering: lettering(fields.lettering) }),
  }
  if (!recipe.motif && recipe.lettering?.style !== 'stacked')
    throw new Error('recipe: without a motif, stacked lettering is needed')
  const used = threadsOf(recipe)
  if (used.size > mostThreads)
    throw new Error(`recipe: ${used.size} threads, and ${mostThreads} is the most`)
  return recipe
}

/** All threads of a patch, its cloth included. */
export const threadsOf = (recipe: Recipe): Set<ThreadName> =>
  new Set([
    recipe.cloth,
    recipe.edge,
    ...(recipe.ground ? [recipe.ground.thread] : []),
    ...(recipe.border ? [recipe.border] : []),
    ...(recipe.motif?.threads ?? []),
    ...(recipe.accent?.threads ?? []),
    ...(recipe.lettering ? [recipe.lettering.thread] : []),
    ...(recipe.lettering?.keyline ? [recipe.lettering.keyline] : []),
  ])

function ground(value: unknown): Ground {
  const { pattern, thread: colour } = objectOf(value, 'ground', ['pattern', 'thread'])
  return {
    pattern: oneOf(groundPatterns, pattern, 'ground.pattern'),
    thread: thread(colour, 'ground.thread'),
  }
}

function motifUse<Name extends Arrangement>(
  value: unknown,
  field: string,
  known: readonly Name[],
): Omit<MotifUse, 'arrange'> & { arrange: Name } {
  const { name, threads, arrange } = objectOf(value, field, ['name', 'threads', 'arrange'])
  if (!Array.isArray(threads) || threads.length === 0)
    throw new Error(`${field}.threads: a list of threads is needed`)
  return {
    name: oneOf(motifNames, name, `${field}.name`),
    threads: threads.map((one) => thread(one, `${field}.threads`)),
    arrange: oneOf(known, arrange, `${field}.arrange`),
  }
}

function lettering(value: unknown): Lettering {
  const {
    text,
    style,
    alphabet,
    thread: colour,
    keyline,
  } = objectOf(value, 'lettering', ['text', 'style', 'alphabet', 'thread', 'keyline'])
  if (typeof text !== 'string' || text.length === 0 || text.length > longestText)
    throw new Error(`lettering.text: 1 to ${longestText} characters are needed`)
  const name =
    alphabet === undefined ? 'block' : oneOf(alphabetNames, alphabet, 'lettering.alphabet')
  const letters = written(text, alphabets[name]).replaceAll(' ', '')
  const unknown = [...letters].find((character) => !(character in alphabets[name].glyphs))
  if (unknown) throw new Error(`lettering.text: the alphabet has no '${unknown}'`)
  return {
    text,
    style: oneOf(letteringStyles, style, 'lettering.style'),
    ...(name !== 'block' && { alphabet: name }),
    thread: thread(colour, 'lettering.thread'),
    ...(keyline !== undefined && { keyline: thread(keyline, 'lettering.keyline') }),
  }
}

const thread = (value: unknown, field: string): ThreadName => oneOf(threadNames, value, field)

function oneOf<Name extends string>(names: readonly Name[], value: unknown, field: string): Name {
  const found = names.find((name) => name === value)
  if (!found) throw new Error(`${field}: '${String(value)}' is none of ${names.join(', ')}`)
  return found
}

function objectOf(
  value: unknown,
  field: string,
  known: readonly string[],
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${field}: fields are needed`)
  const stray = Object.keys(value).find((name) => !known.includes(name))
  if (stray) throw new Error(`${field}: there is no '${stray}'`)
  return { ...value }
}
