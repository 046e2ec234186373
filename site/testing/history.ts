import { vi } from 'vitest'

type Entry = { address: string; state: object | null }

const origin = 'http://shop.test'
const pathOf = (address: string) => address.replace(origin, '')

/** A session history for tests without a browser; like a browser's, it travels asynchronously. */
export function fakeHistory(visited: readonly (string | [string, object])[] = ['/']) {
  let entries: Entry[] = visited.map((entry) =>
    typeof entry === 'string'
      ? { address: entry, state: null }
      : { address: entry[0], state: entry[1] },
  )
  let at = entries.length - 1
  let travels = 0
  let heard = 0
  let reloads = 0
  const assigned: string[] = []
  const events = new EventTarget()
  const current = () => entries[at] as Entry
  const go = (steps: number) => {
    travels += 1
    setImmediate(() => {
      if (!entries[at + steps]) return
      at += steps
      events.dispatchEvent(new Event('popstate', { cancelable: true }))
    })
  }
  vi.stubGlobal('history', {
    get state() {
      return current().state
    },
    pushState(state: object | null, _: string, address = current().address) {
      entries = [...entries.slice(0, at + 1), { address: pathOf(address), state }]
      at += 1
    },
    replaceState(state: object | null, _: string, address = current().address) {
      entries[at] = { address: pathOf(address), state }
    },
    go,
    back: () => go(-1),
  })
  vi.stubGlobal('location', {
    get href() {
      return origin + current().address
    },
    get pathname() {
      return new URL(current().address, origin).pathname
    },
    reload() {
      reloads += 1
    },
    assign: (address: string) => void assigned.push(address),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const rest = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
  }
  const press = async (steps: number) => {
    go(steps)
    travels -= 1
    await rest()
  }
  return {
    rest,
    /** Simulates another listener of the page; Node does not order capturing listeners first. */
    listen: () =>
      events.addEventListener('popstate', () => {
        heard += 1
      }),
    back: () => press(-1),
    forward: () => press(1),
    /** Simulates the page giving way to another one. */
    hide: () => events.dispatchEvent(new Event('pagehide')),
    address: () => current().address,
    state: () => current().state,
    depth: () => Number((current().state as { overlays?: number } | null)?.overlays ?? 0),
    entries: () => entries.map(({ address }) => address),
    /** Number of times that the script travelled, and that other listeners were notified. */
    travels: () => travels,
    heard: () => heard,
    reloads: () => reloads,
    assigned: () => assigned,
  }
}
