import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'

/** The mails that the build has compiled, named by a hash of their MJML. */
const folder = new URL('../dist/mails/', import.meta.url)

const fileOf = (source: string): URL =>
  new URL(`${createHash('sha256').update(source).digest('hex')}.html`, folder)

const known = new Map<string, Promise<string>>()

/**
 * The html of MJML: as the build has compiled it, else compiled now. The compiler is loaded only then, because it takes
 * 40 MB. Throws for invalid MJML.
 */
export function compiled(source: string): Promise<string> {
  const html = known.get(source) ?? readFile(fileOf(source), 'utf8').catch(() => compile(source))
  known.set(source, html)
  return html
}

/** Compiles MJML for the processes that start later, in place of that of the last build. */
export async function keepCompiled(source: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(source), await compile(source))
}

async function compile(source: string): Promise<string> {
  const { default: mjml } = await import('mjml')
  const { html, errors } = await mjml(source, { validationLevel: 'strict' })
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return html
}
