import type { Config } from '../platform/settings/config.ts'
import type { Site } from './pages.ts'
import { loadStaticFiles } from './static-files.ts'

const dist = new URL('../../dist/', import.meta.url)

/** The built pages and files. */
export async function builtSite({ isDemo }: Pick<Config, 'isDemo'>): Promise<Site> {
  const entry: Omit<Site, 'files'> = await import(new URL('server/entry.mjs', dist).href)
  const { render, isPage, cachedAddress } = entry
  return { render, isPage, cachedAddress, files: await loadStaticFiles(dist.pathname, isDemo) }
}

/** For a process that answers no pages. */
export const noSite: Site = {
  render: async () => new Response(null, { status: 404 }),
  isPage: () => false,
  cachedAddress: async () => undefined,
  files: { find: () => undefined, serve: () => undefined },
}
