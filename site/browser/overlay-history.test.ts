import { describe, expect, test, vi } from 'vitest'
import { fakeHistory } from '../testing/history.ts'

/** A page with its history, and a log of its overlays' events. */
async function page(entries?: Parameters<typeof fakeHistory>[0]) {
  vi.resetModules()
  const browser = fakeHistory(entries)
  const overlayHistory = await import('./overlay-history.ts')
  overlayHistory.watchOverlayHistory()
  browser.listen()
  await browser.rest()
  const closed: string[] = []
  /** Opens an overlay that reports when it is closed, as the real ones do. */
  const show = (name: string, address?: string) => {
    const note = overlayHistory.noteOverlay(() => {
      closed.push(name)
      note()
    }, address)
    return note
  }
  return { ...browser, ...overlayHistory, show, closed }
}

test('Back closes the topmost overlay, then the one below, then leaves the page', async () => {
  const { show, back, rest, closed, entries, address } = await page(['/om-oss', '/products'])
  show('detail')
  await rest()
  show('zoom')
  await rest()
  await back()
  expect(closed).toEqual(['zoom'])
  await back()
  expect(closed).toEqual(['zoom', 'detail'])
  expect(address()).toBe('/products')
  await back()
  expect(address()).toBe('/om-oss')
  expect(entries()).toEqual(['/om-oss', '/products', '/products', '/products'])
})

test('closing an overlay without Back removes its entry', async () => {
  const { show, back, rest, closed, address } = await page(['/om-oss', '/products'])
  const close = show('cart')
  await rest()
  close()
  await rest()
  await back()
  expect(address()).toBe('/om-oss')
  expect(closed).toEqual([])
})

test.each([1, 2, 3])('%i quick closings and openings leave one entry', async (times) => {
  const { show, back, rest, closed, address } = await page(['/om-oss', '/products'])
  let close = show('cart')
  await rest()
  for (let turn = 0; turn < times; turn += 1) {
    close()
    await Promise.resolve()
    close = show('cart')
    await Promise.resolve()
  }
  await rest()
  await back()
  expect(closed).toEqual(['cart'])
  expect(address()).toBe('/products')
  await back()
  expect(address()).toBe('/om-oss')
})

test('an overlay that replaces another one reuses its entry', async () => {
  const { show, rest, entries, travels } = await page(['/'])
  const close = show('menu')
  await rest()
  close()
  show('cart')
  await rest()
  expect(entries()).toEqual(['/', '/'])
  expect(travels()).toBe(0)
})

test('Forward into the entry of a closed overlay leads back to the page', async () => {
  const { show, back, forward, rest, address, depth } = await page(['/om-oss', '/products'])
  show('cart')
  await rest()
  await back()
  await forward()
  expect(depth()).toBe(0)
  await back()
  expect(address()).toBe('/om-oss')
})

test('an entry whose overlay was lost by a reload is removed', async () => {
  const { back, address, depth } = await page([
    '/om-oss',
    '/products',
    ['/products', { overlays: 1 }],
    ['/products', { overlays: 2 }],
  ])
  expect(depth()).toBe(0)
  await back()
  expect(address()).toBe('/om-oss')
})

describe('an address that changes below an overlay', () => {
  test('an address that was pushed survives Back closing the overlay, and the next Back undoes it', async () => {
    const { show, pushAddress, back, rest, closed, address, heard } = await page(['/products'])
    show('filters')
    await rest()
    pushAddress('/products?category=sport')
    pushAddress('/products?category=humor')
    await back()
    expect([closed, address()]).toEqual([['filters'], '/products?category=humor'])
    expect(heard()).toBe(0)
    await back()
    expect(address()).toBe('/products?category=sport')
    await back()
    expect(address()).toBe('/products')
    expect(heard()).toBe(2)
  })

  test('an address pushed as a step keeps its state on both entries', async () => {
    const { show, pushAddress, back, rest, state } = await page(['/products'])
    show('filters')
    await rest()
    pushAddress('/products?category=sport', { run: 1 })
    expect(state()).toEqual({ run: 1, overlays: 1 })
    await back()
    expect(state()).toEqual({ run: 1 })
  })

  test('an address that was replaced survives closing the overlay', async () => {
    const { show, replaceAddress, rest, address, state } = await page(['/products'])
    const close = show('detail')
    await rest()
    replaceAddress('/products?page=2', { place: 1 })
    close()
    await rest()
    expect(address()).toBe('/products?page=2')
    expect(state()).toBeNull()
  })
})

describe('a step after an overlay was closed', () => {
  test.each(['Back', 'the overlay itself'])(
    'by %s notifies listeners when Back undoes it',
    async (by) => {
      const { show, pushAddress, back, rest, address, heard } = await page(['/products'])
      const close = show('detail')
      await rest()
      if (by === 'Back') await back()
      else close()
      await rest()
      pushAddress('/products?category=sport')
      await back()
      expect(address()).toBe('/products')
      expect(heard()).toBe(1)
    },
  )

  test('that is added while the overlay closes follows the page, and leaves no entry of the overlay', async () => {
    const { show, pushAddress, back, rest, address, entries, depth } = await page(['/products'])
    const close = show('detail')
    await rest()
    close()
    await Promise.resolve()
    pushAddress('/products?category=sport', { run: 1 })
    pushAddress('/products?category=humor')
    await rest()
    expect(depth()).toBe(0)
    expect(entries()).toEqual(['/products', '/products?category=sport', '/products?category=humor'])
    await back()
    expect(address()).toBe('/products?category=sport')
  })

  test('from an address that the overlay set notifies listeners in both directions', async () => {
    const { show, pushAddress, replaceAddress, back, forward, rest, address, heard } = await page([
      '/products',
    ])
    const close = show('filters')
    await rest()
    pushAddress('/products?category=sport')
    replaceAddress('/products?category=sport&page=2', null)
    close()
    await rest()
    expect(heard()).toBe(0)
    await back()
    expect(address()).toBe('/products')
    expect(heard()).toBe(1)
    await forward()
    expect(address()).toBe('/products?category=sport&page=2')
    expect(heard()).toBe(2)
  })
})

test('a link in an overlay leaves no entry of the overlay behind, nor an open one on the page that Back restores', async () => {
  const { show, leaveFor, rest, hide, closed, assigned, depth } = await page(['/products'])
  show('detail')
  await rest()
  show('zoom')
  await rest()
  leaveFor('/checkout')
  leaveFor('/checkout')
  await rest()
  expect(assigned()).toEqual(['/checkout'])
  expect(depth()).toBe(0)
  hide()
  expect(closed).toEqual(['zoom', 'detail'])
})

describe('an overlay with an address of its own', () => {
  test('shows it, also below another overlay, until it closes', async () => {
    const { show, back, rest, closed, address, addressBelow, heard } = await page([
      '/products?category=sport',
    ])
    show('detail', '/patch/1-a')
    await rest()
    show('zoom')
    await rest()
    expect(address()).toBe('/patch/1-a')
    expect(addressBelow()).toContain('/products?category=sport')
    await back()
    expect([closed, address()]).toEqual([['zoom'], '/patch/1-a'])
    await back()
    expect([closed, address()]).toEqual([['zoom', 'detail'], '/products?category=sport'])
    expect(heard()).toBe(0)
  })

  test('takes over the entry of the overlay that it replaces, and gives it to the next one', async () => {
    const { show, rest, entries, travels } = await page(['/'])
    const early = show('early')
    await rest()
    early()
    const close = show('detail', '/patch/1-a')
    await rest()
    expect(entries()).toEqual(['/', '/patch/1-a'])
    close()
    show('cart')
    await rest()
    expect(entries()).toEqual(['/', '/'])
    expect(travels()).toBe(0)
  })

  test('keeps it when the page below changes its address, which shows once the overlay is closed', async () => {
    const { show, replaceAddress, rest, address, addressBelow } = await page(['/products'])
    const close = show('detail', '/patch/1-a')
    await rest()
    replaceAddress('/products?page=2', null)
    expect(address()).toBe('/patch/1-a')
    expect(addressBelow()).toContain('/products?page=2')
    close()
    await rest()
    expect(address()).toBe('/products?page=2')
  })

  test('is not announced to other listeners by Forward, which leads back to the page', async () => {
    const { show, back, forward, rest, address, addressBelow, heard } = await page(['/products'])
    show('detail', '/patch/1-a')
    await rest()
    await back()
    await forward()
    expect(address()).toBe('/products')
    expect(addressBelow()).toContain('/products')
    expect(heard()).toBe(0)
  })

  test('is a page of its own after a reload, from which Back and closing load the page below', async () => {
    const entry: [string, object] = ['/patch/1-a', { overlays: 1, isPage: true }]
    const reloaded = await page(['/products', entry])
    expect([reloaded.address(), reloaded.depth()]).toEqual(['/patch/1-a', 0])
    await reloaded.back()
    expect([reloaded.address(), reloaded.reloads()]).toEqual(['/products', 1])

    const another = await page(['/products', entry])
    another.leavePage('/elsewhere')
    await another.rest()
    expect([another.address(), another.reloads()]).toEqual(['/products', 1])
    expect(another.assigned()).toEqual([])
  })

  test('that was opened as a page is left for an address', async () => {
    const { leavePage, assigned, reloads } = await page(['/patch/1-a'])
    leavePage('/products')
    expect([assigned(), reloads()]).toEqual([['/products'], 0])
  })

  test('as a page, an enlarged picture above it closes without a reload', async () => {
    const { show, back, rest, closed, address, reloads } = await page([
      '/products',
      ['/patch/1-a', { overlays: 1, isPage: true }],
    ])
    show('zoom')
    await rest()
    await back()
    expect([closed, address(), reloads()]).toEqual([['zoom'], '/patch/1-a', 0])
  })
})
