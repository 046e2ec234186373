import { expect, test } from 'vitest'
import { watchOverlayHistory } from '../../browser/overlay-history.ts'
import { offer } from './offer-pop-up.ts'

test("Back closes the week's offer, which is seen then", async () => {
  document.body.innerHTML = '<dialog></dialog>'
  const popUp = document.querySelector('dialog') as HTMLDialogElement
  const never = () => Number.POSITIVE_INFINITY
  watchOverlayHistory()
  sessionStorage.setItem('hasSeenSpecialOffer', 'nei')
  offer(popUp, never)
  expect(popUp.open).toBe(true)
  expect(sessionStorage.getItem('hasSeenSpecialOffer')).toBe('true')
  await expect.poll(() => history.state).toMatchObject({ overlays: 1 })
  history.back()
  await expect.poll(() => popUp.open).toBe(false)
  offer(popUp, never)
  expect(popUp.open).toBe(false)
})
