/** The catalogue's URL without a query, apart from the others, so that the catalogue's inline script has only this one. */
export const productsPath = '/products'

type Named = { id: number; name: string }

const prefix = '/patch/'

/** The path of a patch's own page: its id, by which it is found, and its name, for people and search engines. */
export const patchPath = ({ id, name }: Named): string =>
  prefix + [id, slugOf(name)].filter(Boolean).join('-')

/** The id in the path of a patch's page, whatever follows it; undefined for another path. */
export function idInPatchPath(path: string): number | undefined {
  const [, id] = /^\/patch\/(\d{1,9})(?:-[^/]*)?$/.exec(path) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Whether there is a patch's page at a path, or could be. */
export const isPatchPath = (path: string): boolean => path.startsWith(prefix)

/** A name in the letters, digits and hyphens that need no escape; empty for a name without any. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
