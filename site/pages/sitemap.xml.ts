import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The pages that search engines may show: those of the shop, and the catalogue by category. */
export const GET: APIRoute = async ({ locals }) => {
  const { categories } = locals.catalogue.snapshot
  const pages = [
    paths.home(),
    paths.products(),
    ...categories.map(({ name }) => paths.products({ category: name })),
    paths.design(),
    paths.about(),
    paths.contact(),
  ]
  const entries = pages.map(
    (path) => `  <url><loc>${escaped(new URL(path, locals.publicUrl).href)}</loc></url>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
