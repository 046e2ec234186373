import type { FileNames, Files } from '../../modules/shared/files.ts'
import type { AddEntry } from './archive/write-archive.ts'
import { pictureFolder } from './manifest.ts'

/** Pictures that are read at once. */
const atOnce = 8

/** Adds the pictures. Returns how many there are, and the names of those that the file store lacks. */
export async function packPictures(
  files: Files,
  pictures: readonly FileNames[],
  add: AddEntry,
): Promise<{ added: number; missing: string[] }> {
  const first = await packOnce(files, pictures, add)
  // An upload that met a deletion of the same files is just writing them again.
  const second = await packOnce(files, first.missing, add)
  return {
    added: first.added + second.added,
    missing: second.missing.map((names) => names.join(' or ')),
  }
}

async function packOnce(files: Files, pictures: readonly FileNames[], add: AddEntry) {
  const missing: FileNames[] = []
  let added = 0
  for (let from = 0; from < pictures.length; from += atOnce) {
    const some = pictures.slice(from, from + atOnce)
    const found = await Promise.all(some.map((names) => readAny(files, names)))
    for (const [at, file] of found.entries()) {
      if (!file) missing.push(some[at] ?? [])
      else await add(pictureFolder + file.name, file.bytes)
      if (file) added += 1
    }
  }
  return { added, missing }
}

async function readAny(files: Files, names: FileNames) {
  for (const name of names) {
    const bytes = await files.read(name)
    if (bytes) return { name, bytes }
  }
  return undefined
}
