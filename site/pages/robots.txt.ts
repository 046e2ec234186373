import type { APIRoute } from 'astro'

/** Crawlers see every page, also those that ask not to be listed: else they would not hear it. */
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
