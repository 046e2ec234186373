/**
 * `npm run seed -- --products N`: overwrites the catalogue from the data files; beyond 352, adds generated variations.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '../api/config.ts'
import { seed } from '../modules/catalogue/seed.ts'
import { withDatabase } from './database/with-database.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '352' } } })
const count = Number(values.products)
if (!Number.isInteger(count) || count < 1 || count > 900_000) {
  console.error('--products takes a whole number from 1 to 900000')
  process.exit(1)
}
await withDatabase(loadConfig(process.env), (sql) => seed(sql, count))
console.log(`${count} products are in the catalogue.`)
