import { readFile } from 'node:fs/promises'

const root = new URL('../../', import.meta.url)

/** A configuration of docs/ with replaced texts, such as ports of this machine. A text that is not there fails. */
export async function adaptedConfig(
  path: string,
  changes: Record<string, string>,
): Promise<string> {
  const config = await readFile(new URL(path, root), 'utf8')
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    return text.replaceAll(from, to)
  }, config)
}
