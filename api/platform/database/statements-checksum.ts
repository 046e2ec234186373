import { createHash } from 'node:crypto'

/** Texts, quoted names and bodies of functions, in which white space and `--` count. */
const quoted = /\be'(?:\\.|[^\\'])*'|'[^']*'|"[^"]*"|(?<tag>\$\w*\$).*?\k<tag>/

/** A run of white space and comments. Nested comments are not supported. */
const insignificant = /(?:\s|--[^\n]*|\/\*.*?\*\/)+/

const parts = new RegExp(`(?<quoted>${quoted.source})|${insignificant.source}`, 'gis')

/**
 * The sha-256 in hexadecimal of a script's statements. Comments and white space between words do not change it, so
 * that comments of an applied migration can be edited. Comments in the body of a function do, because PostgreSQL
 * stores them.
 */
export function checksumOfStatements(sql: string): string {
  const statements = sql.replace(parts, (part, ...groups) => (groups.at(-1).quoted ? part : ' '))
  return createHash('sha256').update(statements.trim()).digest('hex')
}
