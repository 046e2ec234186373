import { createApp } from 'astro/app/entrypoint'
import { mergeInlineBlocks } from './inline-blocks.ts'

export { cachedAddress } from '../../site/cached-address.ts'

const app = createApp()
const policyHeader = 'content-security-policy'

/** Whether a page is rendered on demand at a path. */
export const isPage = (url: URL): boolean => app.match(new Request(url)) !== undefined

/** Renders one page. `locals` carries the modules, because modules imported by a page are a second, bundled copy. */
export async function render(request: Request, locals: App.Locals): Promise<Response> {
  const response = await app.render(request, { locals })
  const policy = response.headers.get(policyHeader)
  if (!policy) return response
  const page = mergeInlineBlocks({ html: await response.text(), policy })
  const headers = new Headers(response.headers)
  headers.set(policyHeader, page.policy)
  headers.delete('content-length')
  return new Response(page.html, { status: response.status, headers })
}
