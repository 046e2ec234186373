import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressOver } from './first-touch.ts'
import touch from './touch.ts'

const button = page.getByRole('button', { name: 'Kurv' })

/** An island with a button that can be pressed once it is hydrated, when `ready`; a load in `failing` fails. */
function island(
  value: string,
  failing: Promise<void>[] = [],
  ready?: Promise<void>,
  hydrated?: () => void,
) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML =
    '<button type="button">Kurv</button><a href="/bilde.svg" aria-haspopup="dialog">Bilde</a>'
  const link = place.querySelector('a') as HTMLElement
  onTestFinished(() => place.remove())
  const pressed = vi.fn()
  const load = vi.fn(async () => {
    const failure = failing.shift()
    await (failure ?? ready ?? new Promise((loaded) => setTimeout(loaded)))
    if (failure) place.dispatchEvent(new CustomEvent('astro:hydration-error'))
    return () => {
      hydrated?.()
      place.addEventListener('click', pressed)
      link.addEventListener('click', (event) => event.preventDefault())
    }
  })
  touch(load as never, { name: 'Island', value }, place)
  return { link, load, pressed }
}

test('a press is not lost when the load that its touch began fails', async () => {
  const failing = Promise.withResolvers<void>()
  const { load, pressed } = island('visible', [failing.promise])

  button.element().focus()
  await userEvent.keyboard('[Space>]')
  await expect.poll(() => load.mock.calls.length).toBe(1)
  failing.resolve()
  await failing.promise
  await userEvent.keyboard('[/Space]')
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(load).toHaveBeenCalledTimes(2)
  expect(button.element().ariaBusy).toBeNull()
})

test('a failed load is retried at the next touch', async () => {
  const failing = Promise.withResolvers<void>()
  const { load, pressed } = island('visible', [failing.promise])
  await button.click()
  expect(button.element().ariaBusy).toBe('true')
  failing.resolve()
  await expect.poll(() => button.element().ariaBusy).toBeNull()
  await button.click()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(load).toHaveBeenCalledTimes(2)
})

test('an island that waits for no touch takes a press from before its hydration, once', async () => {
  const ready = Promise.withResolvers<void>()
  const { load, pressed } = island('now', [], ready.promise)
  await button.click()
  expect(button.element().ariaBusy).toBe('true')
  ready.resolve()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
  expect(button.element().ariaBusy).toBeNull()
})

test('an island that waits for no touch is hydrated after the press that is under way', async () => {
  // The press has no longest time.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const order: string[] = []
  const ready = Promise.withResolvers<void>()
  const { pressed } = island('now', [], ready.promise, () => order.push('hydrated'))
  button.element().addEventListener('keyup', () => order.push('released'))
  button.element().focus()
  await userEvent.keyboard('[Space>]')
  ready.resolve()
  await userEvent.keyboard('[/Space]')
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(order).toEqual(['released', 'hydrated'])
})

test('an island is hydrated after a press that began while the one before was being painted', async () => {
  // The presses have no longest time.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ready = Promise.withResolvers<void>()
  const hydrated = vi.fn()
  const { pressed } = island('now', [], ready.promise, hydrated)
  const fire = (type: string) =>
    button.element().dispatchEvent(new PointerEvent(type, { bubbles: true }))
  fire('pointerdown')
  ready.resolve()
  // The island is loaded, and waits for the press.
  await new Promise(requestAnimationFrame)
  const first = pressOver()
  fire('click')
  fire('pointerdown')
  await first
  // The island has heard of the end of the first press before.
  expect(hydrated).not.toHaveBeenCalled()
  vi.useRealTimers()
  fire('click')
  await expect.poll(() => pressed.mock.calls.length).toBe(2)
})

test('Escape withdraws a press that waits for hydration', async () => {
  const ready = Promise.withResolvers<void>()
  const hydrated = vi.fn()
  const { pressed } = island('now', [], ready.promise, hydrated)
  await button.click()
  expect(button.element().ariaBusy).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(button.element().ariaBusy).toBeNull()
  ready.resolve()
  await expect.poll(() => hydrated.mock.calls.length).toBe(1)
  await button.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a press on a link that opens a dialog stays on the page, and is replayed', async () => {
  const ready = Promise.withResolvers<void>()
  const { link, pressed } = island('now', [], ready.promise)
  const address = location.href
  await userEvent.click(link)
  expect(link.ariaBusy).toBe('true')
  ready.resolve()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(location.href).toBe(address)
})
