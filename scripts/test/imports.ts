import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isImportTypeNode,
  isLiteralTypeNode,
  isStringLiteralLike,
  type Node,
  ScriptKind,
  ScriptTarget,
  SyntaxKind,
} from 'typescript'

/** The repository's folder, with a trailing slash. */
export const root: string = new URL('../../', import.meta.url).pathname

/** An import between two files, by their paths in the repository. */
export type Import = { from: string; to: string; typeOnly: boolean; isLazy?: boolean }

/** The relative imports and re-exports of a file; lazy ones are those of `lazyImportsOf`. */
export const importsOf = (file: string): Import[] =>
  importsIn(readFileSync(join(root, file), 'utf8'), file).filter(({ isLazy }) => !isLazy)

/** The relative dynamic imports of a file, and the types that it names by import: `import('./cart.ts').Cart`. */
export const lazyImportsOf = (file: string): Import[] =>
  importsIn(readFileSync(join(root, file), 'utf8'), file).filter(({ isLazy }) => isLazy)

/** The relative imports in a file's text: its code's, and its style sheets'. */
export const importsIn = (text: string, file: string): Required<Import>[] => [
  ...(file.endsWith('.css') ? [] : importsOfCode(text, file)),
  ...importsOfStyles(text, file),
]

function importsOfCode(text: string, file: string): Required<Import>[] {
  const code = file.endsWith('.astro') ? codeOfAstro(text) : text
  const kind = file.endsWith('.tsx') ? ScriptKind.TSX : ScriptKind.TS
  const source = createSourceFile(file, code, ScriptTarget.Latest, false, kind)
  const found: Required<Import>[] = []
  const add = (target: Node | undefined, typeOnly: boolean, isLazy: boolean) => {
    if (target && isStringLiteralLike(target) && target.text.startsWith('.'))
      found.push({ from: file, to: pathOf(target.text, file), typeOnly, isLazy })
  }
  const visit = (node: Node): void => {
    if (isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false, false)
    else if (isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, false)
    else if (isImportTypeNode(node))
      add(isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true, true)
    else if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true)
    forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The files that a style sheet, or a style element of an Astro file, imports by `@import` or `composes`. */
function importsOfStyles(text: string, file: string): Required<Import>[] {
  if (!/\.(css|astro)$/.test(file)) return []
  const elements = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style)
  const css = file.endsWith('.css') ? text : elements.join('\n')
  const named = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?:@import\s+(?:url\(\s*)?|composes:[^;}]*\sfrom\s+)['"]?(\.[^'")\s;]+)/g)
  return [...named].map(([, target = '']) => ({
    from: file,
    to: pathOf(target, file),
    typeOnly: false,
    isLazy: false,
  }))
}

/** The frontmatter and the scripts of an Astro file. */
export const codeOfAstro = (text: string): string =>
  [...text.matchAll(/^---\n([\s\S]*?)^---$|<script[^>]*>([\s\S]*?)<\/script>/gm)]
    .map(([, frontmatter, script]) => frontmatter ?? script)
    .join('\n')

const pathOf = (target: string, from: string) => relative(root, join(root, dirname(from), target))

/** All .ts, .tsx and .astro files in a folder, recursively, by their paths in the repository. */
export const filesBelow = (folder: string): string[] => below(folder, /\.(ts|tsx|astro)$/)

/** All style sheets in a folder, likewise. */
export const styleSheetsBelow = (folder: string): string[] => below(folder, /\.css$/)

function below(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Whether the file is a unit, database or browser test. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * The imports between neighbours, which are folders or files of one folder, at every depth below the top. A cycle of
 * folders is one of neighbours somewhere. Files beside folders do not count in `isWithoutFiles`.
 */
export function importsOfNeighbours(
  imports: readonly Import[],
  isWithoutFiles: (file: string) => boolean,
): Import[] {
  const known = new Map<string, Import>()
  for (const { from, to, typeOnly } of imports) {
    const [here, there] = [from.split('/'), to.split('/')]
    const depth = here.findIndex((part, at) => part !== there[at]) + 1
    const isOfFile = depth === Math.min(here.length, there.length)
    if (depth < 2 || isTest(from) || (isOfFile && isWithoutFiles(from))) continue
    const between = {
      from: here.slice(0, depth).join('/'),
      to: there.slice(0, depth).join('/'),
      typeOnly,
    }
    known.set(`${between.from} ${between.to}`, between)
  }
  return [...known.values()]
}

/** Import cycles, each as a chain of files or folders that ends with its first one. */
export function cycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const follow = (file: string, chain: readonly string[]): void => {
    const at = chain.indexOf(file)
    if (at >= 0) found.push([...chain.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const target of targets.get(file) ?? []) follow(target, [...chain, file])
    done.add(file)
  }
  for (const file of targets.keys()) follow(file, [])
  return found
}
