/**
 * `npm run bench`: prints the shop's figures as rows of `name value unit`; `-- --only campaigns` prints only the
 * newsletter's. Speeds are ratios to a minimal Node server, measured on the same machine in the same minute.
 * `bench/baseline.tsv` has the figures of the latest review.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import pino from 'pino'
import { loadConfig } from '../api/config.ts'
import { freePort } from '../api/embedded/free-port.ts'
import { startEmbeddedPostgres } from '../api/embedded/postgres.ts'
import { startShop } from '../api/start-shop.ts'
import { drawPatch } from '../modules/catalogue/patch/index.ts'
import { patchesOfFiles } from '../modules/catalogue/seed.ts'
import { benchCampaigns } from './bench/campaigns.ts'
import { benchDashboard } from './bench/dashboard.ts'
import { benchOrders } from './bench/orders.ts'
import { withAuditor } from './test/page-audit.ts'
import { publicPages } from './test/public-pages.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const connections = 50
/** Seconds of load per URL. */
const duration = 4
const client = new URL('../dist/client/', import.meta.url).pathname

const row = (name: string, value: number, unit: string, digits = 0) =>
  console.log([name, value.toFixed(digits), unit].join('\t'))

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br, gzip' },
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} calls failed`)
  return requests.average
}

/** Requests per second of a minimal Node server. */
async function smallestServer(): Promise<number> {
  const server = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  const speed = await requestsPerSecond(`http://127.0.0.1:${address.port}/`)
  server.closeAllConnections()
  server.close()
  return speed
}

/** Bytes of a response body as transferred, after compression. */
function sentBytes(url: string): Promise<number> {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.byteLength
      })
      response.once('end', () => done(bytes))
    }).once('error', failed)
  })
}

async function drawing(): Promise<number> {
  const patches = await patchesOfFiles()
  const began = performance.now()
  for (const { recipe } of patches) drawPatch(recipe)
  return performance.now() - began
}

async function scripts(): Promise<number> {
  const files = (await readdir(join(client, '_astro'))).filter((name) => name.endsWith('.js'))
  const bodies = await Promise.all(files.map((name) => readFile(join(client, '_astro', name))))
  return bodies.reduce((bytes, body) => bytes + brotliCompressSync(body).byteLength, 0)
}

async function wholeShop(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-bench-'))
  const account = { username: 'bench', password: 'correct-horse-battery' }
  const config = loadConfig({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  })
  const began = performance.now()
  const shop = await startShop(config, pino({ level: 'warn' }), { unlimited: true })
  try {
    row('first start', (performance.now() - began) / 1000, 's', 1)
    row('all patches drawn', await drawing(), 'ms')
    row('all scripts, brotli', (await scripts()) / 1000, 'kB', 1)
    const smallest = await smallestServer()
    row('smallest server', smallest, 'requests/s')
    for (const path of ['/', '/products', '/favicon.svg', '/api/categories', '/api/products']) {
      const address = `http://127.0.0.1:${shop.port}${path}`
      row(`${path} size`, (await sentBytes(address)) / 1000, 'kB', 1)
      row(`${path} speed`, (await requestsPerSecond(address)) / smallest, 'of smallest', 3)
    }
    // The server is already running; this only returns its URL.
    const { url } = await startEmbeddedPostgres(folder)
    await benchOrders(`http://127.0.0.1:${shop.port}`, url, row)
    await benchDashboard(`http://127.0.0.1:${shop.port}`, url, account, row)
    await withAuditor(async (audit) => {
      for (const { path } of publicPages) {
        const { performance } = await audit(`http://127.0.0.1:${shop.port}${path}`)
        row(`${path} Lighthouse performance`, performance, 'of 100')
      }
    })
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (values.only !== 'campaigns') await wholeShop()
await benchCampaigns(row)
process.exit(0)
