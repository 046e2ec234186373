import { replaceAddress } from '../../../browser/overlay-history.ts'

/** Sets or (if undefined) removes parameters of the page's address. */
export function keepInAddress(values: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  replaceAddress(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`, null)
}
