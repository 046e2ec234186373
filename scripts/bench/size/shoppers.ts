import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf, type ShopProcess } from '../../rehearsal/shop-process.ts'
import type { Row } from '../row.ts'
import { staffClient } from '../staff-client.ts'
import { printGrowth, type Size } from './growth.ts'
import { callsAfterChange, shopperCalls, wholeLists } from './shopper-calls.ts'

/** Calls of each kind; the median is reported. */
const rounds = 9
/** The load before memory is read: shoppers at once, addresses of each, ms in all, and ms between two changes by staff. */
const shoppers = 20
const addresses = 5
const duration = 60_000
const changeInterval = 3000

/**
 * Shoppers' calls in a small and in a big shop: the ratio of their times, and the memory of the big shop after a load of
 * them.
 */
export async function benchShoppers(shops: Record<Size, ShopProcess>, row: Row): Promise<void> {
  const compare = (name: string, timeOf: (size: Size, round: number) => Promise<number>) =>
    printGrowth(row, `shoppers, ${name}`, rounds, timeOf)
  await warmUp(shops)
  for (const [name, pathOf] of Object.entries(shopperCalls))
    await compare(name, (size, round) => callTime(shops[size].url + pathOf(round)))

  const change = { small: await staffOf(shops.small), big: await staffOf(shops.big) }
  for (const path of callsAfterChange)
    await compare(`${path} after a change by staff`, async (size) => {
      await change[size]()
      return callTime(shops[size].url + path)
    })

  await load(shops.big, change.big)
  const { resident } = await memoryOf(shops.big.child)
  row('shoppers, memory after a minute: big', resident, 'MB')
}

/** Runs the code of all calls until it is compiled, as it is after some minutes of visitors. */
async function warmUp(shops: Record<Size, ShopProcess>): Promise<void> {
  for (const { url } of Object.values(shops))
    for (const pathOf of Object.values(shopperCalls))
      for (let round = rounds + 1; round <= 3 * rounds; round += 1)
        await callTime(url + pathOf(round))
}

/** A minute of shoppers, while staff change prices. */
async function load({ url }: ShopProcess, change: () => Promise<void>): Promise<void> {
  const end = performance.now() + duration
  const isOver = () => performance.now() > end
  const pathsOf = Object.values(shopperCalls)
  let asked = 0
  const shopper = async (number: number) => {
    while (!isOver()) {
      const turn = asked++
      const pathOf = pathsOf[turn % pathsOf.length]
      const address = `10.0.${turn % addresses}.${number}`
      await callTime(url + (pathOf?.(turn % 90) ?? '/'), address)
      const whole = wholeLists[Math.floor(turn / 50) % wholeLists.length]
      if (turn % 50 === 0 && whole) await callTime(url + whole, address)
    }
  }
  const staff = async () => {
    for (; !isOver(); await pause(changeInterval)) await change()
  }
  await Promise.all([staff(), ...Array.from({ length: shoppers }, (_, number) => shopper(number))])
}

let callers = 0
/** The address of a shopper who has not called before. */
const newAddress = () => `10.1.${(callers >> 8) & 255}.${callers++ & 255}`

/** Ms for a call of a shopper with this address, whose searches are limited. Default: a new one. */
async function callTime(url: string, address = newAddress()): Promise<number> {
  const began = performance.now()
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': address }
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - began
}

/** A function that changes the price of a patch, as staff. */
async function staffOf({ url }: ShopProcess): Promise<() => Promise<void>> {
  const staff = await staffClient(url)
  let price = 50
  return async () => {
    price = price === 50 ? 51 : 50
    await staff('products/1', { method: 'PATCH', body: JSON.stringify({ price }) })
  }
}
