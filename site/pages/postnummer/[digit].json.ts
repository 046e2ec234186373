import type { APIRoute, GetStaticPaths } from 'astro'
import { places } from '../../postal-codes/places.ts'

export const prerender = true

/** One small file for the codes of each first digit, so that a browser fetches only what it asks about. */
export const getStaticPaths = (() =>
  [...new Set(places.map(([code]) => code.charAt(0)))].map((digit) => ({
    params: { digit },
  }))) satisfies GetStaticPaths

export const GET: APIRoute = ({ params: { digit = '' } }) =>
  Response.json(Object.fromEntries(places.filter(([code]) => code.startsWith(digit))))
