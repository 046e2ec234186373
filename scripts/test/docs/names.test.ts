import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../imports.ts'
import { codeOf, read, spansOf } from './markdown.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)) && file !== 'scripts/test/docs/names.test.ts')

const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')

const words = new Set(
  files
    .filter((file) =>
      /\.(ts|tsx|astro|mjs|cjs|css|sql|ya?ml|json|conf|service)$|Dockerfile$|^\.env/.test(file),
    )
    .filter((file) => file !== 'package-lock.json')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => [
      ...(text.match(/[\w$]+/g) ?? []),
      ...(text.match(/\b[a-z]+\.[a-z_]+\b/g) ?? []),
    ]),
)
const schemas = new Set(read('modules/schema.sql').match(/(?<=^create table )\w+(?=\.)/gm))
const { scripts } = JSON.parse(read('package.json'))

/**
 * Whether a span of a document names something that is there: a file, a script of package.json, an identifier, a table or
 * job of a module, or a setting. A span of another form, and one with a placeholder in capitals or dots, names nothing
 * of this repository.
 */
function isThere(span: string, code: string): boolean {
  const script = /^npm run ([\w-]+)/.exec(span)?.[1]
  if (script) return script in scripts
  if (/[*…<]|\b[A-Z]{4,}\b(?!=)/.test(span) && span.includes('/')) return true
  if (/^(api|bench|docs|emails|modules|scripts|site)\/\S*$/.test(span))
    return existsSync(join(root, span)) || code.includes(span)
  if (/^[\w/-][\w/.-]*\.(ts|tsx|astro|css|sql)$/.test(span))
    return files.some((file) => `/${file}`.endsWith(`/${span}`)) || code.includes(span)
  const isKnown = (name: string) => words.has(name) || code.includes(name)
  const dotted = span.match(/\b[a-z]+\.[a-z_]+\b/g) ?? []
  if (dotted.some((name) => schemas.has(name.replace(/\..*/, '')) && !isKnown(name))) return false
  // PostgreSQL has the names that begin with pg_.
  const [, name] =
    /^(?:await |new )?(?!pg_)([a-z]+[A-Z]\w*|[A-Z][a-z]+\w*|[A-Z][A-Z\d]*_[A-Z_\d]+|[a-z]+_\w+|\w+(?=\())(?=$|[(=.])/.exec(
      span,
    ) ?? []
  return !name || isKnown(name)
}

test.each(documents)('%s names in backticks what is there', (document) => {
  const text = read(document)
  const code = codeOf(text)
  expect(spansOf(text).filter((span) => !isThere(span, code))).toEqual([])
})

test.each([
  ['modules/cart/no-file.ts', false],
  ['no-such-file.ts', false],
  ['npm run nothing', false],
  ['noSuchFunction(tx)', false],
  ['NO_SUCH_SETTING=1', false],
  ['no-such.pg.test.ts', false],
  ['no-such.module.css', false],
  ['post.letters', false],
  ['no_such_column', false],
  ['await noSuchCall()', false],
  ['Nosuchtype', false],
  ['site/client/generated/RESOURCE.ts', true],
  ['add-to-cart.ts', true],
  ['createCart(dependencies)', true],
  ['post.mails', true],
  ['order_number', true],
  ['PUBLIC_URL', true],
  ['npm run check', true],
])('the guard of names reads %s', (span, isKnown) => {
  expect(isThere(span, '')).toBe(isKnown)
})
