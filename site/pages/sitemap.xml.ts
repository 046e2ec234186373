import type { APIRoute } from 'astro'
import { categoryNames } from '../page-data.ts'
import { paths } from '../paths.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The pages that search engines may show: those of the shop, and the catalogue by category. */
export const GET: APIRoute = async ({ locals }) => {
  const categories = await locals.catalogue.read(categoryNames)
  const pages = [
    paths.home(),
    paths.products(),
    ...categories.map((category) => paths.products({ category })),
    paths.design(),
    paths.about(),
    paths.contact(),
    paths.terms(),
    paths.privacy(),
    paths.withdrawal(),
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
