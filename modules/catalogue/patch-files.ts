import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseRecipe } from '../embroidery/index.ts'

const folder = new URL('./data/', import.meta.url)

const patchFile = z.strictObject({
  category: z.string().min(1).max(60),
  patches: z.array(
    z.strictObject({
      id: z.int().positive(),
      name: z.string().min(1).max(100),
      description: z.string().min(1).max(1000),
      price: z.int().positive(),
      tags: z.array(z.string().min(1).max(40)).max(30),
      rating: z.number().min(0).max(5),
      reviewCount: z.int().min(0),
      stock: z.int().min(0),
      isNew: z.boolean(),
      isPopular: z.boolean(),
      isGlowInDark: z.boolean(),
      createdAt: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      recipe: z.unknown().transform(parseRecipe),
    }),
  ),
})

/** A patch of the data files. */
export type Patch = z.infer<typeof patchFile>['patches'][number] & { category: string }

/** The catalogue in its data files, sorted by id; throws an Error that names the file with a mistake. */
export async function patchesOfFiles(): Promise<Patch[]> {
  const { parse } = await import('yaml')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'))
  const files = await Promise.all(
    names.map(async (name) => {
      const parsed = patchFile.safeParse(parse(await readFile(new URL(name, folder), 'utf8')))
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
      return parsed.data
    }),
  )
  return files
    .flatMap(({ category, patches }) => patches.map((patch) => ({ ...patch, category })))
    .sort((a, b) => a.id - b.id)
}
