/**
 * `npm run prove-image`: builds production's image with Docker. It adds at most 150 MB to the image that it begins with,
 * migrates an empty database, takes a customer's picture and sews a design.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { newSession } from '../rehearsal/buyer.ts'
import { startDatabase } from '../rehearsal/database.ts'
import { rehearse } from '../rehearsal/rehearse.ts'
import { account } from '../rehearsal/settings.ts'
import { startShop } from '../rehearsal/shop-process.ts'
import { settingsOf } from './alerts/settings.ts'

const cwd = new URL('../../', import.meta.url).pathname
const photo = new URL('../../docs/front-page.png', import.meta.url)
const image = 'russpatcher-proof'
/** Most MB of the image's folder /shop. */
const most = 150

async function docker(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('docker', args, { cwd, maxBuffer: Infinity })
  return stdout
}

await rehearse(async () => {
  await docker('info').catch(() => {
    throw new Error('Docker is missing or its engine does not run: the image is not checked')
  })
  console.log('Building …')
  await docker('build', '--tag', image, '.')
  const size = Number.parseInt(await docker('run', '--rm', image, 'du', '-s', '-BMB', '/shop'), 10)
  console.log(`The image adds ${size} MB.`)
  if (!(size <= most)) throw new Error(`It may add ${most} MB`)
  await sewDesign(await startContainer())
  console.log('It takes a picture and sews a design.')
})

/** Runs the image with an empty database, and returns its URL. It has no provider and no mail server to call. */
async function startContainer(): Promise<string> {
  const { url: databaseUrl } = await startDatabase()
  const nowhere = '127.0.0.1:9'
  const settings = {
    ...settingsOf({ databaseUrl, providerUrl: `http://${nowhere}`, smtpUrl: `smtp://${nowhere}` }),
    ADMIN_PASSWORD: account.password,
  }
  const variables = ['PORT', ...Object.keys(settings)].flatMap((name) => ['--env', name])
  const run = ['docker', 'run', '--rm', '--network', 'host', ...variables, image]
  return (await startShop(settings, run)).url
}

/** Uploads a customer's own picture. Throws unless the shop shows it to the customer and sews its first design. */
async function sewDesign(shopUrl: string): Promise<void> {
  const body = new FormData()
  body.set('image', new Blob([await readFile(photo)], { type: 'image/png' }))
  const headers = { 'x-session-id': newSession() }
  const url = `${shopUrl}/api/custom-images`
  const sent = await answered(url, { method: 'POST', headers, body })
  const { id } = (await sent.json()) as { id: string }
  await answered(`${url}/${id}`, { headers })
  await answered(`${url}/${id}/design`, { method: 'POST', headers })
}

async function answered(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
