import { createSourceFile, ScriptKind, ScriptTarget } from 'typescript'
import { codeOfAstro, importsIn } from '../imports.ts'
import type { Take, TakesOf } from './reach.ts'
import { readsOf } from './reads.ts'

/** A part of a file: an import or export of one name, a declaration, or, without a name, what runs in any case. */
export type Part = { name?: string; words: readonly string[]; takes: readonly Take[] }

/**
 * The imports among the files of a repository. A changed file has two texts, so that its imports before the change
 * count too, as those of a deleted page do.
 */
export function takesAmong(
  files: ReadonlySet<string>,
  textsOf: (file: string) => readonly string[],
): TakesOf {
  const parts = new Map<string, Part[]>()
  return ({ file, names }) => {
    const ofFile = parts.get(file) ?? textsOf(file).flatMap((text) => partsOf(text, file, files))
    parts.set(file, ofFile)
    return takesOf(ofFile, names)
  }
}

/**
 * Imports of a file with these parts from others for the named exports, or for all of it. So a door, or a file of
 * steps, leads only to what is asked of it.
 */
export function takesOf(parts: readonly Part[], names?: readonly string[]): Take[] {
  const needed = new Set(parts.filter(({ name }) => !names || !name || names.includes(name)))
  for (const { words } of needed)
    for (const part of parts) if (part.name && words.includes(part.name)) needed.add(part)
  return [...needed].flatMap(({ takes }) => takes)
}

/** The parts of a file's text; types are none. `files` are those that it can read. */
export function partsOf(text: string, file: string, files: ReadonlySet<string>): Part[] {
  const code = file.endsWith('.astro') ? codeOfAstro(text) : text
  return [
    { words: [], takes: stylesOf(text, file) },
    ...statementsOf(code, file).flatMap((statement) =>
      partsOfStatement(statement, file.replace(/\.astro$/, '.ts'), files),
    ),
  ]
}

/** The style sheets of an Astro file, and those that a style sheet imports. */
const stylesOf = (text: string, file: string): Take[] =>
  /\.(astro|css)$/.test(file)
    ? wholeFiles(text, file).filter((take) => take.file.endsWith('.css'))
    : []

function statementsOf(code: string, file: string): string[] {
  if (!/\.(tsx?|astro)$/.test(file)) return []
  const kind = file.endsWith('.tsx') ? ScriptKind.TSX : ScriptKind.TS
  const source = createSourceFile(file, code, ScriptTarget.Latest, false, kind)
  return source.statements.map((one) => code.slice(one.getStart(source), one.end))
}

function partsOfStatement(code: string, file: string, files: ReadonlySet<string>): Part[] {
  if (/^(export )?(declare )?(type|interface) /.test(code)) return []
  const takes = wholeFiles(code, file)
  const [, clause] = /^(?:import|export) ([^'"]+) from ['"]/.exec(code) ?? []
  if (clause) return takes.flatMap((take) => partsOfClause(clause, take.file))
  const declaration = /^(?:export )?(?:async )?(?:const|let|function\*?|class|enum) ([\w$]+)/
  const name = declaration.exec(code)?.[1]
  const reads = code.startsWith('import ') ? [] : readsOf(code, file, files)
  return [
    { ...(name && { name }), words: code.match(/[\w$]+/g) ?? [], takes: [...takes, ...reads] },
  ]
}

/** The names of `Page, { type Props, price as amount }`, each by the name that it has here; `*` is all of the file. */
function partsOfClause(clause: string, file: string): Part[] {
  const [, whole = '', braces = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const named = braces.split(',').flatMap((item) => {
    const [, theirs, ours = theirs] = /^\s*(?!type )([\w$]+)(?: as ([\w$]+))?/.exec(item) ?? []
    if (!theirs || !ours) return []
    const take = theirs === 'default' ? { file } : { file, names: [theirs] }
    return [{ name: ours, words: [], takes: [take] }]
  })
  const [name] = /[\w$]+(?=\W*$)/.exec(whole) ?? []
  const isWhole = name !== undefined || whole.includes('*')
  return isWhole ? [{ ...(name && { name }), words: [], takes: [{ file }] }, ...named] : named
}

const wholeFiles = (text: string, file: string): Take[] =>
  importsIn(text, file)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ to }) => ({ file: to.replace(/\?.*/, '') }))
