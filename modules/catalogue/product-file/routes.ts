import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { ChangingProducts } from '../assortment/change-product.ts'
import { exportFile } from './export-file.ts'
import { importFile } from './import-file.ts'
import { previewFile } from './preview-file.ts'

/** Staff calls on products in a file. */
export function productFileRoutes(dependencies: ChangingProducts) {
  return {
    getProductFile: async (c) => {
      const { username } = administratorOf(c)
      const csv = await exportFile(dependencies, c.req.valid('query'), username)
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="patcher.csv"',
      })
    },
    previewProductFile: async (c) => {
      const { file } = c.req.valid('form')
      return c.json(await previewFile(dependencies, await bytesOf(file)), 200)
    },
    importProductFile: async (c) => {
      const { file, key } = c.req.valid('form')
      const by = { key, administrator: administratorOf(c).username }
      return c.json({ products: await importFile(dependencies, await bytesOf(file), by) }, 200)
    },
  } satisfies Partial<Handlers>
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
