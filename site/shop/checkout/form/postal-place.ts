import { atom } from 'nanostores'
import { readStored, writeStored } from '../../../browser/storage.ts'
import { postalPlaces } from '../../../client/postal-places.ts'
import { $checkoutForm, changeCheckoutForm, isPostalCode } from './checkout-form.ts'

/** What there is to say of the postal code: the place that was filled in for it, or that nobody knows it. */
export const $postalNote = atom<{ place: string } | 'unknown' | undefined>()

const key = 'checkout-filled-place'

/**
 * Fills in the place that belongs to the form's postal code, as often as the code changes, until the
 * returned function is called. What the customer wrote stays: a place goes into an empty field only, and
 * leaves it with its code only while it stands there as it was put. Without an answer nothing happens.
 */
export function followPostalCode(): () => void {
  let lastCode = ''
  // Code and place that we filled in, as on an envelope: '0155 Oslo'.
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

  async function fillIn(code: string): Promise<void> {
    const places = await postalPlaces(code.charAt(0)).catch(() => undefined)
    const form = $checkoutForm.get()
    if (!places || codeOf(form) !== code) return
    const place = places[code]
    if (!place) $postalNote.set('unknown')
    else if (form.city === '') {
      remember(code, place)
      changeCheckoutForm({ city: place })
    }
  }

  return $checkoutForm.subscribe((form) => {
    const code = codeOf(form)
    // The customer wrote another place: from here on it is theirs.
    if (filled && filled.slice(5) !== form.city) forget()
    if (code === lastCode) return
    lastCode = code
    $postalNote.set(undefined)
    // A place that stayed beside another code, where no answer comes, would send the parcel astray.
    if (filled && filled !== `${code} ${form.city}`) {
      forget()
      changeCheckoutForm({ city: '' })
    }
    if (isPostalCode(code)) void fillIn(code)
  })
}

const codeOf = (form: { postalCode: string }) => form.postalCode.trim()
