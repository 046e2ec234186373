import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { offerPopUpTexts as texts } from '../../text/overlays.ts'
import { offer } from './offer-pop-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-05-06T12:30:00+02:00')
  return () => vi.restoreAllMocks()
})

/** The pop-up as the page has it, beside `around`. */
async function show(around?: ReactNode, idleTime = () => Number.POSITIVE_INFINITY) {
  const { container } = await render(
    <>
      <dialog aria-label={texts.title}>
        <button type="button" aria-label={texts.close} data-close />
        <p data-code>3FOR2</p>
        <p role="timer">
          {Object.keys(texts.units).map((unit) => (
            <span key={unit} data-unit={unit} />
          ))}
        </p>
        <p role="status" data-note data-refused={texts.copyRefused} />
        <button type="button" data-copy data-copied={texts.copied}>
          {texts.copy}
        </button>
        <button type="button" data-close>
          {texts.start}
        </button>
      </dialog>
      {around}
    </>,
  )
  const popUp = container.querySelector('dialog')
  if (!popUp) throw new Error('There is no pop-up')
  const due = () => offer(popUp, idleTime)
  return { popUp, due }
}

const seen = () => sessionStorage.getItem('hasSeenSpecialOffer')

test.each([
  ['a drawer is open', <div key="a" role="dialog" />],
  ['a dialog is open', <dialog key="b" open />],
  ['the help chat is open', <button key="c" type="button" data-chat aria-expanded />],
  ['a pressed button is busy', <button key="d" type="button" aria-busy />],
  ['an empty field has the focus', <input key="e" />],
  ['a choice has the focus', <select key="f" />],
])('OFFER-01 waits while %s, and a second longer', async (_what, cause) => {
  const { popUp, due } = await show(<div data-cause>{cause}</div>)
  const place = document.querySelector('[data-cause]')
  place?.querySelector<HTMLElement>('input, select')?.focus()
  due()
  vi.advanceTimersByTime(5000)
  expect(popUp.open).toBe(false)
  expect(seen()).toBeNull()
  place?.replaceChildren()
  vi.advanceTimersByTime(1000)
  expect(popUp.open).toBe(true)
  expect(seen()).toBe('true')
})

test('OFFER-01 leaves a second to the effect of the last press or key', async () => {
  let usedAt = performance.now() - 300
  const { popUp, due } = await show(undefined, () => performance.now() - usedAt)
  due()
  vi.advanceTimersByTime(600)
  usedAt = performance.now()
  vi.advanceTimersByTime(999)
  expect(popUp.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(popUp.open).toBe(true)
})

test('OFFER-02 does not open where another page has opened it', async () => {
  const { popUp, due } = await show()
  sessionStorage.setItem('hasSeenSpecialOffer', 'true')
  due()
  vi.advanceTimersByTime(5000)
  expect(popUp.open).toBe(false)
})

test('OFFER-02 does not open where the browser forbids to remember it, as it would on each page', async () => {
  const { popUp, due } = await show()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  due()
  vi.advanceTimersByTime(5000)
  expect(popUp.open).toBe(false)
})

test.each([texts.close, texts.start])('OFFER-03 %s closes it', async (name) => {
  const { popUp, due } = await show()
  due()
  await page.getByRole('button', { name }).click()
  expect(popUp.open).toBe(false)
})

test('OFFER-06 OFFER-07 counts down to the end of Sunday', async () => {
  const { popUp, due } = await show()
  due()
  const left = () => [...popUp.querySelectorAll('[data-unit]')].map((unit) => unit.textContent)
  expect(left()).toEqual(['4', '11', '29', '59'])
  vi.advanceTimersByTime(1000)
  expect(left()).toEqual(['4', '11', '29', '58'])
})

test('OFFER-04 OFFER-05 its code is copied, which is confirmed for two seconds', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { due } = await show()
  due()
  const copy = page.getByRole('button', { name: texts.copy })
  await copy.click()
  await expect.element(page.getByRole('button', { name: texts.copied })).toBeVisible()
  expect(written).toHaveBeenCalledWith('3FOR2')
  vi.advanceTimersByTime(1800)
  expect(copy.query()).toBeNull()
  vi.advanceTimersByTime(200)
  await expect.element(copy).toBeVisible()
})

test('OFFER-04 OFFER-05 its code is copied without the Clipboard API, as on plain http', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  const { due } = await show()
  due()
  const copied = new Promise((resolve) => {
    addEventListener('copy', () => resolve(String(getSelection())), { once: true })
  })
  await page.getByRole('button', { name: texts.copy }).click()
  expect(await copied).toBe('3FOR2')
  await expect.element(page.getByRole('button', { name: texts.copied })).toBeVisible()
})

test('OFFER-05 when copying fails, the code is selected, and the copy is not confirmed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const { due } = await show()
  due()
  await page.getByRole('button', { name: texts.copy }).click()
  await expect.element(page.getByText(texts.copyRefused)).toBeVisible()
  expect(String(getSelection())).toBe('3FOR2')
  expect(page.getByRole('button', { name: texts.copied }).query()).toBeNull()
})

test('is closed by the key for that, and its countdown ends', async () => {
  const { popUp, due } = await show()
  due()
  await userEvent.keyboard('{Escape}')
  expect(popUp.open).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
