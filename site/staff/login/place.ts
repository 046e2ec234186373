import { readStored, writeStored } from '../../browser/storage.ts'
import { paths } from '../../paths.ts'

const key = 'adminPlace'

/** Keeps which page of staff this is, for after the login, in this tab. */
export const keepPlace = (): void =>
  writeStored(key, location.pathname + location.search, 'sessionStorage')

/** The page of staff that the login interrupted, once; else the dashboard. */
export function takePlace(): string {
  const place = readStored(key, 'sessionStorage') ?? ''
  writeStored(key, undefined, 'sessionStorage')
  return isOfStaff(place) ? place : paths.adminDashboard()
}

/** Other pages may write there as well, so the login leads nowhere else. */
const isOfStaff = (place: string): boolean =>
  [paths.adminDashboard(), paths.pickingList(), paths.packingSlips()].some(
    (path) => place === path || place.startsWith(`${path}?`),
  )
