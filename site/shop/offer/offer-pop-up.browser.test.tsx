import { beforeEach, expect, test, vi } from 'vitest'
import { watchOverlayHistory } from '../../browser/overlay-history.ts'
import { offer } from './offer-pop-up.ts'

let popUp: HTMLDialogElement
beforeEach(() => {
  document.body.innerHTML = '<button aria-busy="true">Handlekurv</button><dialog></dialog>'
  popUp = document.querySelector('dialog') as HTMLDialogElement
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

test("the week's offer waits for a drawer that is still loading, and for the drawer", () => {
  offer(popUp, () => 10_000)
  vi.advanceTimersByTime(5000)
  expect(popUp.open).toBe(false)
  document.querySelector('button')?.replaceWith(dialogRole())
  vi.advanceTimersByTime(5000)
  expect(popUp.open).toBe(false)
  document.querySelector('[role=dialog]')?.remove()
  vi.advanceTimersByTime(1000)
  expect(popUp.open).toBe(true)
})

test("Back closes the week's offer, which is then seen", async () => {
  watchOverlayHistory()
  document.querySelector('button')?.remove()
  sessionStorage.setItem('hasSeenSpecialOffer', 'nei')
  offer(popUp, () => 10_000)
  expect(popUp.open).toBe(true)
  expect(sessionStorage.getItem('hasSeenSpecialOffer')).toBe('true')
  vi.useRealTimers()
  history.back()
  await expect.poll(() => popUp.open).toBe(false)
  offer(popUp, () => 10_000)
  expect(popUp.open).toBe(false)
})

function dialogRole() {
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  return dialog
}
