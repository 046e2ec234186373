/** `npm run migrate`: migrates the database without starting the shop. */
import { loadConfig } from '../api/config.ts'
import { withDatabase } from './database/with-database.ts'

await withDatabase(loadConfig(process.env, 'database'), async () => undefined)
console.log('The database is up to date.')
