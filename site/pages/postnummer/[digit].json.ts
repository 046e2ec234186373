import type { APIRoute, GetStaticPaths } from 'astro'
import { places } from '../../postal-codes/places.ts'

export const prerender = true

/** One static file per first digit of the postal code, so that a browser fetches only one of them. */
export const getStaticPaths = (() =>
  [...new Set(places.map(([code]) => code.charAt(0)))].map((digit) => ({
    params: { digit },
  }))) satisfies GetStaticPaths

/** The places of all postal codes with this first digit, by code. */
export const GET: APIRoute = ({ params: { digit = '' } }) =>
  Response.json(Object.fromEntries(places.filter(([code]) => code.startsWith(digit))))
