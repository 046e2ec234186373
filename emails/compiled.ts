import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'

/** Templates that the build has compiled, each named by a hash of its MJML. */
const folder = new URL('../dist/mails/', import.meta.url)

const fileOf = (source: string): URL =>
  new URL(`${createHash('sha256').update(source).digest('hex')}.html`, folder)

/**
 * The html of a template's MJML: as the build has compiled it, else compiled now. The compiler is loaded only then,
 * because it takes 40 MB. Throws for invalid MJML.
 */
export const htmlOf = (source: string): Promise<string> =>
  readFile(fileOf(source), 'utf8').catch(() => compile(source))

/** Compiles these templates for the processes that start later, in place of those of the last build. */
export async function keepCompiled(sources: Iterable<string>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const source of sources) await writeFile(fileOf(source), await compile(source))
}

async function compile(source: string): Promise<string> {
  const { default: mjml } = await import('mjml')
  const { html, errors } = await mjml(source, { validationLevel: 'strict' })
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return html
}
