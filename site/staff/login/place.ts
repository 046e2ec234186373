import { readStored, writeStored } from '../../browser/storage.ts'
import { paths } from '../../paths.ts'

const key = 'adminPlace'

/** Stores the current staff page in this tab, to return to it after the login. */
export const keepPlace = (): void =>
  writeStored(key, location.pathname + location.search, 'sessionStorage')

/** The staff page to return to after the login, once; default: the dashboard. */
export function takePlace(): string {
  const place = readStored(key, 'sessionStorage') ?? ''
  writeStored(key, undefined, 'sessionStorage')
  return isOfStaff(place) ? place : paths.adminDashboard()
}

/** Other pages can write to this storage, so only staff pages are accepted. */
const isOfStaff = (place: string): boolean =>
  [paths.adminDashboard(), paths.pickingList(), paths.packingSlips()].some(
    (path) => place === path || place.startsWith(`${path}?`),
  )
