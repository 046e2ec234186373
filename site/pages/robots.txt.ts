import type { APIRoute } from 'astro'

/** Crawlers may fetch every page, including noindex pages: they must read a page to see its noindex. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${new URL('/sitemap.xml', locals.publicUrl).href}`,
      '',
    ].join('\n'),
    {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  )
