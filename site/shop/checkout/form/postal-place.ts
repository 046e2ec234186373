import { atom } from 'nanostores'
import { readStored, writeStored } from '../../../browser/storage.ts'
import { latestWins } from '../../../browser/timing/latest-wins.ts'
import { isPostalCode } from '../../../client/generated/formats.ts'
import { postalPlaces } from '../../../client/postal-places.ts'
import { $checkoutForm, changeCheckoutForm } from './checkout-form.ts'

/** The note on the postal code: the place that was filled in, or that the code is unknown. */
export const $postalNote = atom<{ place: string } | 'unknown' | undefined>()

const key = 'checkout-filled-place'

/**
 * Fills in the place of the form's postal code whenever the code changes, until the returned function is called. The
 * customer's own place is never overwritten: only an empty field is filled, and a filled-in place is replaced only
 * while the customer has not edited it. Without an answer nothing changes.
 */
export function followPostalCode(): () => void {
  const start = latestWins()
  let lastCode = ''
  // The code and place that we filled in, as on an envelope: '0155 Oslo'.
  let filled = readStored(key, 'sessionStorage')

  function remember(code: string, place: string): void {
    filled = `${code} ${place}`
    writeStored(key, filled, 'sessionStorage')
    $postalNote.set({ place })
  }

  function forget(): void {
    filled = undefined
    writeStored(key, undefined, 'sessionStorage')
    $postalNote.set(undefined)
  }

  async function fillIn(code: string, isLatest: () => boolean): Promise<void> {
    const places = await postalPlaces(code.charAt(0)).catch(() => undefined)
    if (!places || !isLatest()) return
    const place = places[code]
    if (!place) $postalNote.set('unknown')
    else if ($checkoutForm.get().city === '') {
      remember(code, place)
      changeCheckoutForm({ city: place })
    }
  }

  return $checkoutForm.subscribe((form) => {
    const code = form.postalCode.trim()
    // The customer edited the place: it is no longer ours.
    if (filled && filled.slice(5) !== form.city) forget()
    if (code === lastCode) return
    lastCode = code
    const isLatest = start()
    $postalNote.set(undefined)
    // A place left beside another code, while no answer arrives, would send the parcel astray.
    if (filled && filled !== `${code} ${form.city}`) {
      forget()
      changeCheckoutForm({ city: '' })
    }
    if (isPostalCode(code)) void fillIn(code, isLatest)
  })
}
