import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'

/** Redirects the catalogue's second address in the specification to /products, with the query. */
export const GET: APIRoute = ({ url }) =>
  new Response(null, { status: 301, headers: { Location: `${paths.products()}${url.search}` } })
