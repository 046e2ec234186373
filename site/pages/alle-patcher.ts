import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'

/** The catalogue's second name in the specification; the query goes along. */
export const GET: APIRoute = ({ url }) =>
  new Response(null, { status: 301, headers: { Location: `${paths.products()}${url.search}` } })
