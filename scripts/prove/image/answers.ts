import { readFile } from 'node:fs/promises'
import { pictureAt } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { allPages } from '../../test/public-pages.ts'

const photo = new URL('../../../docs/front-page.png', import.meta.url)

const addresses = [
  ...allPages.map(({ path }) => path),
  '/checkout',
  '/admin/login',
  '/sitemap.xml',
  '/postnummer/0.json',
  '/api/docs',
  '/api/docs/api-docs.css',
  '/api/docs/scalar.js',
  '/api/docs/start.js',
  '/api/openapi.json',
  '/api/openapi.yaml',
]

/** Throws unless the shop answers with its pages, the API's documentation, and pictures made before and on request. */
export async function checkAnswers(shopUrl: string): Promise<void> {
  const answer = await answered(`${shopUrl}/api/products?limit=1`)
  const [product] = (await answer.json()) as Product[]
  if (!product) throw new Error('The shop has no products')
  // The build makes no PNG of this width.
  const pictures = [pictureAt(product.image, 320, 'avif'), pictureAt(product.image, 640, 'png')]
  for (const address of [...addresses, ...pictures]) {
    const { byteLength } = await (await answered(shopUrl + address)).arrayBuffer()
    if (byteLength === 0) throw new Error(`${address} is empty`)
  }
}

/** Uploads a customer's own picture. Throws unless the shop shows it to the customer and sews its first design. */
export async function checkUpload(shopUrl: string): Promise<void> {
  const body = new FormData()
  body.set('image', new Blob([await readFile(photo)], { type: 'image/png' }))
  const headers = { 'x-session-id': `session_${Date.now()}_${crypto.randomUUID()}` }
  const url = `${shopUrl}/api/custom-images`
  const sent = await answered(url, { method: 'POST', headers, body })
  const { id } = (await sent.json()) as { id: string }
  await answered(`${url}/${id}`, { headers })
  await answered(`${url}/${id}/design`, { method: 'POST', headers })
}

/** Fetches a URL. Throws unless the answer is a success. */
export async function answered(url: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
