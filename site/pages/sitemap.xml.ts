import type { APIRoute } from 'astro'
import { categoryNames } from '../page-data.ts'
import { paths } from '../paths.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Most addresses that search engines read of a sitemap (sitemaps.org). */
const mostAddresses = 50_000

/** The pages that search engines may show: those of the shop, the catalogue by category, and those of the patches. */
export const GET: APIRoute = ({ locals }) => {
  const { snapshot } = locals.catalogue
  const categories = categoryNames(snapshot)
  const pages = [
    paths.home(),
    paths.products(),
    ...categories.map((category) => paths.products({ category })),
    paths.design(),
    paths.tryOn(),
    paths.about(),
    paths.contact(),
    paths.terms(),
    paths.privacy(),
    paths.withdrawal(),
    // Those of the most popular first.
    ...snapshot.articles.map(paths.patch),
  ]
  const entries = pages
    .slice(0, mostAddresses)
    .map((path) => `  <url><loc>${escaped(new URL(path, locals.publicUrl).href)}</loc></url>`)
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
