import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { etagOf, respond } from '../edge/response-cache/encoding.ts'
import type { Answer } from '../edge/response-cache/response-cache.ts'
import { readIfThere } from '../platform/files/whole-file.ts'
import { isServed, ownFile } from './demo-parts.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml; charset=utf-8',
}

/** The media type of a file by its name. */
export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream'

export type StaticFiles = {
  /** The file or prerendered page at exactly this path. */
  find(path: string): Answer | undefined
  serve(request: Request, path: string, status?: number): Response | undefined
}

/**
 * All files of the build for browsers, held in memory with their compressed forms. Hashed files are immutable, the
 * others are revalidated by ETag. Of a page that says when the shop is a demo, only the form that fits is loaded.
 */
export async function loadStaticFiles(dist: string, isDemo = false): Promise<StaticFiles> {
  const client = join(dist, 'client')
  const policies = await contentSecurityPolicies(dist)
  const files = new Map<string, Answer>()
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  )
  await Promise.all(
    [...names].map(async (file) => {
      if (/\.(br|gz)$/.test(file)) return
      if (!isServed(file, names, isDemo)) return
      const path = `/${ownFile(file).slice(client.length + 1)}`
      const identity = await readFile(file)
      const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)])
      const page = path.replace(/(\/index)?\.html$/, '') || '/'
      const policy = policies.get(page)
      files.set(page, {
        identity,
        ...(br && { br }),
        ...(gzip && { gzip }),
        etag: etagOf(identity),
        headers: {
          'Content-Type': typeOf(path),
          'Cache-Control': path.startsWith('/_astro/')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
          ...(policy && { 'Content-Security-Policy': policy }),
        },
      })
    }),
  )
  return {
    find: (path) => files.get(path),
    serve(request, path, status) {
      const file = files.get(path.length > 1 ? path.replace(/\/$/, '') : path)
      return file && respond(request, file, file.headers, status)
    },
  }
}

/** The policies of prerendered pages, from a file of the build. */
async function contentSecurityPolicies(dist: string): Promise<Map<string, string>> {
  const text = await readIfThere(join(dist, '_headers.json'))
  if (!text) return new Map()
  const pages = JSON.parse(text.toString()) as {
    pathname: string
    headers: { key: string; value: string }[]
  }[]
  return new Map(
    pages.flatMap(({ pathname, headers }) =>
      headers.map(({ value }): [string, string] => [
        pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname,
        value,
      ]),
    ),
  )
}
