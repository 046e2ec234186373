import { paths } from '../paths.ts'
import { within } from './call.ts'
import { RequestError } from './request-error.ts'

/** Seconds; by then the customer has typed the place. */
const timeLimit = 5

/** The places of all postal codes with this first digit, by code, from a static file of the build. */
export async function postalPlaces(digit: string): Promise<Record<string, string | undefined>> {
  const url = new URL(paths.postalPlaces(digit), location.origin)
  const response = await within(timeLimit)(new Request(url))
  if (!response.ok) throw new RequestError(response.status, response.statusText, '')
  return response.json()
}
