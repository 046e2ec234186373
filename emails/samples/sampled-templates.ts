import { readdir } from 'node:fs/promises'
import type { Template } from '../layout.ts'

type Sampled = { name: string; template: Template<unknown>; data: unknown }

/**
 * The templates of a folder, each with a sample of its data. A file's `samples` returns one for each of its exported
 * functions, by name; it is a function itself, so that the server's bundle leaves it out. Throws for a template without
 * a sample.
 */
export async function sampledTemplates(folder: URL): Promise<Sampled[]> {
  const files = await readdir(folder)
  const sampled = files.map(async (file) =>
    sampledIn(file, await import(new URL(file, folder).href)),
  )
  return (await Promise.all(sampled)).flat()
}

type TemplateFile = { samples?: () => Record<string, unknown> } & Record<string, unknown>

function sampledIn(file: string, { samples, ...exports }: TemplateFile): Sampled[] {
  const data = samples?.() ?? {}
  return Object.entries(exports).flatMap(([name, template]) => {
    if (typeof template !== 'function') return []
    if (!(name in data)) throw new Error(`${file} has no sample of ${name}`)
    return [{ name, template: template as Template<unknown>, data: data[name] }]
  })
}
