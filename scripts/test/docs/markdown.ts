import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../imports.ts'

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The text without its blocks of code. */
export const proseOf = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')

/** The blocks of code. */
export const codeOf = (text: string): string =>
  [...text.matchAll(/^ *```[\s\S]*?^ *```$/gm)].map(([block]) => block).join('\n')

/** The contents of the blocks of SQL. */
export const sqlOf = (text: string): string[] =>
  [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)

/** The cells of each row of the tables. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\s*\|/.test(line))
    .map((line) => line.trim().slice(2, -2).split(' | '))

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The targets of relative links. */
export const linksOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target)

export const spansOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
