/**
 * `npm run architecture`: draws the rooms of the code and their imports into docs/architecture.md, between its two
 * markers. An arrow that others imply is left out. With `--check` it writes nothing and fails when the drawing is out of
 * date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, importsOf, isTest, root } from '../test/imports.ts'

const document = join(root, 'docs/architecture.md')
const begin = '<!-- rooms: written by `npm run architecture` -->'
const end = '<!-- end of rooms -->'

/** Every room may import it, so its arrows would hide the others. */
const everywhere = 'modules/shared'

const isOfTests = (file: string): boolean =>
  isTest(file) || /(^|\/)(testing|e2e)\/|\/test-[\w-]+\.ts$/.test(file)

/** The folder that a file is drawn as: a module, a floor of api/, a half of the site, or the folder at the top. */
const roomOf = (file: string): string =>
  /^((api|modules)\/[\w-]+|site\/(shop|staff|pages))(?=\/)/.exec(file)?.[0] ??
  file.split('/')[0] ??
  ''

const files = ['api', 'emails', 'modules', 'site']
  .flatMap(filesBelow)
  .filter((file) => !isOfTests(file))
const known = new Set(files)

const rooms = [...new Set(files.map(roomOf))].sort()
const arrows = new Map<string, Set<string>>(rooms.map((room) => [room, new Set()]))
for (const { from, to } of files.flatMap(importsOf)) {
  const [here, there] = [roomOf(from), roomOf(to)]
  if (here !== there && there !== everywhere && known.has(to)) arrows.get(here)?.add(there)
}

const isReached = (from: string, to: string, passed = new Set([from])): boolean =>
  [...(arrows.get(from) ?? [])].some(
    (next) => next === to || (!passed.has(next) && isReached(next, to, passed.add(next))),
  )

for (const [from, to] of [...arrows].flatMap(([room, others]) =>
  [...others].sort().map((other) => [room, other] as const),
)) {
  arrows.get(from)?.delete(to)
  if (!isReached(from, to)) arrows.get(from)?.add(to)
}

function idOf(room: string): string {
  return room.replace(/\W/g, '_')
}

const group = (name: string, of: readonly string[]): string[] => [
  `  subgraph ${name}_["${name}"]`,
  ...of.map((room) => `    ${idOf(room)}["${room}"]`),
  '  end',
]

const inside = (folder: string) =>
  rooms.filter((room) => room === folder || room.startsWith(`${folder}/`))

const drawing = [
  begin,
  '',
  '```mermaid',
  'flowchart TB',
  ...group('site', inside('site')),
  ...group('api', inside('api')),
  '  emails["emails"]',
  ...group('modules', inside('modules')),
  ...[...arrows].flatMap(([room, others]) =>
    others.size > 0 ? [`  ${idOf(room)} --> ${[...others].sort().map(idOf).join(' & ')}`] : [],
  ),
  '```',
  '',
  end,
].join('\n')

const text = readFileSync(document, 'utf8')
const [before, rest = ''] = text.split(begin)
const [old, after] = rest.split(end)
if (old === undefined || after === undefined) throw new Error(`${document} has no markers`)

const drawn = `${before}${drawing}${after}`
if (!process.argv.includes('--check')) writeFileSync(document, drawn)
else if (drawn !== text) {
  console.error('docs/architecture.md is out of date with the imports of the code.')
  console.error('Run `npm run architecture` and commit the result.')
  process.exit(1)
}
